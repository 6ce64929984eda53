import type { Quote } from '../../../contract/cart';
import type { ManualQuote } from '../../../contract/manual-quote';
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

interface QuotedRequest {
  productUrl: string;
  remark: string;
  quote: ManualQuote;
}

/** The order of what was quoted by hand: of no catalogue, so without channel, product and SKU. */
export function draftQuoted(
  { productUrl, remark, quote }: QuotedRequest,
  tenantWarehouseId: string,
  frame: DraftFrame,
): OrderDraft {
  const bought = quote.rows.filter(({ refusal }) => !refusal);
  const lines = bought.map(({ options, ...row }) => ({
    ...row,
    productId: '',
    productSkuId: '',
    image: '',
    skuLabels: options ? [options] : [],
    message: remark,
  }));
  // whose goods these are nobody has said: the site where they are is what is known
  const shop = { ...quote, shopId: '', shopName: new URL(productUrl).hostname, channel: '' as const, lines };
  return draftOrder({ ...quote, tenantWarehouseId }, shop, frame);
}

type Terms = Pick<Quote, 'tenantWarehouseId' | 'cnyToLocalRate' | 'marginBasisPoints' | 'serviceFeeRule'>;
type Sums = Pick<Quote, 'goods' | 'domesticFreight' | 'serviceFee' | 'total'>;
type QuoteLine = Omit<Quote['shops'][number]['lines'][number], 'cartItemId' | 'priceBefore' | 'problem'>;
interface QuotedShop extends Sums {
  shopId: string;
  shopName: string;
  channel: Quote['shops'][number]['channel'] | '';
  lines: QuoteLine[];
}

function draftOrder(quote: Terms, shop: QuotedShop, { quoteId, now, newId, newNumber }: DraftFrame): OrderDraft {
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
    serviceFeeRule: quote.serviceFeeRule,
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
    titleOriginal: line.titleOriginal ?? '',
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
