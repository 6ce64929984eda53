import * as z from 'zod/mini';
import { VERSION_STATES } from './dated-terms.enums';
import { Id, text } from './fields.schemas';

/** What is known of dated terms beside them. */
export const VersionHead = {
  id: z.string(),
  validFrom: z.string(),
  state: z.enum(VERSION_STATES),
  /** One of the staff by name, or whoever a file or a command names. */
  author: z.string(),
  note: z.string(),
  /** Who took it back. */
  withdrawnBy: z.nullable(z.string()),
};

/** When terms begin and why: midnight of that day in the shop's time, at once without one. */
export const Dating = {
  from: z.nullable(z.iso.date().check(z.refine((day) => day >= '2000-01-01' && day <= '2199-12-31'))),
  note: text(300),
};

/** Of what was read: the versions that were there. */
export const ReadVersion = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const Withdrawal = z.strictObject({ version: ReadVersion });
export const VersionParams = z.object({ id: Id });
