import type { ParcelItem } from '../../../contract/parcel';
import { LIMITS } from '../../../contract/limits';
import { priceOf, type PriceTerms } from '../../../contract/price';
import { returnTermsOf, shareOfPieces } from '../../../contract/return-pieces';
import type { ParcelRow } from './parcel.repo';

interface Item {
  status: NonNullable<ParcelItem['order']>['status'];
  finding: string;
  totalLocal: number;
  refundedLocal: number;
  quantity: number;
  goneQty: number;
  /** Of its price, for the way of pieces that went before. */
  keptLocal: number;
  /** What was paid more for it comes back with it. */
  topUpLocal: number;
  /** Its money is asked for, and nobody has answered. */
  isAsked: boolean;
  /** Something of its order's payment can still go back: none of test money can. */
  isPaid: boolean;
}
interface Store extends Pick<ParcelRow, 'status' | 'stockedInAt'> {
  /** It waits for a service that was paid for. */
  isAwaited: boolean;
}
type SendBack = NonNullable<ParcelItem['order']>['sendBack'];

const HOUR_MS = 3_600_000;

/**
 * What follows where an item goes back to its seller for no reason: sellers take things back for so long after they came
 * into store, and the shopper pays the way. What failed its inspection was decided about and stays decided. A parcel that
 * is on the bench for one of its items may give back another. @param rate of its order, and what the shop asks for the way now
 */
export function sendBackOf(
  { status, stockedInAt, isAwaited }: Store,
  item: Item,
  { returnFen, ...rate }: PriceTerms & { returnFen: number },
  now: Date,
): SendBack {
  const isHere = status === 'STOCKED_IN' || status === 'INSPECTED';
  if (!isHere || !stockedInAt || isAwaited || item.isAsked || !item.isPaid) return null;
  if (item.status !== 'QC_PASSED' || item.finding !== '') return null;
  const before = new Date(stockedInAt.getTime() + LIMITS.returnHours * HOUR_MS);
  const { local: freight } = priceOf(returnFen, rate);
  const terms = returnTermsOf(item);
  const pieces = item.quantity - item.goneQty;
  const amount = shareOfPieces(terms, pieces) - freight.amount;
  if (before <= now || amount <= 0) return null;
  return {
    money: { amount: amount + item.topUpLocal, currency: freight.currency },
    ...{ freight, before: before.toISOString(), terms, pieces },
    // what more was paid for it comes back as a sum of its own, once
    isWhole: item.topUpLocal > 0,
  };
}
