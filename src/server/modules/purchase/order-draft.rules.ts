import type { Quote } from '../../../contract/cart';
import { LIMITS } from '../../../contract/limits';
import type { NewItem, NewOrder } from './purchase.repo';

export interface DraftFrame {
  /** The quote that is used up; null for a clone. */
  quoteId: string | null;
  now: Date;
  newId: () => string;
  newNumber: () => string;
}
export interface OrderDraft {
  order: NewOrder;
  items: NewItem[];
}

/** One order per shop, with every price, fee and rate frozen as quoted. */
export const draftOrders = (quote: Quote, frame: DraftFrame): OrderDraft[] =>
  quote.shops.map((shop) => draftOrder(quote, shop, frame));

function draftOrder(quote: Quote, shop: Quote['shops'][number], { quoteId, now, newId, newNumber }: DraftFrame) {
  const id = newId();
  const { goods, domesticFreight, serviceFee, total, channel } = shop;
  const order: NewOrder = {
    id,
    orderNo: newNumber(),
    status: 'PENDING_PAYMENT',
    channel,
    shopId: shop.shopId,
    shopName: shop.shopName,
    warehouseId: quote.tenantWarehouseId,
    currency: total.local.currency,
    goodsFen: goods.cny.amount,
    goodsLocal: goods.local.amount,
    freightFen: domesticFreight.cny.amount,
    freightLocal: domesticFreight.local.amount,
    serviceFeeFen: serviceFee.cny.amount,
    serviceFeeLocal: serviceFee.local.amount,
    totalFen: total.cny.amount,
    totalLocal: total.local.amount,
    cnyToLocalRate: quote.cnyToLocalRate,
    marginBasisPoints: quote.marginBasisPoints,
    feeBasisPoints: quote.serviceFeeRule.basisPoints,
    feeMinimumFen: quote.serviceFeeRule.minimumFen,
    quoteId,
    payBefore: new Date(now.getTime() + LIMITS.unpaidHours * 3_600_000),
    createdAt: now,
  };
  const items = shop.lines.map((line, position): NewItem => ({
    id: newId(),
    orderId: id,
    position,
    productUrl: line.productUrl,
    channel,
    itemId: line.productId,
    skuId: line.productSkuId,
    title: line.title,
    image: line.image,
    skuLabels: line.skuLabels,
    quantity: line.quantity,
    message: line.message,
    unitFen: line.unitPrice.cny.amount,
    unitLocal: line.unitPrice.local.amount,
    totalFen: line.total.cny.amount,
    totalLocal: line.total.local.amount,
    status: 'ORDERED',
  }));
  return { order, items };
}
