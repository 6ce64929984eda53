import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { text, Time } from './fields.schemas';

/** A file with all that the shop has of a shopper. */
export const DataExport = z.object({
  id: z.string(),
  status: z.enum(['REQUESTED', 'READY', 'FAILED']),
  bytes: z.int(),
  askedAt: Time,
  /** When it goes. */
  until: Time,
});
export const DataExports = z.object({ items: z.array(DataExport) });

/** JSON, as text. */
export const DataFile = z.object({ name: z.string(), content: z.string() });

/** What the staff may do with all that is a shopper's. */
export const PersonalData = z.object({
  exports: z.array(DataExport),
  /** What is not over yet: as long as there is any of it, nobody goes. */
  open: z.array(z.object({ what: z.string(), count: z.int() })),
  erasedAt: z.nullable(Time),
  /** What was asked and said of it, oldest first. */
  approvals: z.array(Approval),
});
export const ErasureAsk = z.strictObject({
  /** Why, and by whose wish. */
  note: text(500, 1),
});
