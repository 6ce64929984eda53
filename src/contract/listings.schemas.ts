import * as z from 'zod/mini';

/** What its listings look like today; what the marketplace does not sell any more, or cannot be asked about, has neither. */
export const Listings = z.object({
  items: z.array(z.object({ orderItemId: z.string(), image: z.nullable(z.string()), unitFen: z.nullable(z.int()) })),
});
