import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, ne, not, notInArray, or, sql } from 'drizzle-orm';
import { GONE_ITEMS, ORDERS_IN, UNDERWAY_ITEMS, type SHOWN_ORDER_STATES } from '../../../contract/order-status';
import type { PurchaseOrderStatus } from '../../../contract/purchase';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { manualOrder } from '../../db/schema/manual-order';
import { ledgerAccount, payment } from '../../db/schema/money';
import { parcel, parcelItem } from '../../db/schema/parcel';
import { orderItem, purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';
import { forecast } from '../../db/schema/warehouse';
import { MOST, overviewShipmentsRepo, SHIPMENT, total } from './overview-shipments.repo';

const TO_THE_WAREHOUSE: PurchaseOrderStatus[] = ['SELLER_SHIPPED', 'PARTIALLY_ARRIVED'];
const ON_THE_BENCH: ParcelStatus[] = ['RECEIVED', 'INSPECTED'];
const HERE_OR_COMING: ParcelStatus[] = ['FORECAST', ...ON_THE_BENCH, 'STOCKED_IN', 'LOCKED', 'PACKED'];

const countsOf = (rows: readonly { status: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]));

/** What an account's first page is made of, each asked at once: all of it goes to the database and back together. */
export const overviewRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const first = and(
    eq(orderItem.tenantId, tenantId),
    eq(orderItem.orderId, purchaseOrder.id),
    eq(orderItem.position, 0),
  );
  const announced = tx
    .select({ id: forecast.id })
    .from(forecast)
    .where(and(eq(forecast.tenantId, tenantId), eq(forecast.parcelId, parcel.id), isNull(forecast.withdrawnAt)));
  /** What its shopper is asked about, else the first. */
  const named = tx
    .select({
      title: orderItem.title,
      orderItemId: sql<string>`${orderItem.id}`.as('order_item_id'),
      decideBefore: orderItem.decideBefore,
    })
    .from(orderItem)
    .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, purchaseOrder.id)))
    .orderBy(sql`${orderItem.status} = 'DEARER' desc`, asc(orderItem.position))
    .limit(1)
    .as('named');
  const coming = tx
    .select({ isHere: sql`bool_and(${notInArray(orderItem.status, [...UNDERWAY_ITEMS])})` })
    .from(orderItem)
    .where(
      and(
        eq(orderItem.tenantId, tenantId),
        eq(orderItem.orderId, purchaseOrder.id),
        notInArray(orderItem.status, [...GONE_ITEMS]),
      ),
    );
  const isAllHere = sql`(${purchaseOrder.status} = 'PARTIALLY_ARRIVED' and coalesce((${coming}), false))`;
  /** Its state, or that all that comes of it is in the house. */
  const shown = sql<(typeof SHOWN_ORDER_STATES)[number]>`case
    when ${isAllHere} then 'INSPECTING' else ${purchaseOrder.status} end`;
  return {
    ...overviewShipmentsRepo(tx, { tenantId, shopperId }),
    countOrders: () =>
      tx
        .select({ status: shown, count: sql<number>`count(*)::int` })
        .from(purchaseOrder)
        .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.shopperId, shopperId)))
        .groupBy(sql`1`)
        .then(countsOf),
    /** Being bought, and more is asked for it: as the list of orders counts them. */
    countOrdersDue: () => {
      const dearer = tx
        .select({ one: sql`1` })
        .from(orderItem)
        .where(
          and(
            eq(orderItem.tenantId, tenantId),
            eq(orderItem.orderId, purchaseOrder.id),
            eq(orderItem.status, 'DEARER'),
          ),
        );
      const isBought = inArray(purchaseOrder.status, ORDERS_IN.buying);
      return tx.$count(
        purchaseOrder,
        and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.shopperId, shopperId), isBought, exists(dearer)),
      );
    },
    countParcels: () =>
      tx
        .select({ status: parcel.status, count: sql<number>`count(*)::int` })
        .from(parcel)
        .where(
          and(
            eq(parcel.tenantId, tenantId),
            eq(parcel.shopperId, shopperId),
            inArray(parcel.status, HERE_OR_COMING),
            // bought goods are waited for too, and announced by nobody
            or(ne(parcel.status, 'FORECAST'), exists(announced)),
          ),
        )
        .groupBy(parcel.status)
        .then(countsOf),
    balance: (currency: string) =>
      tx
        .select({ balance: ledgerAccount.balance })
        .from(ledgerAccount)
        .where(
          and(
            eq(ledgerAccount.tenantId, tenantId),
            eq(ledgerAccount.kind, 'SHOPPER_BALANCE'),
            eq(ledgerAccount.shopperId, shopperId),
            eq(ledgerAccount.currency, currency),
          ),
        )
        .execute(),
    /** Sums due, each with the order or the shipment that it is for. */
    due: () =>
      tx
        .select({
          payment,
          order: purchaseOrder,
          shipment: SHIPMENT,
          title: named.title,
          orderItemId: named.orderItemId,
          decideBefore: named.decideBefore,
          total,
        })
        .from(payment)
        .leftJoin(purchaseOrder, and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, payment.targetId)))
        .leftJoinLateral(named, sql`true`)
        .leftJoin(transitOrder, and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, payment.targetId)))
        .where(
          and(
            eq(payment.tenantId, tenantId),
            eq(payment.shopperId, shopperId),
            // written out, as the partial index has it
            sql`${payment.status} in ('UNPAID', 'PROCESSING')`,
            inArray(payment.kind, ['PURCHASE', 'PURCHASE_TOPUP', 'TRANSIT', 'TRANSIT_TOPUP']),
          ),
        )
        .orderBy(asc(payment.createdAt), asc(payment.id))
        .limit(MOST)
        .execute(),
    quotes: () =>
      tx
        .select({ id: manualOrder.id, title: manualOrder.title, validUntil: manualOrder.validUntil, total })
        .from(manualOrder)
        .where(
          and(
            eq(manualOrder.tenantId, tenantId),
            eq(manualOrder.shopperId, shopperId),
            eq(manualOrder.status, 'QUOTED'),
          ),
        )
        .orderBy(asc(manualOrder.createdAt))
        .limit(MOST)
        .execute(),
    /** Items that have failed inspection, each with the number of its parcel. */
    undecided: () =>
      tx
        .select({
          id: orderItem.id,
          no: parcel.parcelNo,
          title: orderItem.title,
          orderItemId: orderItem.id,
          decideBefore: orderItem.decideBefore,
          total,
        })
        .from(parcel)
        .innerJoin(parcelItem, and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcel.id)))
        .innerJoin(
          orderItem,
          and(
            eq(orderItem.tenantId, tenantId),
            eq(orderItem.id, parcelItem.orderItemId),
            eq(orderItem.status, 'QC_FAILED'),
          ),
        ) // prettier-ignore
        .where(
          and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, shopperId), inArray(parcel.status, ON_THE_BENCH)),
        )
        .orderBy(asc(orderItem.decideBefore), asc(parcel.id), asc(parcelItem.position))
        .limit(MOST)
        .execute(),
    /** Parcels whose free days end until `day`, the soonest first. */
    ending: (day: string) =>
      tx
        .select({
          id: parcel.id,
          no: parcel.parcelNo,
          title: parcelItem.title,
          orderItemId: parcelItem.orderItemId,
          freeUntil: parcel.freeUntil,
          total,
        })
        .from(parcel)
        .leftJoin(
          parcelItem,
          and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.parcelId, parcel.id), eq(parcelItem.position, 0)),
        ) // prettier-ignore
        .where(
          and(
            eq(parcel.tenantId, tenantId),
            eq(parcel.shopperId, shopperId),
            eq(parcel.status, 'STOCKED_IN'),
            isNotNull(parcel.freeUntil),
            lte(parcel.freeUntil, day),
          ),
        )
        .orderBy(asc(parcel.freeUntil), asc(parcel.id))
        .limit(MOST)
        .execute(),
    /** Of which something is still to arrive. */
    coming: () =>
      tx
        .select({
          id: purchaseOrder.id,
          no: purchaseOrder.orderNo,
          status: shown,
          title: orderItem.title,
          orderItemId: orderItem.id,
          image: orderItem.image,
          total,
        })
        .from(purchaseOrder)
        .leftJoin(orderItem, first)
        .where(
          and(
            eq(purchaseOrder.tenantId, tenantId),
            eq(purchaseOrder.shopperId, shopperId),
            inArray(purchaseOrder.status, TO_THE_WAREHOUSE),
            not(isAllHere),
          ),
        )
        .orderBy(asc(purchaseOrder.createdAt), asc(purchaseOrder.id))
        .limit(MOST)
        .execute(),
  };
};

export type OverviewRows = { [Name in keyof ReturnType<typeof overviewRepo>]: Awaited<ReturnType<ReturnType<typeof overviewRepo>[Name]>> }; // prettier-ignore
