import type { StockInParcel } from '../../../contract/parcel';
import { ratioOf } from '../../../contract/money';
import { priceOf, type PriceTerms } from '../../../contract/price';
import type { ServiceTerms } from '../../../contract/shop-offers';
import { chargeRow } from '../../../contract/transit-charge';
import type { NewItem } from './parcel-contents.repo';
import type { ParcelRow } from './parcel.repo';
import type { ServiceRow } from './parcel-service.repo';

/** A service of the shop, in the words of who reads it. */
export interface PricedService {
  code: string;
  name: string;
  remark: string;
  price: { id: string; terms: ServiceTerms } | undefined;
}
type Items = readonly Pick<NewItem, 'quantity' | 'unitFen'>[];

/** What a service on this parcel costs now, in fen. */
function feeOf({ code, price }: PricedService, { grams }: Pick<ParcelRow, 'grams'>, items: Items): number {
  if (price?.terms.currency !== 'CNY') return 0;
  const of = { boxes: 1, parcels: 1, items: items.length, chargedGrams: grams ?? 0, scaleGrams: grams ?? 0 };
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const valueAmount = items.reduce((sum, { unitFen, quantity }) => sum + ratioOf(unitFen, quantity, 1), 0);
  const basis = { ...of, pieces, valueAmount, freightAmount: 0 };
  return chargeRow('service', { code, charge: price.terms.charge }, basis).amount ?? 0;
}

/** What can be asked for: of what lies on its shelf, and has a price; what costs nothing is not sold. */
export const serviceOffers = (
  row: Pick<ParcelRow, 'status' | 'grams'>,
  items: Items,
  services: readonly PricedService[],
  money: PriceTerms,
): StockInParcel['serviceOffers'] =>
  row.status !== 'STOCKED_IN'
    ? []
    : services.flatMap((service) => {
        const { code, name, remark } = service;
        const price = priceOf(feeOf(service, row, items), money);
        return price.local.amount > 0 ? [{ code, name, remark, priceId: service.price?.id ?? '', price }] : [];
      });

/** What was asked for, oldest first; a service that the shop no longer has goes by its code. */
export const presentServices = (
  rows: readonly ServiceRow[],
  services: readonly PricedService[],
): StockInParcel['services'] =>
  rows.map(
    ({ id, serviceCode: code, status, remark, answer, amountFen, amountLocal, currency, createdAt, doneAt }) => ({
      ...{ id, code, status, remark, answer },
      name: services.find((service) => service.code === code)?.name ?? code,
      price: { cny: { amount: amountFen, currency: 'CNY' }, local: { amount: amountLocal, currency } },
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    }),
  );
