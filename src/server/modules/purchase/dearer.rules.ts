import { moreFor, paidFor } from '../../../contract/dearer';
import type { DearerRule } from '../../../contract/fee-rules';
import type { ItemRow, OrderRow } from './purchase.repo';

type Terms = Pick<OrderRow, 'cnyToLocalRate' | 'marginBasisPoints' | 'currency'>;
type Priced = Pick<ItemRow, 'id' | 'unitFen' | 'dearerFen' | 'totalFen' | 'quantity'>;

/** Whether any of these is to be asked for, with what its seller asks now. @throws RangeError as `moreFor` */
export const isMoreThanBorne = (
  terms: Terms,
  items: readonly Priced[],
  risen: readonly { orderItemId: string; unitFen: number }[],
  rule: DearerRule,
): boolean =>
  risen.some(({ orderItemId, unitFen }) => {
    const item = items.find(({ id }) => id === orderItemId);
    return item !== undefined && moreFor(terms, item, unitFen, rule) > 0;
  });

/** Yuan and fen taken for one another are a hundredfold; what is honestly dearer stays below ten times. */
const TIMES = 10;
/** Of what cost next to nothing ten times is little, and happens. */
const ALWAYS_MORE_FEN = 10_000;
/** The way of what is heavy may cost where none was asked for before. */
const ALWAYS_FREIGHT_FEN = 100_000;

/** No seller asks so much for a piece for which so much was paid: it is a slip of whoever typed it. */
export const isFarTooDear = (item: Parameters<typeof paidFor>[0], unitFen: number): boolean =>
  unitFen > paidFor(item) * TIMES && unitFen > paidFor(item) + ALWAYS_MORE_FEN;

/** Nor so little: what was paid too much goes back at once, by nobody else's word. */
export const isFarTooCheap = (item: Parameters<typeof paidFor>[0], unitFen: number): boolean =>
  unitFen * TIMES < paidFor(item) && unitFen + ALWAYS_MORE_FEN < paidFor(item);

/** The same of the way to the warehouse. */
export const isFreightFarTooDear = (paidFen: number, freightFen: number): boolean =>
  freightFen > paidFen * TIMES + ALWAYS_FREIGHT_FEN;
