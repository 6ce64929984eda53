import { and, asc, desc, eq } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { deposit } from '../../db/schema/money';
import { parcel } from '../../db/schema/parcel';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';
import { withdrawal } from '../../db/schema/withdrawal';

const NEWEST = 5;
const MOST_STORED = 20;

/** What one shopper has at the shop, as its staff looks at it. */
export const customerThingsRepo = (tx: Tx, { tenantId, shopperId }: Owner) => ({
  orders: () =>
    tx
      .select({
        ...{ id: purchaseOrder.id, no: purchaseOrder.orderNo },
        ...{ status: purchaseOrder.status, createdAt: purchaseOrder.createdAt },
      })
      .from(purchaseOrder)
      .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.shopperId, shopperId)))
      .orderBy(desc(purchaseOrder.createdAt), desc(purchaseOrder.id))
      .limit(NEWEST),
  shipments: () =>
    tx
      .select({
        ...{ id: transitOrder.id, no: transitOrder.orderNo },
        ...{ status: transitOrder.status, createdAt: transitOrder.createdAt },
      })
      .from(transitOrder)
      .where(and(eq(transitOrder.tenantId, tenantId), eq(transitOrder.shopperId, shopperId)))
      .orderBy(desc(transitOrder.createdAt), desc(transitOrder.id))
      .limit(NEWEST),
  deposits: () =>
    tx
      .select({
        ...{ id: deposit.id, no: deposit.depositNo, status: deposit.status, createdAt: deposit.createdAt },
        ...{ amount: deposit.amount, currency: deposit.currency, channel: deposit.channel },
      })
      .from(deposit)
      .where(and(eq(deposit.tenantId, tenantId), eq(deposit.shopperId, shopperId)))
      .orderBy(desc(deposit.createdAt), desc(deposit.id))
      .limit(NEWEST),
  withdrawals: () =>
    tx
      .select({
        ...{ id: withdrawal.id, no: withdrawal.withdrawalNo, status: withdrawal.status },
        ...{ amount: withdrawal.amount, currency: withdrawal.currency, createdAt: withdrawal.createdAt },
      })
      .from(withdrawal)
      .where(and(eq(withdrawal.tenantId, tenantId), eq(withdrawal.shopperId, shopperId)))
      .orderBy(desc(withdrawal.createdAt), desc(withdrawal.id))
      .limit(NEWEST),
  stored: () =>
    tx
      .select({ id: parcel.id, no: parcel.parcelNo, freeUntil: parcel.freeUntil })
      .from(parcel)
      .where(and(eq(parcel.tenantId, tenantId), eq(parcel.shopperId, shopperId), eq(parcel.status, 'STOCKED_IN')))
      .orderBy(asc(parcel.freeUntil), asc(parcel.id))
      .limit(MOST_STORED),
});
