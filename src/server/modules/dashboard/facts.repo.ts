import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { FactMeasure } from '../../../contract/dashboard.enums';
import type { Tx } from '../../db/database';
import { systemTx } from '../../db/database';
import { factDay, factMark } from '../../db/schema/fact';
import { tenant } from '../../db/schema/tenant';
import type { DueRows } from '../../kernel/work-claim.repo';
import type { Fact } from './facts.rules';

export type MarkRow = typeof factMark.$inferSelect;
export const MARK_ID = 'days';

export const dueMarks = (now: Date): DueRows => ({
  table: factMark,
  where: sql`${factMark.dueAt} <= ${now.toISOString()}::timestamptz`,
  oldest: factMark.dueAt,
});

/** A mark for each shop that has none: from the day on which it was made, but from none before `earliest` and from `latest` at the latest. */
export const markNewShops = (now: Date, { earliest, latest }: Record<'earliest' | 'latest', Date>): Promise<unknown> =>
  systemTx((tx) =>
    tx.execute(sql`insert into ${factMark} (tenant_id, id, due_at, from_day)
      select id, ${MARK_ID}, ${at(now)}, least(greatest(${tenant.createdAt}, ${at(earliest)}), ${at(latest)})::date
      from ${tenant} where not exists (select from ${factMark} where ${factMark.tenantId} = ${tenant.id})
      on conflict do nothing`),
  );

const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

export const factsRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const mine = eq(factDay.tenantId, tenantId);
  return {
    async findMark(): Promise<MarkRow | undefined> {
      const [row] = await tx.select().from(factMark).where(eq(factMark.tenantId, tenantId));
      return row;
    },
    /** One count of a shop at a time. */
    async lockMark(): Promise<MarkRow | undefined> {
      const [row] = await tx.select().from(factMark).where(eq(factMark.tenantId, tenantId)).for('update');
      return row;
    },
    async saveMark(mark: Partial<Omit<MarkRow, 'tenantId' | 'id'>>): Promise<void> {
      await tx.update(factMark).set(mark).where(eq(factMark.tenantId, tenantId));
    },
    /** In place of none or of another one. */
    async putMark(mark: Omit<typeof factMark.$inferInsert, 'tenantId' | 'id'>): Promise<void> {
      await tx
        .insert(factMark)
        .values({ tenantId, id: MARK_ID, ...mark })
        .onConflictDoUpdate({ target: [factMark.tenantId, factMark.id], set: mark });
    },
    async ofDay(day: string): Promise<Fact[]> {
      const { measure, dimension, value } = factDay;
      const rows = await tx
        .select({ measure, dimension, value })
        .from(factDay)
        .where(and(mine, eq(factDay.day, day)));
      return rows as Fact[];
    },
    /** Between these, both included, those of which there is anything, the earliest first. */
    async daysWithAny(first: string, last: string): Promise<string[]> {
      const rows = await tx
        .selectDistinct({ day: factDay.day })
        .from(factDay)
        .where(and(mine, between(factDay.day, first, last)))
        .orderBy(factDay.day);
      return rows.map(({ day }) => day);
    },
    put(day: string, facts: Fact[]): Promise<void> {
      return this.putAll([{ day, facts }]);
    },
    async putAll(days: { day: string; facts: Fact[] }[]): Promise<void> {
      const rows = days.flatMap(({ day, facts }) => facts.map((fact) => ({ tenantId, day, ...fact })));
      if (rows.length === 0) return;
      await tx
        .insert(factDay)
        .values(rows)
        .onConflictDoUpdate({
          target: [factDay.tenantId, factDay.day, factDay.measure, factDay.dimension],
          set: { value: sql`excluded.value` },
        });
    },
    async remove(day: string, facts: Fact[]): Promise<void> {
      for (const { measure, dimension } of facts)
        await tx
          .delete(factDay)
          .where(and(mine, eq(factDay.day, day), eq(factDay.measure, measure), eq(factDay.dimension, dimension)));
    },
    /** Of these days, both ends included. */
    async between(first: string, last: string, measures: FactMeasure[]): Promise<(Fact & { day: string })[]> {
      const { day, measure, dimension, value } = factDay;
      const rows = await tx
        .select({ day, measure, dimension, value })
        .from(factDay)
        .where(and(mine, between(day, first, last), inArray(measure, measures)))
        .orderBy(day, measure, dimension);
      return rows as (Fact & { day: string })[];
    },
  };
};
