import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { factDay } from '../../db/schema/fact';
import { tenantQuota } from '../../db/schema/platform';
import type { Used } from './quota.rules';

export type QuotaRow = typeof tenantQuota.$inferSelect;

export const quotaRepo = (tx: Tx) => ({
  async find(shopId: string): Promise<QuotaRow | undefined> {
    const [row] = await tx.select().from(tenantQuota).where(eq(tenantQuota.tenantId, shopId));
    return row;
  },
  list: (shopIds: string[]): Promise<QuotaRow[]> =>
    tx.select().from(tenantQuota).where(inArray(tenantQuota.tenantId, shopIds)),
  /** @returns false where it was not in the version that was read */
  async save(shopId: string, version: number, set: Partial<QuotaRow> & { updatedAt: Date }): Promise<boolean> {
    if (version === 0) {
      const made = await tx
        .insert(tenantQuota)
        .values({ tenantId: shopId, ...set })
        .onConflictDoNothing()
        .returning({ shopId: tenantQuota.tenantId });
      return made.length === 1;
    }
    const changed = await tx
      .update(tenantQuota)
      .set({ ...set, version: version + 1 })
      .where(and(eq(tenantQuota.tenantId, shopId), eq(tenantQuota.version, version)))
      .returning({ shopId: tenantQuota.tenantId });
    return changed.length === 1;
  },
  /** Only where it is otherwise: each change has every process read the shop anew. */
  async saveOver(shopId: string, over: string[], storageUsedMb: number | null): Promise<void> {
    const isOther = sql`(${tenantQuota.over} <> ${sql.param(over)}::text[]
      or ${tenantQuota.storageUsedMb} is distinct from ${storageUsedMb}::int)`;
    await tx
      .update(tenantQuota)
      .set({ over, storageUsedMb })
      .where(and(eq(tenantQuota.tenantId, shopId), isOther));
  },
  /** What shops have used since a day: sums of what was counted, and the staff as it stood last. */
  async usedSince(shopIds: string[], day: string): Promise<Map<string, Used>> {
    const { tenantId, measure, value } = factDay;
    const last = sql<string>`(array_agg(${value} order by ${factDay.day} desc))[1]`;
    const rows = await tx
      .select({ shopId: tenantId, measure, sum: sql<string>`sum(${value})`, last })
      .from(factDay)
      .where(and(inArray(tenantId, shopIds), gte(factDay.day, day), inArray(measure, ['orders', 'mails', 'staff'])))
      .groupBy(tenantId, measure);
    const used = new Map(shopIds.map((id): [string, Used] => [id, { orders: 0, mails: 0, staff: 0, storageMb: 0 }]));
    for (const row of rows) {
      const of = used.get(row.shopId);
      if (of) of[row.measure as keyof Used] = Number(row.measure === 'staff' ? row.last : row.sum);
    }
    return used;
  },
  async byMonth(shopId: string, since: string) {
    const month = sql<string>`to_char(${factDay.day}, 'YYYY-MM')`;
    const rows = await tx
      .select({ month, measure: factDay.measure, sum: sql<string>`sum(${factDay.value})` })
      .from(factDay)
      .where(and(eq(factDay.tenantId, shopId), gte(factDay.day, since), inArray(factDay.measure, ['orders', 'mails'])))
      .groupBy(month, factDay.measure);
    return rows.map((row) => ({ month: row.month, measure: row.measure, sum: Number(row.sum) }));
  },
  daysOf: (shopId: string, since: string) =>
    tx
      .select({ day: factDay.day, measure: factDay.measure, dimension: factDay.dimension, value: factDay.value })
      .from(factDay)
      .where(and(eq(factDay.tenantId, shopId), gte(factDay.day, since)))
      .orderBy(factDay.day, factDay.measure, factDay.dimension)
      .limit(20_000),
});
