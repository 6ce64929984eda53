import * as z from 'zod/mini';

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** What a shop asks for parcels that stay: see transit-storage.ts. */
export const StorageRule = z.object({
  freeDays: count(3650),
  bands: z
    .array(z.object({ upToGrams: z.nullable(count(1_000_000)), dayFee: count(1_000_000) }))
    .check(z.minLength(1), z.maxLength(20)),
  maxFee: z.nullable(count(100_000_000)),
});
