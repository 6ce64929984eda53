import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ChannelField, Id, Money, PageQuery, PayPassword, Price, Quantity, Time, pageOf, text } from './fields';
import { PURCHASE_ORDER_STATUSES } from './order-status';
import { Payment, RefundClaim } from './payment';

export const PurchaseOrderStatus = z.enum(PURCHASE_ORDER_STATUSES);
export type PurchaseOrderStatus = z.infer<typeof PurchaseOrderStatus>;
export const ORDER_ITEM_STATUSES = [
  'ORDERED',
  'OUT_OF_STOCK',
  'ARRIVED',
  'QC_PASSED',
  'QC_FAILED',
  'RETURNING',
  'RETURNED',
  'EXCHANGING',
  'REFUNDED',
] as const;
export const CLOSE_REASONS = ['BY_SHOPPER', 'EXPIRED', 'BY_SHOP'] as const;

export const OrderItem = z.object({
  id: z.string(),
  productUrl: z.string(),
  productId: z.string(),
  productSkuId: z.string(),
  title: z.string(),
  image: z.string(),
  skuLabels: z.array(z.string()),
  quantity: z.int(),
  message: z.string(),
  unitPrice: Price,
  total: Price,
  status: z.enum(ORDER_ITEM_STATUSES),
});

export const PurchaseOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  status: PurchaseOrderStatus,
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  channel: ChannelField,
  shopName: z.string(),
  items: z.array(OrderItem),
  goods: Price,
  domesticFreight: Price,
  serviceFee: Price,
  total: Price,
  /** What closing gave back: to the balance, or as one of the `claims`. */
  refunded: Money,
  /** Money of this order that goes back the way it came, with its steps. */
  claims: z.array(RefundClaim),
  cnyToLocalRate: z.string(),
  marginBasisPoints: z.int(),
  createdAt: Time,
  /** Until when an unpaid order can be paid. */
  payBefore: z.nullable(Time),
  payment: z.nullable(Payment),
  canPay: z.boolean(),
  canClose: z.boolean(),
});
export type PurchaseOrder = z.infer<typeof PurchaseOrder>;

export const OrderEvent = z.object({ status: PurchaseOrderStatus, at: Time, note: z.nullable(z.string()) });
export const PurchaseOrderDetail = z.object({
  ...PurchaseOrder.shape,
  timeline: z.array(OrderEvent),
  warehouseName: z.string(),
  serviceFeeRule: z.object({ basisPoints: z.int(), minimumFen: z.int() }),
});
export type PurchaseOrderDetail = z.infer<typeof PurchaseOrderDetail>;

export const PurchaseOrderPage = z.object({
  ...pageOf(PurchaseOrder).shape,
  /** How many orders stand in each state, for the tabs. */
  counts: z.record(z.string(), z.int()),
});
export type PurchaseOrderPage = z.infer<typeof PurchaseOrderPage>;

/** A link that no source can read: the shopper describes the thing, an operator quotes it. */
export const ManualOrderInput = z.strictObject({
  productUrl: text(4096, 1),
  title: text(200, 1),
  /** Colour, size and the like, in the words of the shopper. */
  options: z._default(text(300), ''),
  /** What the shopper saw, fen. */
  unitPriceFen: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  quantity: Quantity,
  remark: z.optional(text(500)),
});
export const ManualOrder = z.object({
  ...ManualOrderInput.shape,
  id: z.string(),
  status: z.enum(['AWAITING_QUOTE', 'QUOTED', 'CLOSED']),
  createdAt: Time,
});
export type ManualOrder = z.infer<typeof ManualOrder>;

const idParams = z.object({ id: Id });
const createBody = z.strictObject({ quoteId: Id, termsAccepted: z.literal(true) });

export const purchaseEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/front/purchase-orders',
    access: 'user',
    body: createBody,
    response: z.array(PurchaseOrder),
    idempotency: 'required',
    summary: 'Make one order per shop of a quote of cart lines.',
  }),
  createFromPreview: endpoint({
    method: 'POST',
    path: '/front/preview-product/create',
    access: 'user',
    body: createBody,
    response: z.array(PurchaseOrder),
    idempotency: 'required',
    summary: 'Make an order of a buy-now quote.',
  }),
  list: endpoint({
    method: 'GET',
    path: '/front/purchase-orders',
    access: 'user',
    response: PurchaseOrderPage,
    summary: 'Orders, newest first, with counts by state.',
    query: z.strictObject({ ...PageQuery, status: z.optional(PurchaseOrderStatus), keyword: z.optional(text(100)) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/front/purchase-orders/{id}',
    access: 'user',
    params: idParams,
    response: PurchaseOrderDetail,
    summary: 'One order with its timeline and sums.',
  }),
  clone: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/clone',
    access: 'user',
    params: idParams,
    response: PurchaseOrder,
    idempotency: 'required',
    summary: 'Order the same again at today’s prices.',
  }),
  pay: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/pay',
    access: 'user',
    params: idParams,
    body: z.strictObject({ payPassword: PayPassword }),
    response: PurchaseOrder,
    idempotency: 'required',
    summary: 'Pay an order from the balance.',
  }),
  close: endpoint({
    method: 'POST',
    path: '/front/purchase-orders/{id}/close',
    access: 'user',
    params: idParams,
    response: PurchaseOrder,
    summary: 'Close an order; what was paid goes back to the balance, or the way it came.',
  }),
  createManual: endpoint({
    method: 'POST',
    path: '/front/manual-orders',
    access: 'user',
    body: ManualOrderInput,
    response: ManualOrder,
    idempotency: 'required',
    summary: 'Ask the shop to quote a thing whose link cannot be read.',
  }),
  listManual: endpoint({
    method: 'GET',
    path: '/front/manual-orders',
    access: 'user',
    query: z.strictObject(PageQuery),
    response: pageOf(ManualOrder),
    summary: 'Manual orders, newest first.',
  }),
  getManual: endpoint({
    method: 'GET',
    path: '/front/manual-orders/{id}',
    access: 'user',
    params: idParams,
    response: ManualOrder,
    summary: 'One manual order.',
  }),
};
