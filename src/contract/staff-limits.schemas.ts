import * as z from 'zod/mini';
import { MAX_AMOUNT } from './money';
import { LIMITED_ROLES, type ALONE_LIMITS, type DAY_LIMITS } from './staff-limits.enums';

/** A field for each of these names, and none besides. */
type Named<Names extends readonly string[]> = Record<Names[number], unknown>;
const Sum = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT));
const Days = z.int().check(z.minimum(1), z.maximum(730));
/** Where one is absent, nothing is asked. */
const SUMS = { deposit: z.optional(Sum), refund: z.optional(Sum) } satisfies Named<typeof DAY_LIMITS>;
const Sums = z.strictObject(SUMS);

/** For a clock that was missed: a sum, or else a part of the order’s service fee. */
const ForLate = z.strictObject({
  sum: z.optional(Sum),
  feeBasisPoints: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
});

/** What the staff of a shop may do with money, in minor units of its currency. */
export const StaffLimits = z.object({
  /** Of its own, to its shoppers, in a month of its calendar. */
  compensationMonth: Sum,
  /** What a rule gives unasked where an order is bought or sent too late, for all clocks of an order no more than `orderMost`. */
  late: z.optional(z.strictObject({ orderMost: Sum, PLACE: z.optional(ForLate), SELLER: z.optional(ForLate) })),
  /** Up to it one person decides; above it, two. */
  alone: z.optional(
    z.strictObject({
      ...SUMS,
      /** What goods of nobody’s are worth that one person gives to who claims them. */
      claim: z.optional(Sum),
      /** What goes back of an order because its seller asked less than was paid. */
      cheaper: z.optional(Sum),
    } satisfies Named<typeof ALONE_LIMITS>),
  ),
  /**
   * Boxes that cost so much more than their shopper has agreed to are not sealed unasked, in basis points; 1500 where it is
   * absent.
   */
  packingExcess: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  /**
   * How many days goods lie before two people may throw them away: of nobody’s, of which nothing could be read, and others;
   * and a shopper’s after the last day that was free or paid for, which are kept for good where it is absent.
   */
  keepDays: z.optional(z.strictObject({ unread: z.optional(Days), read: z.optional(Days), stored: z.optional(Days) })),
  /** What a person of a role decides alone in a day; the most of several roles counts. */
  days: z.optional(z.partialRecord(z.enum(LIMITED_ROLES), Sums)),
});
