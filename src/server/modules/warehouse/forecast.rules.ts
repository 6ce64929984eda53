import type { Price } from '../../../contract/fields';
import { carrierOf, trackingNumber } from '../../../contract/tracking-number';
import type { Forecast, ForecastInput } from '../../../contract/warehouse';
import type { ForecastRow, ItemRow, NumberRow } from './forecast.repo';

type Problem = { path: string; code: string };

/** Each number once, in the form in which it is kept, or what is wrong with which. */
export function readNumbers(written: string[], path: string): { numbers: string[] } | { errors: Problem[] } {
  const numbers = written.map(trackingNumber);
  const errors = numbers.flatMap((number, at) =>
    number === undefined ? [{ path: `${path}.${at}`, code: 'tracking_number' }] : [],
  );
  if (errors.length > 0) return { errors };
  return { numbers: [...new Set(numbers.filter((number) => number !== undefined))] };
}

/** The one that it was filed under stands for the consignment, the others for its pieces. */
export const numberRows = (master: string, children: string[], carrier: string): NumberRow[] =>
  [master, ...children.filter((number) => number !== master)].map((number, at) => ({
    number,
    kind: at === 0 ? 'MASTER' : 'CHILD',
    carrier: carrierOf(number) || carrier,
  }));

export const itemRows = (items: ForecastInput['items'], newId: () => string): ItemRow[] =>
  items.map(({ options, ...item }, position) => ({
    ...item,
    id: newId(),
    position,
    options: options ? [options] : [],
  }));

export function presentForecast(
  { filed, parcel }: ForecastRow,
  items: Omit<ItemRow, 'id'>[],
  numbers: NumberRow[],
  warehouseName: string,
): Forecast {
  const { id, version, parcelId, trackingNo, isDisputed, remark, createdAt } = filed;
  const { status, goodsKinds, expiresAt, receivedAt, warehouseId, courierState, courierAt } = parcel;
  const isWaiting = status === 'FORECAST';
  return {
    ...{ id, version, parcelId, trackingNo, isDisputed, remark, status, goodsKinds },
    numbers: numbers.map(({ number, kind, carrier = '' }) => ({ number, kind, carrier })),
    warehouse: { id: warehouseId, name: warehouseName },
    items: items.map(({ title, quantity, unitFen, productUrl = '', options = [], category = '' }) => ({
      ...{ title, quantity, productUrl, category },
      unitPrice: { amount: unitFen, currency: 'CNY' } satisfies Price['cny'],
      options: options.join(', '),
    })),
    createdAt: createdAt.toISOString(),
    expiresAt: isWaiting && expiresAt ? expiresAt.toISOString() : null,
    arrivedAt: receivedAt?.toISOString() ?? null,
    courier: isWaiting && courierAt ? { state: courierState, at: courierAt.toISOString() } : null,
    canEdit: isWaiting,
  };
}
