import * as z from 'zod/mini';
import { Money, Time } from './fields.schemas';

/** What was ordered at a seller's for an order. */
export const AtSeller = z.object({
  isPlaced: z.boolean(),
  numbers: z.array(z.string()),
  goods: Money,
  freight: Money,
  payUrl: z.string(),
  /** Under which account of the shop it was bought, when it was paid and how that is found again, as a person said. */
  account: z.optional(z.string()),
  paidAt: z.optional(z.nullable(Time)),
  paymentReference: z.optional(z.string()),
});
