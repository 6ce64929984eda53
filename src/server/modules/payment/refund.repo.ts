import { and, count, desc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { COMPENSATION_REASONS } from '../../../contract/compensation-desk.enums';
import { LIMITS } from '../../../contract/limits';
import type { RefundStatus } from '../../../contract/refund';
import type { Owner, Tx } from '../../db/database';
import { refund } from '../../db/schema/refund';
import type { PaymentRow } from './payment.repo';

export type RefundRow = typeof refund.$inferSelect;
export type NewRefund = Omit<typeof refund.$inferInsert, 'tenantId' | 'shopperId'>;
type Step = RefundRow['steps'][number];

/** Or of another one than the order's own. */
const OF_NO_PAYMENT: RefundRow['cause'][] = ['LATE_PAYMENT', 'INSURED', 'LOST', 'TOP_UP', ...COMPENSATION_REASONS];

interface Filter {
  status?: RefundStatus | undefined;
  orderNo?: string | undefined;
}

export const refundRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /**
   * What of an order's payment has gone back or is on its way, and what waits for goods that go back first; what came too
   * late was another charge's, what is paid for a loss or as a compensation was nobody's payment, what was paid more for something dearer is a
   * payment of its own. @param exceptId what is about to be given back
   */
  async givenBack({ kind, targetId, targetNo }: Pick<PaymentRow, 'kind' | 'targetId' | 'targetNo'>, exceptId = '') {
    const sumOf = (isOfIt: SQL) => sql<number>`coalesce(sum(${refund.amount}) filter (where ${isOfIt}), 0)::float8`;
    const [sums] = await tx
      .select({
        gone: sumOf(sql`${refund.status} <> 'RETURNING'`),
        waiting: sumOf(sql`${refund.status} = 'RETURNING'`),
      })
      .from(refund)
      .where(
        and(
          eq(refund.tenantId, tenantId),
          eq(refund.orderNo, targetNo),
          eq(refund.orderId, targetId),
          inArray(refund.status, ['APPROVED', 'RETURNING', 'REFUNDED']),
          kind === 'PURCHASE_TOPUP' ? eq(refund.cause, 'TOP_UP') : notInArray(refund.cause, OF_NO_PAYMENT),
          ne(refund.id, exceptId),
        ),
      );
    return sums ?? { gone: 0, waiting: 0 };
  },
  /** Of the money that goes back by this claim. */
  async stepByClaim(claimId: string, status: RefundStatus, step: Step): Promise<void> {
    await tx
      .update(refund)
      .set({
        ...{ status, updatedAt: new Date(step.at) },
        steps: sql`${refund.steps} || ${JSON.stringify([step])}::jsonb`,
        ...(step.step === 'TO_BALANCE' && { destination: 'BALANCE' }),
      })
      .where(and(eq(refund.tenantId, tenantId), eq(refund.claimId, claimId)));
  },
  /** What a compensation and its line among what comes back are called alike. */
  async stepByNo(refundNo: string, status: RefundStatus, step: Step): Promise<void> {
    await tx
      .update(refund)
      .set({ status, updatedAt: new Date(step.at), steps: sql`${refund.steps} || ${JSON.stringify([step])}::jsonb` })
      .where(and(eq(refund.tenantId, tenantId), eq(refund.refundNo, refundNo)));
  },
});

/** Scope of one shopper. */
export const shopperRefundRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = ({ status, orderNo }: Filter) =>
    and(
      eq(refund.tenantId, tenantId),
      eq(refund.shopperId, shopperId),
      status && eq(refund.status, status),
      orderNo ? eq(refund.orderNo, orderNo) : undefined,
    );
  return {
    /** @returns undefined where the same was written already */
    async insert(row: NewRefund): Promise<RefundRow | undefined> {
      const [inserted] = await tx
        .insert(refund)
        .values({ tenantId, shopperId, ...row })
        .onConflictDoNothing()
        .returning();
      return inserted;
    },
    async findPromised(orderItemId: string): Promise<RefundRow | undefined> {
      const isOfIt = and(eq(refund.orderItemId, orderItemId), eq(refund.status, 'RETURNING'));
      const [row] = await tx
        .select()
        .from(refund)
        .where(and(mine({}), isOfIt));
      return row;
    },
    async findClaim({ id, orderNo }: { id: string; orderNo: string }): Promise<RefundRow | undefined> {
      const isOfIt = and(eq(refund.orderId, id), inArray(refund.cause, ['INSURED', 'LOST']));
      const [row] = await tx
        .select()
        .from(refund)
        .where(and(mine({ orderNo }), isOfIt))
        .orderBy(desc(refund.createdAt), desc(refund.id))
        .limit(1);
      return row;
    },
    /** What stands in the way of asking for the same again. */
    async findStanding({ orderItemId, orderId, orderNo }: Pick<NewRefund, 'orderItemId' | 'orderId' | 'orderNo'>) {
      const isOfIt = orderItemId
        ? and(eq(refund.orderItemId, orderItemId), inArray(refund.status, ['REQUESTED', 'SELLER_CONTACT', 'RETURNING']))
        : and(eq(refund.orderId, orderId), inArray(refund.cause, ['INSURED', 'LOST']), ne(refund.status, 'REJECTED'));
      const [row] = await tx
        .select()
        .from(refund)
        .where(and(mine({ orderNo }), isOfIt));
      return row;
    },
    /** What the shop gives of its own, whose bank has paid it. */
    async endCompensation(refundNo: string, at: Date): Promise<void> {
      const step = JSON.stringify([{ step: 'REFUNDED', at: at.toISOString() }]);
      await tx
        .update(refund)
        .set({ status: 'REFUNDED', steps: sql`${refund.steps} || ${step}::jsonb`, updatedAt: at })
        .where(and(mine({ status: 'APPROVED' }), eq(refund.refundNo, refundNo)));
    },
    /** What was asked back of an order, newest first. */
    async askedOf({ id, orderNo }: { id: string; orderNo: string }): Promise<RefundRow[]> {
      return tx
        .select()
        .from(refund)
        .where(and(mine({ orderNo }), eq(refund.orderId, id), eq(refund.cause, 'ASKED')))
        .orderBy(desc(refund.createdAt), desc(refund.id))
        .limit(LIMITS.orderRefunds);
    },
    /** What the shop gave of its own for an order, oldest first. */
    async givenFor({ id, orderNo }: { id: string; orderNo: string }): Promise<RefundRow[]> {
      return tx
        .select()
        .from(refund)
        .where(and(mine({ orderNo }), eq(refund.orderId, id), inArray(refund.cause, [...COMPENSATION_REASONS])))
        .orderBy(refund.createdAt, refund.id)
        .limit(LIMITS.orderRefunds);
    },
    /** Newest first, with how many there are in each state. */
    async page(filter: Filter, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
      const items = await tx
        .select()
        .from(refund)
        .where(mine(filter))
        .orderBy(desc(refund.createdAt), desc(refund.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize);
      const { status, ...all } = filter;
      const rows = await tx
        .select({ status: refund.status, found: count() })
        .from(refund)
        .where(mine(all))
        .groupBy(refund.status);
      const counts: Partial<Record<RefundStatus, number>> = Object.fromEntries(
        rows.map((row) => [row.status, row.found]),
      );
      const total = status ? (counts[status] ?? 0) : rows.reduce((sum, { found }) => sum + found, 0);
      return { items, total, counts };
    },
  };
};
