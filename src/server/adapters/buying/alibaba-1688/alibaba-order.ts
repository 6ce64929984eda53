import type * as z from 'zod/mini';
import { SourceFailure } from '../../marketplace/source-failure.port';
import type { SellerOrder, SellerPrices, SellerState, WantedItem } from '../buying.port';
import type { BaseInfo, Created, Preview } from './alibaba-buying.schemas';

interface Sold {
  item: WantedItem;
  specId: string;
}

/** A piece that the preview does not name has no price: then nothing is bought. @throws SourceFailure */
export function pricesOf({ orderPreviewResuslt: orders }: z.output<typeof Preview>, sold: Sold[]): SellerPrices {
  const cargo = orders.flatMap(({ cargoList }) => cargoList);
  const items = sold.map(({ item, specId }) => {
    const row = cargo.find((each) => each.offerId === item.itemId && (each.specId || '') === specId);
    if (!row) throw new SourceFailure('malformed');
    return { id: item.id, unitFen: row.finalUnitPrice, isGone: false };
  });
  const [first] = orders;
  const sum = (of: (order: (typeof orders)[number]) => number) => orders.reduce((all, order) => all + of(order), 0);
  return {
    items,
    goodsFen: sum((order) => order.sumPaymentNoCarriage + (order.additionalFee ?? 0)),
    freightFen: sum((order) => order.sumCarriage),
    terms: {
      ...Object.fromEntries(sold.map(({ item, specId }) => [item.id, specId])),
      flow: first?.flowFlag ?? '',
      tradeType: first?.tradeModeNameList?.[0] ?? '',
    },
  };
}

export function createdOrder(result: z.output<typeof Created>['result']): SellerOrder {
  const numbers = result.orderList.length > 0 ? result.orderList.map(({ orderId }) => orderId) : [];
  if (numbers.length === 0 && result.orderId) numbers.push(result.orderId);
  if (numbers.length === 0) throw new SourceFailure('malformed');
  const { totalSuccessAmount: total, postFee } = result;
  const sums = numbers.length === 1 && total != null && postFee != null ? { goodsFen: total - postFee, freightFen: postFee } : {}; // prettier-ignore
  return { numbers, state: 'UNPAID', ...sums, payUrl: '', isWhole: result.failedOfferList.length === 0 };
}

const STATES: Record<string, SellerState> = {
  waitbuyerpay: 'UNPAID',
  waitsellersend: 'PAID',
  waitbuyerreceive: 'SHIPPED',
  confirm_goods: 'DONE',
  success: 'DONE',
  cancel: 'CLOSED',
  terminated: 'CLOSED',
};
/** @throws SourceFailure where it is none that is known */
export function stateOf(status: string): SellerState {
  const state = STATES[status.toLowerCase()];
  if (!state) throw new SourceFailure('malformed');
  return state;
}

/** Digits alone. @throws SourceFailure */
export function numberOf(number: string): string {
  if (!/^\d{1,24}$/.test(number)) throw new SourceFailure('malformed');
  return number;
}

/** What of these is ours and not cancelled. @throws SourceFailure where one does not say whose it is */
export function foundOrder(rows: BaseInfo[], ourNumber: string): SellerOrder | undefined {
  if (rows.some(({ outOrderId }) => outOrderId == null)) throw new SourceFailure('malformed');
  const ours = rows.filter(({ outOrderId, status }) => outOrderId === ourNumber && stateOf(status) !== 'CLOSED');
  const numbers = ours.flatMap(({ idOfStr, id }) => idOfStr ?? id ?? []);
  if (ours.length === 0) return undefined;
  if (numbers.length < ours.length) throw new SourceFailure('malformed');
  const [one] = ours;
  const { totalAmount: total, shippingFee: freight } = one ?? {};
  const sums = ours.length === 1 && total != null && freight != null ? { goodsFen: total - freight, freightFen: freight } : {}; // prettier-ignore
  return { numbers, state: stateOf(one?.status ?? ''), ...sums, payUrl: '', isWhole: true };
}
