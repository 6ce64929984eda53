import type { ErrorCode } from '../../../contract/errors';
import type { HandlingFees } from '../../../contract/fee-rules';
import type { StockInParcel } from '../../../contract/parcel';
import { priceOf, type PriceTerms } from '../../../contract/price';

type Rework = NonNullable<StockInParcel['rework']>;

/** What it costs to have a parcel taken apart or put together with others, and why it is not. */
export function reworkOf(
  { disposalRefusal, storage }: Pick<StockInParcel, 'disposalRefusal' | 'storage'>,
  shop: PriceTerms & { handling: HandlingFees },
): Rework {
  return { fee: priceOf(shop.handling.reworkFen, shop), refusal: disposalRefusal ?? storageRefusal(storage) };
}

/** What lies on at the most that storage costs does so as one parcel: of two, which would have reached it? */
function storageRefusal(storage: StockInParcel['storage']): Rework['refusal'] {
  if (!storage) return null;
  if (storage.fee.cny.amount > 0) return 'STORAGE_DUE';
  return storage.daysLeft < 0 && storage.dayFee.cny.amount > 0 ? 'STORAGE_FULL' : null;
}

export const REWORK_CODES: Record<NonNullable<Rework['refusal']>, ErrorCode> = {
  NOT_STORED: 'PARCEL_NOT_FREE',
  REFUND_ASKED: 'REFUND_ASKED',
  SERVICE_WAITS: 'STATE_CONFLICT',
  STORAGE_DUE: 'STATE_CONFLICT',
  STORAGE_FULL: 'STATE_CONFLICT',
};

type Lying = Pick<StockInParcel, 'warehouse' | 'goodsKinds'>;

/** One thing that lines refuse would have all of it refused. */
export const fitTogether = ([first, ...others]: readonly Lying[]): boolean =>
  others.every((one) => one.warehouse.id === first?.warehouse.id && kindsOf(one) === kindsOf(first));

const kindsOf = ({ goodsKinds }: Lying): string => goodsKinds.toSorted().join();
