import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LIMITS } from '../../../contract/limits';
import type { DeskWork } from '../../../contract/dashboard';
import type { StaffScope, Tx } from '../../db/database';
import { deposit } from '../../db/schema/money';
import { parcel } from '../../db/schema/parcel';
import { refund } from '../../db/schema/refund';
import { purchaseOrder } from '../../db/schema/shopping';
import { transitOrder } from '../../db/schema/transit';
import { withdrawal } from '../../db/schema/withdrawal';

type WorkTable = PgTable & { tenantId: PgColumn; claimedBy?: PgColumn; claimedUntil?: PgColumn };
interface Queue {
  table: WorkTable;
  /** What waits there, as its partial index has it. */
  where: SQL;
  /** Since when it waits, and how many hours it may; none where a clock says when it is due. */
  since: PgColumn;
  hours: number;
}
const DAY_HOURS = 24;

const QUEUES: Record<DeskWork['desk'], Queue> = {
  buying: { table: purchaseOrder, where: sql`${purchaseOrder.status} in ('PAID', 'PURCHASING')`, since: purchaseOrder.dueAt, hours: 0 },
  seller: { table: purchaseOrder, where: sql`${purchaseOrder.status} = 'PURCHASED'`, since: purchaseOrder.dueAt, hours: 0 },
  inspect: { table: parcel, where: sql`${parcel.status} = 'RECEIVED'`, since: parcel.movedAt, hours: LIMITS.shelfHours },
  packing: { table: transitOrder, where: sql`${transitOrder.status} in ('SUBMITTED', 'PACKING', 'WEIGHED', 'PENDING_PAYMENT', 'PAID') and ${transitOrder.status} in ('SUBMITTED', 'PACKING', 'PAID')`, since: transitOrder.movedAt, hours: 2 * DAY_HOURS },
  refunds: { table: refund, where: sql`${refund.status} in ('REQUESTED', 'SELLER_CONTACT')`, since: refund.createdAt, hours: LIMITS.refundAnswerDays * DAY_HOURS },
  withdrawals: { table: withdrawal, where: sql`${withdrawal.status} in ('REQUESTED', 'APPROVED') and ${withdrawal.status} = 'REQUESTED'`, since: withdrawal.createdAt, hours: 2 * DAY_HOURS },
  deposits: { table: deposit, where: sql`${deposit.status} = 'UNDER_REVIEW'`, since: deposit.createdAt, hours: DAY_HOURS },
}; // prettier-ignore

/** What waits at the desks of a shop; each counted up to so many, so that no count reads a whole shop. */
export const workRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => ({
  async at(desk: DeskWork['desk'], { now, endOfDay }: { now: Date; endOfDay: Date }): Promise<DeskWork> {
    const { table, where, since, hours } = QUEUES[desk];
    const { claimedBy, claimedUntil } = table;
    const open = and(eq(table.tenantId, tenantId), where);
    const before = (time: Date) => lte(since, new Date(time.getTime() - hours * 3_600_000));
    const count = async (more?: SQL) => {
      const some = tx.select({ one: sql`1`.as('one') }).from(table).where(and(open, more)).orderBy(since).limit(LIMITS.deskCount).as('some'); // prettier-ignore
      const [found] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
      return found?.count ?? 0;
    };
    const isMine = claimedBy && claimedUntil ? and(eq(claimedBy, staffId), gt(claimedUntil, now)) : undefined;
    const [mine, waiting, late, due] = await Promise.all([
      isMine ? count(isMine) : 0,
      count(),
      count(before(now)),
      count(before(endOfDay)),
    ]);
    return { desk, mine, waiting, late, dueToday: Math.max(0, due - late) };
  },
});
