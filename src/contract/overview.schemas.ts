import * as z from 'zod/mini';
import { Money, Time } from './fields.schemas';
import { ShopperLevel } from './levels.schemas';
import { OVERVIEW_TASKS } from './overview.enums';
import { SHOWN_ORDER_STATES } from './order-status';
import { TRANSIT_STATUSES } from './transit.enums';

/** By its state. */
const Counts = z.record(z.string(), z.int());

export const OverviewTask = z.object({
  kind: z.enum(OVERVIEW_TASKS),
  /**
   * Of the order, the shipment, the price request or the parcel that it is about, and what people call it by. What is to
   * be decided is about an item of an order, and called by its parcel's number.
   */
  id: z.string(),
  no: z.string(),
  /** What is in it; empty where that is not one thing. */
  title: z.string(),
  amount: z.nullable(Money),
  /** Null where nothing is lost by waiting. */
  until: z.nullable(Time),
});

const thing = { id: z.string(), no: z.string(), title: z.string(), image: z.string() };

export const Overview = z.object({
  /** Null where the shop keeps no balances. */
  balance: z.nullable(Money),
  /** Absent where the shop has no levels. */
  level: z.optional(ShopperLevel),
  /** What is over soonest first; not all where there is much of it. */
  waiting: z.array(OverviewTask),
  /** How much waits and how much is on its way, however much of it is named. */
  totals: z.object({ waiting: z.int(), arriving: z.int() }),
  /** On the way to the shopper and stopped by nobody, what left first first. */
  shipping: z.array(
    z.object({
      ...thing,
      status: z.enum(TRANSIT_STATUSES),
      /** When it is to arrive, `from` as long as that day is ahead; null before it has left. */
      promise: z.nullable(z.object({ from: z.nullable(Time), to: Time, isLate: z.boolean() })),
    }),
  ),
  /** Of which something is on the way to the warehouse, the oldest first. */
  coming: z.array(z.object({ ...thing, status: z.enum(SHOWN_ORDER_STATES) })),
  /** By how each reads to its shopper. */
  orders: Counts,
  /** Those that are announced or in the house. */
  parcels: Counts,
  shipments: Counts,
  /** How many of those that are being bought or prepared are to be paid all the same. */
  dueBesides: z.object({ orders: z.int(), shipments: z.int() }),
});
