import * as z from 'zod/mini';
import { ChosenProduct } from './chosen-product.schemas';
import { COMPENSATION_REASONS } from './compensation-desk.enums';
import { ORDER_ITEM_STATUSES, CLOSE_REASONS, MANUAL_ORDER_STATUSES } from './purchase.enums';
import { ChannelField, line, Money, pageOf, Price, Quantity, ServiceFeeRule, text, Time } from './fields.schemas';
import { ManualQuote } from './manual-quote.schemas';
import { PURCHASE_ORDER_STATUSES } from './order-status';
import { TRANSIT_STATUSES } from './transit.enums';
import { PARCEL_STATUSES } from './warehouse.enums';
import { Payment, RefundClaim } from './payment.schemas';
import { Refund, WayBack } from './refund.schemas';

export const PurchaseOrderStatus = z.enum(PURCHASE_ORDER_STATUSES);

/** Another thing that would do. It costs the shopper nothing more. */
export const SubstituteOffer = z.object({
  id: z.string(),
  title: z.string(),
  productUrl: z.string(),
  channel: z.nullable(ChannelField),
  options: z.array(z.string()),
  unitPrice: Price,
  images: z.array(z.string()),
  /** In the words of the staff. */
  remark: z.string(),
  decideBefore: Time,
});

export const OrderItem = z.object({
  id: z.string(),
  ...ChosenProduct.shape,
  status: z.enum(ORDER_ITEM_STATUSES),
  /** What the inspection found wrong, and until when the shopper says what becomes of it. */
  finding: z.string(),
  decideBefore: z.nullable(Time),
  /** What its seller asks for one now, and what is due or was paid for that beside the order's sums. */
  dearer: z.nullable(z.object({ unitPrice: Price, more: Money, proof: z.optional(z.string()) })),
  /** What is offered in place of it, until when; not there where nothing is. */
  substitute: z.optional(SubstituteOffer),
});

export const PurchaseOrder = z.object({
  id: z.string(),
  orderNo: z.string(),
  status: PurchaseOrderStatus,
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  /** Null of what was quoted by hand, and is in no catalogue. */
  channel: z.nullable(ChannelField),
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
  /** What is due for items that became dearer, or was paid for them and is looked at by a person. */
  topUp: z.nullable(Payment),
  /** What was paid beside the order's sums for what became dearer, whatever went back of it; null where nothing was. */
  paidMore: z.nullable(Money),
  /** Until when its seller is waited for; not there where it is bought as soon as may be. */
  waitUntil: z.optional(Time),
  /** Since when its shopper is asked something, and the time to buy it stands still; not there where nothing is asked. */
  askedSince: z.optional(Time),
  /** What closing it gives back now; null where it cannot be closed, or nothing of it is paid. */
  closeGives: z.nullable(Money),
  canPay: z.boolean(),
  canClose: z.boolean(),
  /** Whether the catalogue can say what the same costs today. */
  canClone: z.boolean(),
});

export const OrderEvent = z.object({ status: PurchaseOrderStatus, at: Time, note: z.nullable(z.string()) });

/** Of a parcel or a shipment that something of the order is in. */
const movedThing = { id: z.string(), no: z.string(), at: Time };

export const PurchaseOrderDetail = z.object({
  ...PurchaseOrder.shape,
  timeline: z.array(OrderEvent),
  /** What their sellers' couriers say of its parcels: that they took them, and that they brought them. */
  courierEvents: z.array(z.object({ ...movedThing, status: z.enum(['PICKED_UP', 'DELIVERED']) })),
  /** What became of its things in the warehouse and from there on, oldest first. */
  parcelEvents: z.array(z.object({ ...movedThing, status: z.enum(PARCEL_STATUSES) })),
  shipmentEvents: z.array(z.object({ ...movedThing, status: z.enum(TRANSIT_STATUSES) })),
  /** What was asked for more when something of it became dearer, and what of that was paid, oldest first. */
  topUpEvents: z.array(z.object({ at: Time, amount: Money, is: z.enum(['ASKED', 'PAID']) })),
  /** What was asked back of it, whatever came of that, newest first. */
  asked: z.array(Refund),
  /** What the shop gave of its own for it, oldest first. */
  given: z.array(z.object({ at: Time, amount: Money, cause: z.enum(COMPENSATION_REASONS), isTakenBack: z.boolean() })),
  /** Items whose money can be asked for now, and of how many pieces at most. */
  askable: z.array(z.object({ itemId: z.string(), most: z.int() })),
  warehouseName: z.string(),
  /** By when the shop has promised to buy it; not there where it is bought, asked about or waited for. */
  buyBefore: z.optional(Time),
  /** By when its seller should send it, and by when it should be at the warehouse then. */
  sendBefore: z.optional(Time),
  arriveBefore: z.optional(Time),
  serviceFeeRule: ServiceFeeRule,
  /** Where its money could go in place of the balance; null where the shopper has no choice. */
  wayBack: z.nullable(WayBack),
});

export const PurchaseOrderPage = z.object({
  ...pageOf(PurchaseOrder).shape,
  /** How many orders stand in each state, for the tabs. */
  counts: z.record(z.string(), z.int()),
  /** How many of those that are being bought wait until more is paid for something dearer. */
  dueBesides: z.int(),
});

/** A link that no source can read: the shopper describes the thing, an operator quotes it. */
export const ManualOrderInput = z.strictObject({
  productUrl: text(4096, 1),
  title: line(200, 1),
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
  status: z.enum(MANUAL_ORDER_STATUSES),
  createdAt: Time,
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  /** In the words of whoever closed it. */
  closeNote: z.string(),
  quote: z.nullable(ManualQuote),
  /** The order that came of it. */
  orderId: z.nullable(z.string()),
  /** At the time of asking: a quote holds until its day. */
  canAccept: z.boolean(),
  canClose: z.boolean(),
});

export const ManualOrderEvent = z.object({ status: z.enum(MANUAL_ORDER_STATUSES), at: Time });

export const ManualOrderDetail = z.object({ ...ManualOrder.shape, timeline: z.array(ManualOrderEvent) });
