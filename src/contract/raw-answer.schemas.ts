import * as z from 'zod/mini';

/** What a raw call is answered with: any status, any type, the characters as they stand. */
export const RawAnswer = z.object({
  status: z.int().check(z.minimum(200), z.maximum(599)),
  headers: z.record(z.string(), z.string()),
  body: z.string(),
});
