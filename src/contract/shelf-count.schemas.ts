import * as z from 'zod/mini';
import { Id, queryInt, text, Time, Version } from './fields.schemas';
import { COUNT_DECISIONS, COUNT_LINES, COUNT_STATES, COUNT_VIEWS } from './shelf-count.enums';

export const QueuedCount = z.object({
  id: z.string(),
  warehouseId: z.string(),
  location: z.string(),
  state: z.enum(COUNT_STATES),
  countedName: z.string(),
  startedAt: Time,
  seen: z.int(),
  missing: z.int(),
  unexpected: z.int(),
});

export const DeskCount = z.object({
  ...QueuedCount.shape,
  version: z.int(),
  closedName: z.nullable(z.string()),
  closedAt: z.nullable(Time),
  reason: z.string(),
  /** What differs, five hundred at most. */
  lines: z.array(
    z.object({
      parcelId: z.string(),
      parcelNo: z.string(),
      kind: z.enum(COUNT_LINES),
      /** Where it was written to be then, and is now. */
      stood: z.string(),
      location: z.string(),
    }),
  ),
  /** Whoever asks did not count it: they may close it. */
  canClose: z.boolean(),
});

export const CountQueueQuery = z.strictObject({
  view: z._default(z.enum(COUNT_VIEWS), 'DIFFERS'),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});
export const CountQueue = z.object({
  items: z.array(QueuedCount),
  next: z.nullable(z.string()),
  /** Counted up to `LIMITS.deskCount`. */
  waiting: z.int(),
});
export const CountClosing = z.strictObject({
  version: Version,
  decision: z.enum(COUNT_DECISIONS),
  reason: z._default(text(500), ''),
});
export const countParams = z.object({ id: Id });
