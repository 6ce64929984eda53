import * as z from 'zod/mini';
import { Time } from './fields.schemas';

/** What its listings look like today; what the marketplace does not sell any more, or cannot be asked about, has no picture and no price. */
export const Listings = z.object({
  items: z.array(
    z.object({
      orderItemId: z.string(),
      image: z.nullable(z.string()),
      unitFen: z.nullable(z.int()),
      /** Pieces that can be bought of what was ordered; null where the marketplace cannot be asked. */
      stock: z.nullable(z.int()),
      /** When the marketplace was asked last; null where it cannot be. */
      askedAt: z.nullable(Time),
    }),
  ),
});
