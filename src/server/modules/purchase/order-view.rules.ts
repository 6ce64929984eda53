import { PURCHASE_ORDER_STATUSES } from '../../../contract/order-status';
import { priceOf, type PriceTerms } from '../../../contract/price';
import type { Payment } from '../../../contract/payment';
import type { OrderItem, PurchaseOrder, PurchaseOrderDetail } from '../../../contract/purchase';
import type { EventRow, ItemRow, OrderRow } from './purchase.repo';
import { isAskedAbout, presentOffer } from './substitute.rules';
import type { OfferRow } from './substitute.repo';
import { storedPrice } from './stored-price.rules';
import { canClone, canClose, canPay } from './purchase.rules';

/** An order as its shopper sees it at `now`. */
export function presentOrder(
  row: OrderRow,
  items: ItemRow[],
  payment: Payment | undefined,
  now: Date,
  offers: readonly OfferRow[] = [],
): PurchaseOrder {
  // a person says first what was paid of it
  const isLookedAt = row.status === 'PENDING_PAYMENT' && payment?.status === 'NEEDS_REVIEW';
  const price = (fen: number, local: number) => storedPrice(fen, local, row.currency);
  return {
    id: row.id,
    orderNo: row.orderNo,
    status: row.status,
    closeReason: row.closeReason as PurchaseOrder['closeReason'],
    channel: (row.channel || null) as PurchaseOrder['channel'],
    shopName: row.shopName,
    items: items.map((item) =>
      presentItem(
        item,
        row,
        offers.find(({ orderItemId }) => orderItemId === item.id),
      ),
    ),
    goods: price(row.goodsFen, row.goodsLocal),
    domesticFreight: price(row.freightFen, row.freightLocal),
    serviceFee: price(row.serviceFeeFen, row.serviceFeeLocal),
    total: price(row.totalFen, row.totalLocal),
    refunded: { amount: row.refundedLocal, currency: row.currency },
    claims: [],
    cnyToLocalRate: row.cnyToLocalRate,
    marginBasisPoints: row.marginBasisPoints,
    createdAt: row.createdAt.toISOString(),
    payBefore: row.status === 'PENDING_PAYMENT' ? row.payBefore.toISOString() : null,
    payment: payment ?? null,
    topUp: null,
    paidMore: null,
    ...(row.waitUntil && row.waitUntil > now && canClose(row) ? { waitUntil: row.waitUntil.toISOString() } : {}),
    closeGives: null,
    canPay: canPay(row, now) && !isLookedAt,
    canClose: canClose(row) && !isLookedAt,
    canClone: canClone(row),
  };
}

const presentItem = (item: ItemRow, { currency, ...terms }: PriceTerms, offer?: OfferRow): OrderItem => ({
  id: item.id,
  productUrl: item.productUrl,
  productId: item.itemId,
  productSkuId: item.skuId,
  title: item.title,
  image: item.image,
  skuLabels: item.skuLabels,
  quantity: item.quantity,
  message: item.message,
  unitPrice: storedPrice(item.unitFen, item.unitLocal, currency),
  total: storedPrice(item.totalFen, item.totalLocal, currency),
  status: item.status,
  finding: item.finding,
  decideBefore: item.decideBefore?.toISOString() ?? null,
  dearer:
    item.topUpLocal > 0
      ? {
          unitPrice: priceOf(item.dearerFen, { currency, ...terms }),
          more: { amount: item.topUpLocal, currency },
          ...(item.dearerProof ? { proof: item.dearerProof } : {}),
        }
      : null,
  ...(offer && item.status === 'SUBSTITUTE' ? { substitute: presentOffer(offer, { currency, ...terms }) } : {}),
});

/** In the order of time; what happened in the same instant, in the order of the states. */
export const timelineOf = (events: EventRow[]): PurchaseOrderDetail['timeline'] =>
  events
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
    .map(({ status, at, note }) => ({ status, at: at.toISOString(), note }));

const rankOf = ({ status }: EventRow) => PURCHASE_ORDER_STATUSES.indexOf(status);

/** States of parcels and shipments as they are told. */
export const movesOf = <Status extends string>(moves: { id: string; no: string; status: Status; at: Date }[]) =>
  moves.map(({ id, no, status, at }) => ({ id, no, status, at: at.toISOString() }));

/** Whether the shop has to buy it by an hour: not while its shopper is asked, or its seller is waited for. */
export const isPromised = ({ status }: OrderRow, { items, waitUntil }: PurchaseOrder): boolean =>
  (status === 'PAID' || status === 'PURCHASING') && waitUntil === undefined && !items.some(isAskedAbout);

/** By when what its clock is about should be done; nothing where it stands still. */
export function promiseOf(
  row: OrderRow,
  order: PurchaseOrder,
): Pick<PurchaseOrderDetail, 'buyBefore' | 'sendBefore' | 'arriveBefore'> {
  const at = row.dueAt?.toISOString();
  if (!at) return {};
  if (row.clock === 'SELLER') return { sendBefore: at };
  if (row.clock === 'DOMESTIC') return { arriveBefore: at };
  return isPromised(row, order) ? { buyBefore: at } : {};
}
