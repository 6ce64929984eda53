import { and, eq, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { staffDay } from '../../db/schema/staff-day';

export type LimitedKind = (typeof staffDay.$inferSelect)['kind'];

/** What one of the staff has decided alone on a day. */
export const staffDayRepo = (tx: Tx, { tenantId, staffId }: StaffScope, day: string) => ({
  async decided(kind: LimitedKind): Promise<number> {
    const mine = and(eq(staffDay.tenantId, tenantId), eq(staffDay.staffId, staffId), eq(staffDay.day, day));
    const [row] = await tx
      .select({ decided: staffDay.decided })
      .from(staffDay)
      .where(and(mine, eq(staffDay.kind, kind)));
    return row?.decided ?? 0;
  },
  /** Relative and conditional. @returns false where it is more than `most` */
  async add(kind: LimitedKind, amount: number, most: number): Promise<boolean> {
    if (amount > most) return false;
    const rows = await tx
      .insert(staffDay)
      .values({ tenantId, staffId, day, kind, decided: amount })
      .onConflictDoUpdate({
        target: [staffDay.tenantId, staffDay.staffId, staffDay.day, staffDay.kind],
        set: { decided: sql`${staffDay.decided} + ${amount}` },
        setWhere: sql`${staffDay.decided} + ${amount} <= ${most}`,
      })
      .returning({ decided: staffDay.decided });
    return rows.length === 1;
  },
});
