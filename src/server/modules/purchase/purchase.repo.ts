import { and, asc, desc, eq, exists, gt, ilike, inArray, notExists, or, sql } from 'drizzle-orm';
import { ORDERS_IN, type OrderGroup } from '../../../contract/order-status';
import type { PurchaseOrderStatus } from '../../../contract/purchase';
import type { Owner, Tx } from '../../db/database';
import { keptInsert } from '../../db/kept-insert';
import { orderEvent, orderItem, purchaseOrder } from '../../db/schema/shopping';
import { containing } from '../../kernel/containing';
import { newId } from '../../kernel/tokens';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { Move } from './purchase.rules';

type Stored<Row extends { status: string }> = Omit<Row, 'status'> & { status: PurchaseOrderStatus };
export type OrderRow = Stored<typeof purchaseOrder.$inferSelect>;
export type ItemRow = typeof orderItem.$inferSelect;
export type EventRow = Stored<typeof orderEvent.$inferSelect>;
export type NewOrder = Omit<typeof purchaseOrder.$inferInsert, 'tenantId' | 'shopperId'>;
export type NewItem = Omit<typeof orderItem.$inferInsert, 'tenantId'>;

export interface OrderFilter {
  /** Any of these. */
  statuses?: readonly PurchaseOrderStatus[];
  group?: OrderGroup | undefined;
  /** Part of a title or of an order number. */
  keyword?: string;
}

const insertOrders = keptInsert('order_add', purchaseOrder);
const insertItems = keptInsert('order_item_add', orderItem);
const insertEvents = keptInsert('order_event_add', orderEvent);

export const purchaseRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.shopperId, shopperId));
  const matching = (keyword: string | undefined) => {
    if (!keyword) return mine;
    const itemOfOrder = and(
      eq(orderItem.tenantId, tenantId),
      eq(orderItem.orderId, purchaseOrder.id),
      or(ilike(orderItem.title, containing(keyword)), ilike(orderItem.titleOriginal, containing(keyword))),
    );
    const titled = tx
      .select({ found: sql`1` })
      .from(orderItem)
      .where(itemOfOrder);
    return and(mine, or(ilike(purchaseOrder.orderNo, containing(keyword)), exists(titled)));
  };
  const dearer = tx
    .select({ found: sql`1` })
    .from(orderItem)
    .where(
      and(eq(orderItem.tenantId, tenantId), eq(orderItem.orderId, purchaseOrder.id), eq(orderItem.status, 'DEARER')),
    );
  /** Being bought, and more is asked for it. */
  const isDueBesides = and(inArray(purchaseOrder.status, ORDERS_IN.buying), exists(dearer));
  const standsIn = (group: OrderGroup) => {
    const inStates = inArray(purchaseOrder.status, ORDERS_IN[group]);
    if (group === 'toPay') return or(inStates, isDueBesides);
    return group === 'buying' ? and(inStates, notExists(dearer)) : inStates;
  };
  return {
    /** In the order given. */
    async insert(orders: NewOrder[], items: NewItem[]): Promise<{ orders: OrderRow[]; items: ItemRow[] }> {
      const orderRows = orders.map((order) => ({ ...order, tenantId, shopperId }));
      const itemRows = items.map((item) => ({ ...item, tenantId }));
      const [savedOrders, savedItems] = await Promise.all([insertOrders(tx, orderRows), insertItems(tx, itemRows)]);
      return { orders: savedOrders as OrderRow[], items: savedItems };
    },
    async addEvents(
      events: { orderId: string; status: PurchaseOrderStatus; at: Date; note?: string }[],
    ): Promise<void> {
      const rows = events.map((event) => ({ ...event, tenantId, id: newId() }));
      await insertEvents(tx, rows);
    },
    async find(id: string): Promise<OrderRow | undefined> {
      const [row] = await tx
        .select()
        .from(purchaseOrder)
        .where(and(mine, eq(purchaseOrder.id, id)));
      return row as OrderRow | undefined;
    },
    /** Newest first. */
    async list(
      { statuses, group, keyword }: OrderFilter,
      page: { pageNo: number; pageSize: number },
    ): Promise<OrderRow[]> {
      const rows = await tx
        .select()
        .from(purchaseOrder)
        .where(and(matching(keyword), statuses && inArray(purchaseOrder.status, statuses), group && standsIn(group)))
        .orderBy(desc(purchaseOrder.createdAt), desc(purchaseOrder.id))
        .limit(page.pageSize)
        .offset((page.pageNo - 1) * page.pageSize);
      return rows as OrderRow[];
    },
    async countByStatus({ keyword }: Pick<OrderFilter, 'keyword'>): Promise<Record<string, number>> {
      const rows = await tx
        .select({ status: purchaseOrder.status, count: sql<number>`count(*)::int` })
        .from(purchaseOrder)
        .where(matching(keyword))
        .groupBy(purchaseOrder.status);
      return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
    },
    countDueBesides: ({ keyword }: Pick<OrderFilter, 'keyword'>): Promise<number> =>
      tx.$count(purchaseOrder, and(matching(keyword), isDueBesides)),
    /** Items of orders of this shopper: the caller has read those. */
    async itemsOf(orderIds: string[]): Promise<ItemRow[]> {
      if (!orderIds.length) return [];
      return tx
        .select()
        .from(orderItem)
        .where(and(eq(orderItem.tenantId, tenantId), inArray(orderItem.orderId, orderIds)))
        .orderBy(asc(orderItem.position));
    },
    /** How far they are, and by when they should go on. */
    async standings(ids: string[]): Promise<Pick<OrderRow, 'id' | 'status' | 'dueAt'>[]> {
      const { id, status, dueAt } = purchaseOrder;
      const rows = await tx
        .select({ id, status, dueAt })
        .from(purchaseOrder)
        .where(and(mine, inArray(id, ids)));
      return rows as Pick<OrderRow, 'id' | 'status' | 'dueAt'>[];
    },
    /** An item of this shopper's, with the order that it is in. */
    async findItem(id: string): Promise<{ item: ItemRow; order: OrderRow } | undefined> {
      const [row] = await tx
        .select({ item: orderItem, order: purchaseOrder })
        .from(orderItem)
        .innerJoin(purchaseOrder, and(mine, eq(purchaseOrder.id, orderItem.orderId)))
        .where(and(eq(orderItem.tenantId, tenantId), eq(orderItem.id, id)));
      return row as { item: ItemRow; order: OrderRow } | undefined;
    },
    async eventsOf(orderId: string): Promise<EventRow[]> {
      const rows = await tx
        .select()
        .from(orderEvent)
        .where(and(eq(orderEvent.tenantId, tenantId), eq(orderEvent.orderId, orderId)))
        .orderBy(asc(orderEvent.at));
      return rows as EventRow[];
    },
    /** The conditional update that every change of state goes through. @returns whether the order still stood at `from` */
    async move(
      id: string,
      { from, to }: Move,
      at: Date,
      { refunded = 0, ...change }: { closeReason?: string; refunded?: number } = {},
      payableAt?: Date,
    ): Promise<boolean> {
      const isPayable = payableAt && gt(purchaseOrder.payBefore, payableAt);
      const rows = await tx
        .update(purchaseOrder)
        .set({ ...change, ...givingBack(refunded), status: to, movedAt: at })
        .where(and(mine, eq(purchaseOrder.id, id), eq(purchaseOrder.status, from), isPayable))
        .returning({ id: purchaseOrder.id });
      return rows.length === 1;
    },
    /** Of an order that goes on. */
    async addRefunded(id: string, refunded: number): Promise<void> {
      await tx
        .update(purchaseOrder)
        .set(givingBack(refunded))
        .where(and(mine, eq(purchaseOrder.id, id)));
    },
  };
};

/** On top of what another gave back meanwhile. */
const givingBack = (more: number) => ({ refundedLocal: sql`${purchaseOrder.refundedLocal} + ${more}` });

/** Whoever's order it is: for those who buy and receive. */
export async function findShopOrder(tx: Tx, tenantId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id)));
  return row as OrderRow | undefined;
}

/** What is paid and not bought yet, longest waiting first. */
export async function ordersToBuy(tx: Tx, tenantId: string, limit: number): Promise<OrderRow[]> {
  // written out, as the partial index has it
  const isToBuy = sql`${purchaseOrder.status} in ('PAID', 'PURCHASING', 'PURCHASED') and ${purchaseOrder.status} <> 'PURCHASED'`;
  const rows = await tx
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), isToBuy))
    .orderBy(asc(purchaseOrder.movedAt), asc(purchaseOrder.id))
    .limit(limit);
  return rows as OrderRow[];
}

export async function findOrderByNo(tx: Tx, tenantId: string, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.orderNo, orderNo)));
  return row as OrderRow | undefined;
}

/** The same, which stands still for others until this transaction ends. */
export async function lockShopOrder(tx: Tx, tenantId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id)))
    .for('no key update');
  return row as OrderRow | undefined;
}

/** The state written out, as the partial index has it. */
const isOverdue = (now: Date) =>
  sql`${purchaseOrder.status} = 'PENDING_PAYMENT' and ${purchaseOrder.payBefore} <= ${now.toISOString()}::timestamptz`;

/** Unpaid orders of all shops whose time is over. */
export const overdueOrders = (now: Date): DueRows => ({
  table: purchaseOrder,
  where: isOverdue(now),
  oldest: purchaseOrder.payBefore,
});

/** Closes every order of the shop that stands in one of `from`. @returns which */
export async function closeAll(tx: Tx, tenantId: string, from: PurchaseOrderStatus[], closeReason: string) {
  const rows = await tx
    .update(purchaseOrder)
    .set({ status: 'CLOSED', closeReason })
    .where(and(eq(purchaseOrder.tenantId, tenantId), inArray(purchaseOrder.status, from)))
    .returning({ id: purchaseOrder.id });
  return rows.map(({ id }) => id);
}

export async function findOverdue(tx: Tx, tenantId: string, id: string, now: Date) {
  const [row] = await tx
    .select({ orderNo: purchaseOrder.orderNo, shopperId: purchaseOrder.shopperId })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.tenantId, tenantId), eq(purchaseOrder.id, id), isOverdue(now)));
  return row;
}
