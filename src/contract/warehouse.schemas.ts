import * as z from 'zod/mini';
import { Id, line, Money, PayPassword, Quantity, text, Time, Version } from './fields.schemas';
import { LIMITS } from './limits';
import { ITEM_DECISIONS } from './purchase.enums';
import { GoodsKindField, ParcelNumber } from './parcel.schemas';
import { isWebAddress } from './plain-link';
import { RefundTo } from './refund.schemas';
import { Warehouse } from './tenant.schemas';
import { TRACKING_STATES } from './transit.enums';
import { PARCEL_STATUSES } from './warehouse.enums';

/** A warehouse with the code under which the shopper's goods are known there. */
export const UserWarehouse = z.object({
  ...z.omit(Warehouse, { id: true }).shape,
  id: z.string(),
  tenantWarehouseId: z.string(),
  /** Stands behind the receiver and behind the address. */
  code: z.string(),
  note: z.string(),
  isDefault: z.boolean(),
  freeDays: z.int(),
  /** When it receives, in words. */
  openHours: z.string(),
  /** The next times for which it is closed, by its own calendar: storage counts none of these days. */
  holidays: z.array(z.object({ from: z.string(), to: z.string() })),
  /** Whether it takes new goods; what lies in one that does not can still be sent on. */
  isOpen: z.boolean(),
});

/** Enrols in a warehouse, or changes what is there already. */
export const UserWarehouseInput = z.strictObject({
  tenantWarehouseId: Id,
  note: z.optional(text(100)),
  isDefault: z.optional(z.boolean()),
});

const ForecastItem = z.strictObject({
  title: line(200, 1),
  quantity: Quantity,
  /** What one piece has cost, fen: what is declared as worth nothing, customs do not believe. */
  unitFen: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  productUrl: z._default(text(4096).check(z.refine((link) => link === '' || isWebAddress(link))), ''),
  /** Colour, size and the like. */
  options: z._default(text(300), ''),
  category: z._default(text(64), ''),
});

/** What a shopper says of a parcel that comes. */
const said = {
  /** Of numbers that do not tell it themselves. */
  carrier: z._default(text(40), ''),
  items: z._default(z.array(ForecastItem).check(z.maxLength(20)), []),
  goodsKinds: z._default(z.array(GoodsKindField).check(z.maxLength(19)), []),
  remark: z._default(text(500), ''),
};
const TrackingNos = z.array(text(60, 1)).check(z.maxLength(LIMITS.forecastNumbers));

export const ForecastInput = z.strictObject({
  userWarehouseId: Id,
  /** In any form in which they were pasted; what is said goes for each. */
  trackingNos: TrackingNos.check(z.minLength(1)),
  ...said,
});

export const ForecastChange = z.strictObject({
  /** As it was read. */
  version: Version,
  /** Of its pieces, beside the one that it was filed under. */
  childNos: z._default(TrackingNos, []),
  ...said,
});

/** Of a parcel that came without a word of what is in it, as customs are to read it. */
export const ContentsInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        title: line(120, 1),
        quantity: Quantity,
        /** What one piece has cost, fen. */
        unitFen: z.int().check(z.minimum(1), z.maximum(100_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
});

export const ServiceInput = z.strictObject({
  serviceCode: Id,
  /** Of the price that was shown. */
  priceId: Id,
  remark: z._default(text(500), ''),
  payPassword: PayPassword,
});

export const DecisionInput = z.strictObject({
  orderItemId: Id,
  decision: z.enum(ITEM_DECISIONS),
  /** Where the money of it goes, now or once the goods are back. */
  refundTo: z._default(RefundTo, 'BALANCE'),
});

export const SplitInput = z.strictObject({
  /** What goes into a parcel of its own; something stays. */
  itemIds: z.array(Id).check(z.minLength(1), z.maxLength(LIMITS.cartItems)),
  /** As it was told, in the shop's currency. */
  acceptFee: z.int(),
  payPassword: PayPassword,
});

export const MergeInput = z.strictObject({
  parcelIds: z.array(Id).check(z.minLength(2), z.maxLength(LIMITS.transitParcels)),
  /** As it was told, in the shop's currency: once, for all of them. */
  acceptFee: z.int(),
  payPassword: PayPassword,
});

export const ExtendInput = z.strictObject({
  /** More than are paid for, or free. */
  days: z.int().check(z.minimum(1), z.maximum(LIMITS.storageAheadDays)),
  /** `storageAhead.from` as it was shown: where days were paid for since, no more of them are. */
  from: z.optional(text(10)),
  /** As it was told, in the shop's currency, with what is due. */
  acceptFee: z.int(),
  payPassword: PayPassword,
});

export const ReturnInput = z.strictObject({
  orderItemId: Id,
  /** How many pieces of it; all that are left unless said. */
  quantity: z.optional(Quantity),
  /** `sendBack.freight` as it was told; without it, whatever its way costs now. */
  acceptFreight: z.optional(z.int()),
  /** Why, in the words of the shopper. */
  reason: z._default(text(500), ''),
  /** Where the money of it goes once the goods are back. */
  refundTo: z._default(RefundTo, 'BALANCE'),
});

export const Forecast = z.object({
  id: z.string(),
  version: z.int(),
  parcelId: z.string(),
  trackingNo: z.string(),
  numbers: z.array(ParcelNumber),
  warehouse: z.object({ id: z.string(), name: z.string() }),
  /** Of the parcel that it announces. */
  status: z.enum(PARCEL_STATUSES),
  /** A person of the shop looks at whose it is. */
  isDisputed: z.boolean(),
  items: z.array(
    z.object({
      title: z.string(),
      quantity: z.int(),
      unitPrice: Money,
      productUrl: z.string(),
      options: z.string(),
      category: z.string(),
    }),
  ),
  goodsKinds: z.array(GoodsKindField),
  remark: z.string(),
  createdAt: Time,
  /** When it is over, unless the parcel comes. */
  expiresAt: z.nullable(Time),
  arrivedAt: z.nullable(Time),
  /** How far its seller's courier says that it is, while it is waited for; null where nobody has said anything. */
  courier: z.nullable(z.object({ state: z.enum(TRACKING_STATES), at: Time })),
  /** Until the parcel arrives. */
  canEdit: z.boolean(),
});
