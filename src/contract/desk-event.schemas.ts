import * as z from 'zod/mini';
import { Time } from './fields.schemas';

/** What has happened to an order, as its desk tells it. */
export const DeskEvent = z.object({
  at: Time,
  kind: z.enum(['STATE', 'DEED', 'PARCEL']),
  /** A state of an order or a parcel, or what was done. */
  code: z.string(),
  /** Of which parcel, or a note. */
  detail: z.string(),
  staffName: z.nullable(z.string()),
});
