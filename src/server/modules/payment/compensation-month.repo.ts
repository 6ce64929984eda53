import { and, eq, sql } from 'drizzle-orm';
import type { StaffScope, Tx } from '../../db/database';
import { compensationMonth } from '../../db/schema/compensation';

interface Month {
  month: string;
  currency: string;
}

/** What a shop gives of its own in a month. */
export const compensationMonthRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => ({
  async given({ month, currency }: Month): Promise<number> {
    const { tenantId: tenant, month: of, currency: inCurrency, given } = compensationMonth;
    const [row] = await tx
      .select({ given })
      .from(compensationMonth)
      .where(and(eq(tenant, tenantId), eq(of, month), eq(inCurrency, currency)));
    return row?.given ?? 0;
  },
  /** Relative and conditional: of two who give at once each counts the other. @returns false where it is more than `most` */
  async give({ month, currency }: Month, amount: number, most: number): Promise<boolean> {
    if (amount > most) return false;
    const rows = await tx
      .insert(compensationMonth)
      .values({ tenantId, month, currency, given: amount })
      .onConflictDoUpdate({
        target: [compensationMonth.tenantId, compensationMonth.month, compensationMonth.currency],
        set: { given: sql`${compensationMonth.given} + ${amount}` },
        setWhere: sql`${compensationMonth.given} + ${amount} <= ${most}`,
      })
      .returning({ given: compensationMonth.given });
    return rows.length === 1;
  },
  /** What was taken back is left to be given. */
  async free({ month, currency }: Month, amount: number): Promise<void> {
    const { tenantId: tenant, month: of, currency: inCurrency, given } = compensationMonth;
    await tx
      .update(compensationMonth)
      .set({ given: sql`greatest(0, ${given} - ${amount})` })
      .where(and(eq(tenant, tenantId), eq(of, month), eq(inCurrency, currency)));
  },
});
