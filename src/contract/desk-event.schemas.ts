import * as z from 'zod/mini';
import { Money, Time } from './fields.schemas';

/** What has happened to an order or a shipment, as its desk tells it. */
export const DeskEvent = z.object({
  at: Time,
  kind: z.enum(['STATE', 'DEED', 'PARCEL', 'MONEY', 'REFUND', 'QUESTION', 'MESSAGE', 'LOOK']),
  /** A state, what was done or booked, what became of money that was asked back or of a question, or who wrote. */
  code: z.string(),
  /** Of which parcel, a note, a reason, or the first words. */
  detail: z.string(),
  /** Of money: how much moved, or is asked for. */
  sum: z.optional(Money),
  staffName: z.nullable(z.string()),
  /** Where it was no member of staff and is known. */
  by: z.optional(z.enum(['SHOPPER', 'ITSELF'])),
});
