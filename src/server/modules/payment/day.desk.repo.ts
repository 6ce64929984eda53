import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIMITS } from '../../../contract/limits';
import type { StaffScope, Tx } from '../../db/database';
import { dayClose, dayCloseFigure, ledgerLate } from '../../db/schema/day-close';
import { ledgerTxn } from '../../db/schema/money';
import { staff } from '../../db/schema/staff';
import type { Figure } from './day-figures.repo';
import type { Span } from './day.rules';

export type DayRow = typeof dayClose.$inferSelect & { signedName: string; checkedName: string | null };
const MOST_LATE = 100;

const signer = alias(staff, 'signer');
const checker = alias(staff, 'checker');

/** Days of the money book that were signed. */
export const dayDeskRepo = (tx: Tx, { tenantId, staffId }: StaffScope) => {
  const ofShop = eq(dayClose.tenantId, tenantId);
  const select = () =>
    tx
      .select({ row: dayClose, signedName: signer.name, checkedName: checker.name })
      .from(dayClose)
      .innerJoin(signer, and(eq(signer.tenantId, dayClose.tenantId), eq(signer.id, dayClose.signedBy)))
      .leftJoin(checker, and(eq(checker.tenantId, dayClose.tenantId), eq(checker.id, dayClose.checkedBy)));
  const flat = (found: Awaited<ReturnType<typeof select>>): DayRow[] =>
    found.map(({ row, ...names }) => ({ ...row, ...names }));
  return {
    /** Until the transaction is over nobody posts, and nobody else signs: what had begun is over by now. */
    async lockBook(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(day_close_lock(${tenantId}))`);
    },
    async find(day: string): Promise<DayRow | undefined> {
      return flat(await select().where(and(ofShop, eq(dayClose.day, day))))[0];
    },
    async edge(which: 'first' | 'last'): Promise<typeof dayClose.$inferSelect | undefined> {
      const order = which === 'first' ? asc(dayClose.day) : desc(dayClose.day);
      const [row] = await tx.select().from(dayClose).where(ofShop).orderBy(order).limit(1);
      return row;
    },
    of: async (days: string[]): Promise<DayRow[]> =>
      days.length === 0 ? [] : flat(await select().where(and(ofShop, inArray(dayClose.day, days)))),
    /** Those that wait for a second person, newest first. */
    toCheck: async (limit: number, after: string | undefined): Promise<DayRow[]> =>
      flat(
        await select()
          .where(
            and(ofShop, sql`${dayClose.checkedBy} is null`, after === undefined ? undefined : lt(dayClose.day, after)),
          )
          .orderBy(desc(dayClose.day))
          .limit(limit),
      ),
    /** What this person may check. */
    async countToCheck(): Promise<number> {
      const rows = await tx
        .select({ day: dayClose.day })
        .from(dayClose)
        .where(and(ofShop, sql`${dayClose.checkedBy} is null`, ne(dayClose.signedBy, staffId)))
        .limit(LIMITS.deskCount);
      return rows.length;
    },
    /** When the shop's book begins. */
    async beginning(): Promise<Date | undefined> {
      const [row] = await tx
        .select({ at: ledgerTxn.createdAt })
        .from(ledgerTxn)
        .where(eq(ledgerTxn.tenantId, tenantId))
        .orderBy(asc(ledgerTxn.createdAt), asc(ledgerTxn.id))
        .limit(1);
      return row?.at;
    },
    countEvents: ({ from, until }: Span) =>
      tx.$count(
        ledgerTxn,
        and(eq(ledgerTxn.tenantId, tenantId), gte(ledgerTxn.createdAt, from), lt(ledgerTxn.createdAt, until)),
      ),
    /** By day: how many came after it was signed. */
    async countLate(days: string[]): Promise<Map<string, number>> {
      if (days.length === 0) return new Map();
      const rows = await tx
        .select({ day: ledgerLate.day, count: sql<number>`count(*)::int` })
        .from(ledgerLate)
        .where(and(eq(ledgerLate.tenantId, tenantId), inArray(ledgerLate.day, days)))
        .groupBy(ledgerLate.day);
      return new Map(rows.map(({ day, count }) => [day, count]));
    },
    async lateOf(day: string): Promise<string[]> {
      const rows = await tx
        .select({ id: ledgerLate.txnId })
        .from(ledgerLate)
        .where(and(eq(ledgerLate.tenantId, tenantId), eq(ledgerLate.day, day)))
        .limit(MOST_LATE);
      return rows.map(({ id }) => id);
    },
    figuresOf: async (day: string): Promise<Figure[]> => {
      const rows = await tx
        .select()
        .from(dayCloseFigure)
        .where(and(eq(dayCloseFigure.tenantId, tenantId), eq(dayCloseFigure.day, day)))
        .orderBy(asc(dayCloseFigure.currency), asc(dayCloseFigure.account), asc(dayCloseFigure.provider));
      return rows.map((row) => ({ ...row, stands: row.closing }));
    },
    async sign(row: Omit<typeof dayClose.$inferInsert, 'tenantId' | 'signedBy'>, figures: Figure[]): Promise<void> {
      await tx.insert(dayClose).values({ tenantId, signedBy: staffId, ...row });
      if (figures.length > 0)
        await tx.insert(dayCloseFigure).values(
          figures.map(({ account, provider, currency, opening, late, came, went, closing }) => ({
            ...{ tenantId, day: row.day, account, provider, currency, opening, late, came, went, closing },
          })),
        );
      await tx
        .update(ledgerLate)
        .set({ carriedInto: row.day })
        .where(and(eq(ledgerLate.tenantId, tenantId), isNull(ledgerLate.carriedInto)));
    },
    /** @returns false where it was checked meanwhile, or is another version */
    async check(day: string, version: number, said: { checkedAt: Date; checkNote: string }): Promise<boolean> {
      const one = and(ofShop, eq(dayClose.day, day), eq(dayClose.version, version), isNull(dayClose.checkedBy));
      const rows = await tx
        .update(dayClose)
        .set({ ...said, checkedBy: staffId, version: version + 1 })
        .where(one)
        .returning({ day: dayClose.day });
      return rows.length === 1;
    },
  };
};
