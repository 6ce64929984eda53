import * as z from 'zod/mini';

/** RFC 9457 problem answer. `detail` is in the shopper's language, `code` is stable. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
  /** What the caller needs to go on, e.g. the new quote of PRICE_CHANGED or seconds to wait. */
  data: z.optional(z.unknown()),
});
