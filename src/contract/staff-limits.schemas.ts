import * as z from 'zod/mini';
import { MAX_AMOUNT } from './money';
import { LIMITED_ROLES } from './staff-limits.enums';

const Sum = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT));
/** Where one is absent, nothing is asked. */
const Sums = z.strictObject({ deposit: z.optional(Sum), refund: z.optional(Sum) });

/** What the staff of a shop may do with money, in minor units of its currency. */
export const StaffLimits = z.object({
  /** Of its own, to its shoppers, in a month of its calendar. */
  compensationMonth: Sum,
  /** Up to it one person decides; above it, two. */
  alone: z.optional(Sums),
  /** What a person of a role decides alone in a day; the most of several roles counts. */
  days: z.optional(z.partialRecord(z.enum(LIMITED_ROLES), Sums)),
});
