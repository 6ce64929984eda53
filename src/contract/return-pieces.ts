import { ratioOf } from './money';

/** Of an item's price, in the smallest unit of its currency. */
export interface ReturnTerms {
  /** What all its pieces have cost, as many as were bought, and those that went back before. */
  total: number;
  of: number;
  gone: number;
  /** What has neither come back of it nor was kept for the way. */
  left: number;
}

/** What so many pieces more have cost: counted from the first, so that the last of them takes the rest. */
export function shareOfPieces({ total, of, gone, left }: ReturnTerms, pieces: number): number {
  const upTo = (count: number) => ratioOf(total, count, of);
  return Math.min(upTo(gone + pieces) - upTo(gone), left);
}

interface Priced {
  totalLocal: number;
  refundedLocal: number;
  keptLocal: number;
  quantity: number;
  goneQty: number;
}

export const returnTermsOf = ({ totalLocal, refundedLocal, keptLocal, quantity, goneQty }: Priced): ReturnTerms => ({
  ...{ total: totalLocal, of: quantity, gone: goneQty },
  left: totalLocal - refundedLocal - keptLocal,
});
