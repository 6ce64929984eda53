import { and, asc, desc, eq, gt, gte, inArray, lte, min, or, sql, type SQL } from 'drizzle-orm';
import type { Memo } from '../../adapters/payment/provider-call.port';
import type { Tx } from '../../db/database';
import { payment, paymentAttempt } from '../../db/schema/money';
import { providerEvent } from '../../db/schema/provider-event';
import type { DueRows } from '../../kernel/work-claim.repo';

export type AttemptRow = typeof paymentAttempt.$inferSelect;
export type NewAttempt = Omit<AttemptRow, 'tenantId' | 'start' | 'memo' | 'told'>;
export type AttemptStatus = AttemptRow['status'];
/** An attempt with the number of its payment. */
export interface LiveAttempt {
  id: string;
  provider: string;
  providerRef: string;
  status: AttemptStatus;
  updatedAt: Date;
  paymentNo: string;
  method: string;
  fee: number;
  start: AttemptRow['start'];
  memo: AttemptRow['memo'];
  createdAt: Date;
}
/** The provider may still take money for these. */
export const LIVE: AttemptStatus[] = ['CREATED', 'OPEN'];
/** Written out, as the partial index has it. */
const IS_LIVE = sql`${paymentAttempt.status} in ('CREATED', 'OPEN')`;

export const attemptRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ours = (...conditions: (SQL | undefined)[]) => and(eq(paymentAttempt.tenantId, tenantId), ...conditions);
  const listLive = (...conditions: SQL[]) =>
    tx
      .select({
        id: paymentAttempt.id,
        provider: paymentAttempt.provider,
        providerRef: paymentAttempt.providerRef,
        status: paymentAttempt.status,
        createdAt: paymentAttempt.createdAt,
        updatedAt: paymentAttempt.updatedAt,
        paymentNo: payment.paymentNo,
        method: paymentAttempt.method,
        fee: paymentAttempt.fee,
        start: paymentAttempt.start,
        memo: paymentAttempt.memo,
      })
      .from(paymentAttempt)
      .innerJoin(payment, and(eq(payment.tenantId, paymentAttempt.tenantId), eq(payment.id, paymentAttempt.paymentId)))
      .where(ours(IS_LIVE, ...conditions))
      .orderBy(asc(paymentAttempt.updatedAt), asc(paymentAttempt.id));
  return {
    async insert(row: NewAttempt): Promise<void> {
      await tx.insert(paymentAttempt).values({ tenantId, ...row });
    },
    /** By the provider's name for the charge, or by ours. */
    async find(
      which: { paymentId: string; provider: string } & ({ providerRef: string } | { id: string }),
    ): Promise<AttemptRow | undefined> {
      const [row] = await tx
        .select()
        .from(paymentAttempt)
        .where(
          ours(
            eq(paymentAttempt.paymentId, which.paymentId),
            eq(paymentAttempt.provider, which.provider),
            'id' in which ? eq(paymentAttempt.id, which.id) : eq(paymentAttempt.providerRef, which.providerRef),
          ),
        );
      return row;
    },
    /** A charge with the number of its payment, by the provider's name for it, else by ours. */
    async findNamed(
      provider: string,
      { providerRef, reference }: { providerRef?: string; reference?: string },
    ): Promise<{ paymentNo: string; attempt: AttemptRow } | undefined> {
      const byRef = providerRef === undefined ? undefined : eq(paymentAttempt.providerRef, providerRef);
      const byOurs = reference === undefined ? undefined : eq(paymentAttempt.id, reference);
      const [row] = await tx
        .select({ paymentNo: payment.paymentNo, attempt: paymentAttempt })
        .from(paymentAttempt)
        .innerJoin(
          payment,
          and(eq(payment.tenantId, paymentAttempt.tenantId), eq(payment.id, paymentAttempt.paymentId)),
        )
        .where(ours(eq(paymentAttempt.provider, provider), or(byRef, byOurs)))
        .orderBy(...(byRef ? [desc(byRef)] : []))
        .limit(1);
      return row;
    },
    /** Of one provider, with their payments: there by `to`, changed last at `from` or later. Oldest first. */
    async listChanged(
      provider: string,
      { from, to }: { from: Date; to: Date },
    ): Promise<{ paid: typeof payment.$inferSelect; attempt: AttemptRow }[]> {
      return tx
        .select({ paid: payment, attempt: paymentAttempt })
        .from(paymentAttempt)
        .innerJoin(
          payment,
          and(eq(payment.tenantId, paymentAttempt.tenantId), eq(payment.id, paymentAttempt.paymentId)),
        )
        .where(
          ours(
            eq(paymentAttempt.provider, provider),
            gte(paymentAttempt.updatedAt, from),
            lte(paymentAttempt.createdAt, to),
          ),
        )
        .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
    },
    async setProviderRef(id: string, providerRef: string): Promise<void> {
      await tx
        .update(paymentAttempt)
        .set({ providerRef })
        .where(ours(eq(paymentAttempt.id, id)));
    },
    async addMemo(id: string, memo: Memo): Promise<void> {
      await tx
        .update(paymentAttempt)
        .set({ memo: sql`${paymentAttempt.memo} || ${JSON.stringify(memo)}::jsonb` })
        .where(ours(eq(paymentAttempt.id, id)));
    },
    /** How many charges that this shopper opened after `since` still wait, and when the first of them was opened. */
    async waitingOf(shopperId: string, since: Date): Promise<{ count: number; firstCreatedAt: Date }> {
      const ofPayment = and(eq(paymentAttempt.tenantId, payment.tenantId), eq(paymentAttempt.paymentId, payment.id));
      const [row] = await tx
        .select({ count: sql<number>`count(*)::int`, firstCreatedAt: min(paymentAttempt.createdAt) })
        .from(payment)
        .innerJoin(paymentAttempt, ofPayment)
        .where(
          and(
            eq(payment.tenantId, tenantId),
            eq(payment.shopperId, shopperId),
            inArray(payment.status, ['UNPAID', 'PROCESSING']),
            inArray(paymentAttempt.status, LIVE),
            gt(paymentAttempt.createdAt, since),
          ),
        );
      return { count: row?.count ?? 0, firstCreatedAt: row?.firstCreatedAt ?? since };
    },
    /** The charge that paid. */
    async findPaid(paymentId: string): Promise<AttemptRow | undefined> {
      const [row] = await tx
        .select()
        .from(paymentAttempt)
        .where(ours(eq(paymentAttempt.paymentId, paymentId), eq(paymentAttempt.status, 'PAID')))
        .orderBy(asc(paymentAttempt.updatedAt))
        .limit(1);
      return row;
    },
    /** Charges of which their provider says something else than was agreed, as long as nobody has decided; oldest first. */
    async inReview(): Promise<{ payment: typeof payment.$inferSelect; charge: AttemptRow }[]> {
      return tx
        .select({ payment, charge: paymentAttempt })
        .from(payment)
        .innerJoin(
          paymentAttempt,
          and(eq(paymentAttempt.tenantId, payment.tenantId), eq(paymentAttempt.paymentId, payment.id)),
        )
        .where(
          and(
            eq(payment.tenantId, tenantId),
            // written out, as the partial index has it
            sql`${payment.status} = 'NEEDS_REVIEW'`,
            ours(eq(paymentAttempt.status, 'NEEDS_REVIEW')),
          ),
        ) // prettier-ignore
        .orderBy(asc(paymentAttempt.updatedAt), asc(paymentAttempt.id));
    },
    /** The way of the newest charge for it at this provider. */
    async lastMethod(paymentId: string, provider: string): Promise<string | undefined> {
      const [row] = await tx
        .select({ method: paymentAttempt.method })
        .from(paymentAttempt)
        .where(ours(eq(paymentAttempt.paymentId, paymentId), eq(paymentAttempt.provider, provider)))
        .orderBy(desc(paymentAttempt.createdAt), desc(paymentAttempt.id))
        .limit(1);
      return row?.method;
    },
    liveOfNo: (paymentNo: string): Promise<LiveAttempt[]> => listLive(eq(payment.paymentNo, paymentNo)),
    async findLive(id: string): Promise<LiveAttempt | undefined> {
      const [row] = await listLive(eq(paymentAttempt.id, id));
      return row;
    },
    /** @returns whether it stood in one of `from` */
    async move(
      id: string,
      from: AttemptStatus[],
      change: Pick<AttemptRow, 'status' | 'updatedAt'> & Partial<Pick<AttemptRow, 'providerRef' | 'start' | 'told'>>,
    ): Promise<boolean> {
      const rows = await tx
        .update(paymentAttempt)
        .set(change)
        .where(ours(eq(paymentAttempt.id, id), inArray(paymentAttempt.status, from)))
        .returning({ id: paymentAttempt.id });
      return rows.length === 1;
    },
    /** Notes that we ask about it now. @returns false where it is not open */
    touch(id: string, updatedAt: Date): Promise<boolean> {
      return this.move(id, ['OPEN'], { status: 'OPEN', updatedAt });
    },
    /** @returns false where this event was taken before */
    async recordEvent(event: { provider: string; eventId: string; paymentNo: string; createdAt: Date }) {
      const rows = await tx
        .insert(providerEvent)
        .values({ tenantId, ...event })
        .onConflictDoNothing()
        .returning({ eventId: providerEvent.eventId });
      return rows.length === 1;
    },
  };
};

/**
 * Charges of all shops that nobody has heard of since `before`; heard of since `bornAfter`, for older ones are given
 * up. The states written out, as the partial index has them.
 */
export const quietAttempts = ({ bornAfter, before }: { bornAfter: Date; before: Date }): DueRows => ({
  table: paymentAttempt,
  where: sql`${IS_LIVE} and ${paymentAttempt.updatedAt} > ${bornAfter.toISOString()}::timestamptz
    and ${paymentAttempt.updatedAt} < ${before.toISOString()}::timestamptz
    and ${paymentAttempt.createdAt} > ${bornAfter.toISOString()}::timestamptz`,
  oldest: paymentAttempt.updatedAt,
});
