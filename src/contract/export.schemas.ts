import * as z from 'zod/mini';
import { EXPORT_KINDS, EXPORT_STATES } from './export.enums';
import { Id, queryInt, Time } from './fields.schemas';

const Day = z.iso.date().check(z.regex(/^2\d{3}-/));

export const ExportInput = z
  .strictObject({
    kind: z.enum(EXPORT_KINDS),
    /** Days of the shop, both included. */
    from: z.optional(Day),
    until: z.optional(Day),
  })
  .check(z.refine(({ from = '', until = '9' }) => from <= until, { path: ['until'], error: 'too_small' }));

export const Export = z.object({
  id: z.string(),
  kind: z.enum(EXPORT_KINDS),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  state: z.enum(EXPORT_STATES),
  /** Lines written so far, and how many there were when it was asked for. */
  lines: z.int(),
  expected: z.int(),
  bytes: z.int(),
  /** The file in pieces, to be put together. */
  parts: z.int(),
  askedBy: z.string(),
  askedAt: Time,
  expiresAt: Time,
});

/** Those of the last day that the caller may have, newest first, and what they may ask for. */
export const Exports = z.object({
  items: z.array(Export),
  kinds: z.array(z.object({ name: z.enum(EXPORT_KINDS), columns: z.array(z.string()) })),
});

export const ExportPartName = z.object({ id: Id, part: queryInt(1, 100_000) });
export const ExportPart = z.object({ text: z.string() });
