import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LIMITS } from '../../../contract/limits';
import type { DeskWork } from '../../../contract/dashboard';
import type { StaffScope, Tx } from '../../db/database';
import { approval } from '../../db/schema/approval';
import { deposit } from '../../db/schema/money';
import { parcel } from '../../db/schema/parcel';
import { refund } from '../../db/schema/refund';
import { withdrawal } from '../../db/schema/withdrawal';

type WorkTable = PgTable & { tenantId: PgColumn };
/** Queues of which nothing is anybody's own; the others are counted by their own desks. */
export type PlainDesk = Exclude<DeskWork['desk'], 'buying' | 'seller' | 'packing'>;
interface Queue {
  table: WorkTable;
  /** What waits there, as its partial index has it. */
  where: SQL;
  /** Since when it waits, and how many hours it may. */
  since: PgColumn;
  hours: number;
}
const DAY_HOURS = 24;

// a second person is asked already
const isAsked = sql`exists (select 1 from ${approval} where ${approval.tenantId} = ${withdrawal.tenantId} and ${approval.kind} = 'WITHDRAWAL' and ${approval.subjectId} = ${withdrawal.id} and ${approval.decision} is null)`;

/** From when the shopper asked, whichever step it waits for. */
const withdrawals = (where: SQL): Queue => ({
  table: withdrawal,
  where: sql`${withdrawal.status} in ('REQUESTED', 'APPROVED') and ${where}`,
  since: withdrawal.createdAt,
  hours: 2 * DAY_HOURS,
});

const QUEUES: Record<PlainDesk, Queue> = {
  inspect: { table: parcel, where: sql`${parcel.status} = 'RECEIVED'`, since: parcel.movedAt, hours: LIMITS.shelfHours },
  refunds: { table: refund, where: sql`${refund.status} in ('REQUESTED', 'SELLER_CONTACT')`, since: refund.createdAt, hours: LIMITS.refundAnswerDays * DAY_HOURS },
  withdrawals: withdrawals(sql`${withdrawal.status} = 'REQUESTED' and not ${isAsked}`),
  withdrawalsToAllow: withdrawals(sql`${withdrawal.status} = 'REQUESTED' and ${isAsked}`),
  withdrawalsToPay: withdrawals(sql`${withdrawal.status} = 'APPROVED'`),
  deposits: { table: deposit, where: sql`${deposit.status} = 'UNDER_REVIEW'`, since: deposit.createdAt, hours: DAY_HOURS },
}; // prettier-ignore

/** What waits at the desks of a shop; each counted up to so many, so that no count reads a whole shop. */
export const workRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => ({
  async at(desk: PlainDesk, { now, endOfDay }: { now: Date; endOfDay: Date }): Promise<Omit<DeskWork, 'desk'>> {
    const { table, where, since, hours } = QUEUES[desk];
    const open = and(eq(table.tenantId, tenantId), where);
    const before = (time: Date) => lte(since, new Date(time.getTime() - hours * 3_600_000));
    const count = async (more?: SQL) => {
      const some = tx.select({ one: sql`1`.as('one') }).from(table).where(and(open, more)).orderBy(since).limit(LIMITS.deskCount).as('some'); // prettier-ignore
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    };
    const [waiting, late, due] = await Promise.all([count(), count(before(now)), count(before(endOfDay))]);
    return { mine: 0, waiting, late, dueToday: Math.max(0, due - late) };
  },
});
