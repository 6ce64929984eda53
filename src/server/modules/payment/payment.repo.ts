import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { keptInsert } from '../../db/kept-insert';
import { payment } from '../../db/schema/money';

export type PaymentRow = typeof payment.$inferSelect;
export type PaymentKind = PaymentRow['kind'];
export type PaymentStatus = PaymentRow['status'];

/** Written out, as the partial index has it: values that come beside a statement would hide the index from a prepared one. */
const IS_DUE = sql`${payment.status} in ('UNPAID', 'PROCESSING')`;

const insertPayments = keptInsert('payment_add', payment);

/** Scope of the shop: what other modules and providers ask by order or number. */
export const paymentRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ours = (...conditions: (SQL | undefined)[]) => and(eq(payment.tenantId, tenantId), ...conditions);
  return {
    async insert(row: Omit<typeof payment.$inferInsert, 'tenantId'>): Promise<PaymentRow> {
      const [inserted] = await insertPayments(tx, [{ tenantId, ...row }]);
      return inserted as PaymentRow;
    },
    ofTargets(kind: PaymentKind, targetIds: string[]): Promise<PaymentRow[]> {
      return tx
        .select()
        .from(payment)
        .where(ours(eq(payment.kind, kind), inArray(payment.targetId, targetIds)))
        .orderBy(asc(payment.createdAt), asc(payment.id));
    },
    /** The conditional update that every change of state goes through: none of `from`, no row. */
    async move(
      which: { id: string } | { kind: PaymentKind; targetId: string },
      from: PaymentStatus[],
      change: Partial<PaymentRow> & { status: PaymentStatus },
    ): Promise<PaymentRow | undefined> {
      const match =
        'id' in which
          ? eq(payment.id, which.id)
          : and(eq(payment.kind, which.kind), eq(payment.targetId, which.targetId));
      const [row] = await tx
        .update(payment)
        .set(change)
        .where(ours(match, inArray(payment.status, from)))
        .returning();
      return row;
    },
    /** The one that was paid, whether or not something of it went back. @param isLocked for whoever is about to give back */
    async findPaid(
      { kind, targetId }: { kind: PaymentKind; targetId: string },
      isLocked: boolean,
    ): Promise<PaymentRow | undefined> {
      const paid = tx
        .select()
        .from(payment)
        .where(
          ours(
            eq(payment.kind, kind),
            eq(payment.targetId, targetId),
            inArray(payment.status, ['PAID', 'PARTIALLY_REFUNDED']),
          ),
        )
        .orderBy(desc(payment.createdAt))
        .limit(1);
      const [row] = await (isLocked ? paid.for('no key update') : paid);
      return row;
    },
    /** All of a target, whatever came of them. */
    async lockOfTarget({ kind, targetId }: { kind: PaymentKind; targetId: string }): Promise<void> {
      await tx
        .select({ id: payment.id })
        .from(payment)
        .where(ours(eq(payment.kind, kind), eq(payment.targetId, targetId)))
        .orderBy(asc(payment.id))
        .for('no key update');
    },
    async lockByNo(paymentNo: string): Promise<PaymentRow | undefined> {
      const [row] = await tx
        .select()
        .from(payment)
        .where(ours(eq(payment.paymentNo, paymentNo)))
        .for('no key update');
      return row;
    },
  };
};

/** Scope of one shopper. */
export const shopperPaymentRepo = (tx: Tx, { tenantId, shopperId }: { tenantId: string; shopperId: string }) => {
  const mine = (...conditions: (SQL | undefined)[]) =>
    and(eq(payment.tenantId, tenantId), eq(payment.shopperId, shopperId), ...conditions);
  return {
    async findByNo(paymentNo: string): Promise<PaymentRow | undefined> {
      const [row] = await tx
        .select()
        .from(payment)
        .where(mine(eq(payment.paymentNo, paymentNo)));
      return row;
    },
    async idsOfNos(paymentNos: string[]): Promise<string[]> {
      const rows = await tx
        .select({ id: payment.id })
        .from(payment)
        .where(mine(inArray(payment.paymentNo, paymentNos)));
      return rows.map(({ id }) => id);
    },
    /** In the order of their ids, so that two batches never wait for each other. */
    lock(ids: string[]): Promise<PaymentRow[]> {
      return tx
        .select()
        .from(payment)
        .where(mine(inArray(payment.id, ids)))
        .orderBy(asc(payment.id))
        .for('no key update');
    },
    /** Deposits are no debts: they are left out. All of them, the oldest first: nobody owes more than a few. */
    listDue(filter: { kinds?: PaymentKind[] | undefined; targetNo?: string | undefined }): Promise<PaymentRow[]> {
      return tx
        .select()
        .from(payment)
        .where(
          mine(
            IS_DUE,
            filter.kinds ? inArray(payment.kind, filter.kinds) : ne(payment.kind, 'DEPOSIT'),
            filter.targetNo ? eq(payment.targetNo, filter.targetNo) : undefined,
          ),
        )
        .orderBy(asc(payment.createdAt), asc(payment.id));
    },
  };
};
