import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PurchaseOrderStatus } from '../../contract/purchase';
import type { Tx } from '../../server/db/database';
import { shopper } from '../../server/db/schema/account';
import { parcel, parcelItem, parcelNumber, parcelPhoto } from '../../server/db/schema/parcel';
import { refund } from '../../server/db/schema/refund';
import { orderItem, purchaseOrder } from '../../server/db/schema/shopping';
import { serviceOrder, unclaimedClaim } from '../../server/db/schema/warehouse';
import type { PLAYED_DESKS } from '../../contract/played-desks.enums';
import type { DueRows } from '../../server/kernel/work-claim.repo';

export type PlayedDesk = (typeof PLAYED_DESKS)[number];
export type PlayedTrouble = 'SEIZED' | 'RETURNED' | 'LOST';
export type PlayedPacking = 'HEAVIER' | 'LIGHTER';

/** A shop whose staff are played, and how long they take for each step. */
export interface PlayedShop {
  tenantId: string;
  stepMs: number;
  /** One thing in so many fails its inspection; none where that is 0 or not said. */
  faultyOneIn?: number;
  /** One thing in so many is sold out when it is to be bought; none where that is 0 or not said. */
  soldOutOneIn?: number;
  /** One shipment in so many does not come to its door by itself; none where that is 0 or not said. */
  troubleOneIn?: number;
  /** What becomes of whatever customs look at. */
  trouble?: PlayedTrouble | undefined;
  /** Than was estimated. */
  packs?: PlayedPacking | undefined;
  /** One thing in so many is dearer by then; none where that is 0 or not said. */
  dearerOneIn?: number;
  /** Left to whoever tries the shop. */
  byHand?: readonly PlayedDesk[] | undefined;
  /** Only what this one waits for. */
  shopperId?: string;
  /** What of this one came to its state until then stays as it is, for whoever looks at it. */
  resting?: { shopperId: string; until: Date };
}

/** Rows of these shops that came to their state a step ago. */
export const waited = (
  table: { tenantId: PgColumn; shopperId: PgColumn; movedAt: PgColumn },
  shops: PlayedShop[],
  now: Date,
): SQL =>
  or(
    ...shops.map(({ tenantId, stepMs, shopperId, resting }) => {
      const before = new Date(now.getTime() - stepMs).toISOString();
      const isOfOne = shopperId === undefined ? undefined : eq(table.shopperId, shopperId);
      const isAwake =
        resting &&
        // goods of nobody are of no shopper
        sql`(${table.shopperId} is distinct from ${resting.shopperId} or ${table.movedAt} > ${resting.until.toISOString()}::timestamptz)`;
      return and(eq(table.tenantId, tenantId), isOfOne, isAwake, sql`${table.movedAt} <= ${before}::timestamptz`);
    }),
  ) ?? sql`false`;

/** Its shopper is asked whether to pay more, or to take something else. */
const waitsForMore = sql`exists (
  select 1 from ${orderItem}
  where ${orderItem.tenantId} = ${purchaseOrder.tenantId} and ${orderItem.orderId} = ${purchaseOrder.id} and ${orderItem.status} in ('DEARER', 'SUBSTITUTE'))`;

/** Somebody is about to buy it: whoever plays leaves that alone. */
const isHeld = (now: Date) =>
  sql`(${purchaseOrder.status} <> 'PURCHASED' and ${purchaseOrder.claimedBy} is not null and ${purchaseOrder.claimedUntil} > ${now.toISOString()}::timestamptz)`;

/** The states written out in each, as the partial indexes have them. */
export const ordersToBuy =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => ({
    table: purchaseOrder,
    where: sql`${purchaseOrder.status} in ('PAID', 'PURCHASING', 'PURCHASED') and not ${waitsForMore} and not ${isHeld(now)} and (${waited(purchaseOrder, shops, now)})`,
    oldest: purchaseOrder.movedAt,
  });

/** A part of each shop's step. */
const within = (shops: PlayedShop[], part: number) => shops.map((shop) => ({ ...shop, stepMs: shop.stepMs * part }));

/** On their way to the warehouse, of which their courier has something new to say. */
export const parcelsToTellOf =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => {
    const since = (part: number) => sql`(${waited(parcel, within(shops, part), now)})`;
    const isNews = sql`((${parcel.courierState} = 'REGISTERED' and ${since(0.25)}) or (${parcel.courierState} <> 'DELIVERED' and ${since(0.75)}))`;
    const where = sql`${parcel.status} = 'FORECAST' and ${isNews} and not ${since(1)}`;
    return { table: parcel, where, oldest: parcel.movedAt };
  };

export const parcelsToReceive =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => ({
    table: parcel,
    where: sql`${parcel.status} = 'FORECAST' and (${waited(parcel, shops, now)})`,
    oldest: parcel.movedAt,
  });

/** Something of it is to be decided about. */
const waitsForShopper = sql`exists (
  select 1 from ${parcelItem} join ${orderItem}
    on ${orderItem.tenantId} = ${parcelItem.tenantId} and ${orderItem.id} = ${parcelItem.orderItemId}
  where ${parcelItem.tenantId} = ${parcel.tenantId} and ${parcelItem.parcelId} = ${parcel.id} and ${orderItem.status} = 'QC_FAILED')`;

export const parcelsToStore =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => ({
    table: parcel,
    where: sql`${parcel.status} in ('RECEIVED', 'INSPECTED') and not ${waitsForShopper} and (${waited(parcel, shops, now)})`,
    oldest: parcel.movedAt,
  });

/** What shoppers want done with parcels; it waits since it was asked for. */
export const servicesToDo =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => {
    const { tenantId, shopperId, createdAt } = serviceOrder;
    const asked = { tenantId, shopperId, movedAt: createdAt };
    const where = sql`${serviceOrder.status} = 'REQUESTED' and (${waited(asked, shops, now)})`;
    return { table: serviceOrder, where, oldest: createdAt };
  };

/** What shoppers want their money back for; it waits since it was asked for. */
export const refundsToAnswer =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => {
    const { tenantId, shopperId, createdAt } = refund;
    const asked = { tenantId, shopperId, movedAt: createdAt };
    const where = sql`${refund.status} in ('REQUESTED', 'SELLER_CONTACT') and (${waited(asked, shops, now)})`;
    return { table: refund, where, oldest: createdAt };
  };

/** What shoppers claim of goods that are nobody's; it waits since it was claimed. */
export const claimsToAnswer =
  (shops: PlayedShop[]) =>
  (now: Date): DueRows => {
    const { tenantId, shopperId, createdAt, status } = unclaimedClaim;
    const where = sql`${status} = 'SUBMITTED' and (${waited({ tenantId, shopperId, movedAt: createdAt }, shops, now)})`;
    return { table: unclaimedClaim, where, oldest: createdAt };
  };

/** With how far its order is, and the language of who asks. */
export async function findAsked(tx: Tx, tenantId: string, id: string) {
  const [found] = await tx
    .select({
      orderId: refund.orderId,
      amount: refund.amount,
      orderKind: refund.orderKind,
      orderStatus: purchaseOrder.status,
      language: shopper.language,
    })
    .from(refund)
    .leftJoin(purchaseOrder, and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, refund.orderId)))
    .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, refund.shopperId)))
    .where(and(eq(refund.tenantId, tenantId), eq(refund.id, id)));
  return found as (typeof found & { orderStatus: PurchaseOrderStatus | null }) | undefined;
}

export async function findOrderStatus(tx: Tx, tenantId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ status: purchaseOrder.status })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id)));
  return row?.status;
}

/** What of an order is still to be bought. */
export const findOrdered = (tx: Tx, tenantId: string, orderId: string) =>
  tx
    .select()
    .from(orderItem)
    .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, orderId), eq(orderItem.status, 'ORDERED')));

/** What lies on the bench: the parcel, under which number it came, what should be in it, and what of that has photos. */
export async function findPlayedParcel(tx: Tx, tenantId: string, id: string) {
  const [found] = await tx
    .select({ parcel, number: parcelNumber.number })
    .from(parcel)
    .innerJoin(parcelNumber, and(eq(parcelNumber.tenantId, tenantId), eq(parcelNumber.parcelId, parcel.id)))
    .where(and(eq(parcel.tenantId, tenantId), eq(parcel.id, id)))
    .limit(1);
  if (!found) return undefined;
  const items = await tx
    .select()
    .from(parcelItem)
    .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, id)));
  const photos = await tx
    .select({ itemId: parcelPhoto.itemId })
    .from(parcelPhoto)
    .where(and(eq(parcelPhoto.tenantId, tenantId), eq(parcelPhoto.parcelId, id)));
  return { ...found, items, photographed: photos.flatMap(({ itemId }) => itemId ?? []) };
}

/** What of it the shop has bought, as it was ordered, and the language of who ordered it. */
export async function findBought(tx: Tx, tenantId: string, parcelId: string) {
  return tx
    .select({ item: orderItem, language: shopper.language })
    .from(parcelItem)
    .innerJoin(orderItem, and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, parcelItem.orderItemId)))
    .innerJoin(purchaseOrder, and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, orderItem.orderId)))
    .innerJoin(shopper, and(eq(shopper.tenantId, tenantId), eq(shopper.id, purchaseOrder.shopperId)))
    .where(and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcelId)));
}
