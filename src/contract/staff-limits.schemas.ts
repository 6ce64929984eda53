import * as z from 'zod/mini';
import { MAX_AMOUNT } from './money';

const Sum = z.int().check(z.minimum(0), z.maximum(MAX_AMOUNT));

/** What the staff of a shop may do with money, in minor units of its currency. */
export const StaffLimits = z.object({
  /** Of its own, to its shoppers, in a month of its calendar. */
  compensationMonth: Sum,
});
