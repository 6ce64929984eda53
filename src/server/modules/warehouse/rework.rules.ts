import type { ErrorCode } from '../../../contract/errors';
import { LIMITS } from '../../../contract/limits';
import type { StockInParcel } from '../../../contract/parcel';
import { priceOf, type PriceTerms } from '../../../contract/price';

type Rework = NonNullable<StockInParcel['rework']>;

/** What it costs to have a parcel taken apart or put together with others, and why it is not. */
export function reworkOf(
  { disposalRefusal, storage }: Pick<StockInParcel, 'disposalRefusal' | 'storage'>,
  money: PriceTerms,
): Rework {
  const isDue = storage !== null && storage.fee.cny.amount > 0;
  return { fee: priceOf(LIMITS.reworkFen, money), refusal: disposalRefusal ?? (isDue ? 'STORAGE_DUE' : null) };
}

export const REWORK_CODES: Record<NonNullable<Rework['refusal']>, ErrorCode> = {
  NOT_STORED: 'PARCEL_NOT_FREE',
  REFUND_ASKED: 'REFUND_ASKED',
  SERVICE_WAITS: 'STATE_CONFLICT',
  STORAGE_DUE: 'STATE_CONFLICT',
};

type Lying = Pick<StockInParcel, 'warehouse' | 'goodsKinds'>;

/** One thing that lines refuse would have all of it refused. */
export const fitTogether = ([first, ...others]: readonly Lying[]): boolean =>
  others.every((one) => one.warehouse.id === first?.warehouse.id && kindsOf(one) === kindsOf(first));

const kindsOf = ({ goodsKinds }: Lying): string => goodsKinds.toSorted().join();
