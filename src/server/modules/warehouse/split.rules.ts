import { LIMITS } from '../../../contract/limits';
import type { StockInParcel } from '../../../contract/parcel';
import { priceOf, type PriceTerms } from '../../../contract/price';

interface Shelf {
  /** Why it may not leave its shelf for the bin either. */
  disposalRefusal: StockInParcel['disposalRefusal'];
  storage: StockInParcel['storage'];
  items: readonly unknown[];
}

/** What it costs to have a parcel taken apart, and why it is not: things go as they came, none in pieces. */
export function splitOf({ disposalRefusal, storage, items }: Shelf, money: PriceTerms): StockInParcel['split'] {
  if (items.length < 2) return null;
  const isDue = storage !== null && storage.fee.cny.amount > 0;
  return { fee: priceOf(LIMITS.splitFen, money), refusal: disposalRefusal ?? (isDue ? 'STORAGE_DUE' : null) };
}
