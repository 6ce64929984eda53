import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ParcelStatus } from '../../../contract/warehouse';
import type { Owner, Tx } from '../../db/database';
import { courierEvent } from '../../db/schema/courier';
import { parcel, parcelEvent, parcelItem } from '../../db/schema/parcel';
import { orderItem } from '../../db/schema/shopping';
import { staff } from '../../db/schema/staff';
import { declarationLine } from '../../db/schema/declaration';
import { transitOrder } from '../../db/schema/transit';
import { transitEvent } from '../../db/schema/transit-event';

/** What is told of a parcel: that it is taken and packed its shipment tells. */
const TOLD: ParcelStatus[] = ['RECEIVED', 'INSPECTED', 'STOCKED_IN', 'DISPOSED', 'RETURNED_TO_SELLER'];
/** Played staff and a quick bench do two things in one second. */
const stepOf = (status: typeof parcelEvent.status) =>
  sql`array_position(${sql.param(`{${TOLD.join()}}`)}::text[], ${status})`;
const MOST = 200;

/** What became of the things of an order that its shopper has read: in the warehouse, and from there on. Oldest first. */
export const orderWayRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const inside = and(eq(parcelItem.tenantId, tenantId), eq(parcelItem.orderItemId, orderItem.id));
  const ofOrder = (orderId: string) => and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, orderId));
  const mine = and(eq(parcel.tenantId, tenantId), eq(parcel.id, parcelItem.parcelId), eq(parcel.shopperId, shopperId));
  return {
    /** Of each parcel when its courier took it and when it was signed for, each once. */
    courierEvents: (orderId: string) =>
      tx
        .select({
          id: parcel.id,
          no: parcel.parcelNo,
          status: sql<'PICKED_UP' | 'DELIVERED'>`${courierEvent.state}`,
          at: sql<Date>`min(${courierEvent.at})`.mapWith(courierEvent.at),
        })
        .from(orderItem)
        .innerJoin(parcelItem, inside)
        .innerJoin(parcel, mine)
        .innerJoin(
          courierEvent,
          and(
            eq(courierEvent.tenantId, tenantId),
            eq(courierEvent.parcelId, parcel.id),
            inArray(courierEvent.state, ['PICKED_UP', 'DELIVERED']),
          ),
        )
        .where(ofOrder(orderId))
        .groupBy(parcel.id, parcel.parcelNo, courierEvent.state)
        .orderBy(sql`4`)
        .limit(MOST)
        .execute(),
    /** Of each parcel every state once, when it first came to it and by whom of the staff. */
    parcelEvents: (orderId: string) =>
      tx
        .select({
          id: parcel.id,
          no: parcel.parcelNo,
          status: parcelEvent.status,
          at: sql<Date>`min(${parcelEvent.at})`.mapWith(parcelEvent.at),
          staffName: sql<string | null>`(array_agg(${staff.name} order by ${parcelEvent.at}))[1]`,
        })
        .from(orderItem)
        .innerJoin(parcelItem, inside)
        .innerJoin(parcel, mine)
        .innerJoin(
          parcelEvent,
          and(
            eq(parcelEvent.tenantId, tenantId),
            eq(parcelEvent.parcelId, parcel.id),
            inArray(parcelEvent.status, TOLD),
          ),
        )
        .leftJoin(staff, and(eq(staff.tenantId, tenantId), eq(staff.id, parcelEvent.actorId)))
        .where(ofOrder(orderId))
        .groupBy(parcel.id, parcel.parcelNo, parcelEvent.status)
        .orderBy(sql`4`, stepOf(parcelEvent.status), asc(parcel.id))
        .limit(MOST)
        .execute(),
    /** In which its goods are, oldest first, and the shipment that takes each. */
    parcels: (orderId: string) =>
      tx
        .selectDistinct({
          ...{ id: parcel.id, no: parcel.parcelNo, createdAt: parcel.createdAt },
          ...{ shipmentId: transitOrder.id, shipmentNo: transitOrder.orderNo },
        })
        .from(orderItem)
        .innerJoin(parcelItem, inside)
        .innerJoin(parcel, mine)
        .leftJoin(transitOrder, and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.id, parcel.transitOrderId)))
        .where(ofOrder(orderId))
        .orderBy(asc(parcel.createdAt), asc(parcel.id))
        .limit(MOST)
        .execute(),
    shipmentEvents: (orderId: string) =>
      tx
        .selectDistinct({
          id: transitOrder.id,
          no: transitOrder.orderNo,
          status: transitEvent.status,
          at: transitEvent.at,
          position: transitEvent.position,
        })
        .from(orderItem)
        .innerJoin(parcelItem, inside)
        .innerJoin(
          // by the thing itself: its parcel may have been put into another since
          declarationLine,
          and(eq(declarationLine.tenantId, tenantId), eq(declarationLine.parcelItemId, parcelItem.id)),
        )
        .innerJoin(
          transitOrder,
          and(
            eq(transitOrder.tenantId, tenantId),
            eq(transitOrder.id, declarationLine.transitOrderId),
            eq(transitOrder.declared, declarationLine.revision),
            eq(transitOrder.shopperId, shopperId),
          ),
        )
        .innerJoin(
          transitEvent,
          and(eq(transitEvent.tenantId, tenantId), eq(transitEvent.transitOrderId, transitOrder.id)),
        )
        .where(ofOrder(orderId))
        .orderBy(asc(transitEvent.at), asc(transitEvent.position), asc(transitOrder.id))
        .limit(MOST)
        .execute(),
  };
};
