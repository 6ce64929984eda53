import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { LIMITS } from '../../../contract/limits';
import type { STATEMENT_SOURCES, STATEMENT_VIEWS } from '../../../contract/statement-desk.enums';
import type { StaffScope, Tx } from '../../db/database';
import { staff } from '../../db/schema/staff';
import { statement, statementLine } from '../../db/schema/statement';

export type StatementRow = typeof statement.$inferSelect & { staffName: string };
export type LineRow = typeof statementLine.$inferSelect;
type NewLine = Omit<typeof statementLine.$inferInsert, 'tenantId'>;
type View = (typeof STATEMENT_VIEWS)[number];
type Source = (typeof STATEMENT_SOURCES)[number];
type After = { at: Date; id: string } | undefined;

const STATES: Record<View, LineRow['state'][]> = {
  open: ['SUGGESTED', 'UNMATCHED'],
  matched: ['MATCHED'],
  ignored: ['IGNORED'],
};
/** Lines of one statement at a time. */
export const LINES_PAGE = 50;

/** Statements that a shop has read, for its staff. */
export const statementDeskRepo = (tx: Tx, { tenantId }: Pick<StaffScope, 'tenantId'>) => {
  const ofShop = eq(statement.tenantId, tenantId);
  const line = (id: string) => and(eq(statementLine.tenantId, tenantId), eq(statementLine.id, id));
  const select = () =>
    tx
      .select({ row: statement, staffName: staff.name })
      .from(statement)
      .innerJoin(staff, and(eq(staff.tenantId, statement.tenantId), eq(staff.id, statement.staffId)));
  const beyond = (at: SQL, after: After) => after && sql`${at} < (${after.at.toISOString()}::timestamptz, ${after.id})`;
  return {
    /** One more than asked for, where there is more. */
    async list(limit: number, after: After): Promise<StatementRow[]> {
      const rows = await select()
        .where(and(ofShop, beyond(sql`(${statement.createdAt}, ${statement.id})`, after)))
        .orderBy(desc(statement.createdAt), desc(statement.id))
        .limit(limit + 1);
      return rows.map(({ row, staffName }) => ({ ...row, staffName }));
    },
    async find(id: string): Promise<StatementRow | undefined> {
      const [found] = await select().where(and(ofShop, eq(statement.id, id)));
      return found && { ...found.row, staffName: found.staffName };
    },
    async insert(row: Omit<typeof statement.$inferInsert, 'tenantId'>): Promise<void> {
      await tx.insert(statement).values({ tenantId, ...row });
    },
    /** How a file of this shape was read last. */
    async mappingOf(shape: string) {
      const [row] = await tx
        .select({ mapping: statement.mapping })
        .from(statement)
        .where(and(ofShop, eq(statement.shape, shape)))
        .orderBy(desc(statement.createdAt))
        .limit(1);
      return row?.mapping ?? undefined;
    },
    /** By statement, then by state. */
    async counts(ids: string[]): Promise<Map<string, Partial<Record<LineRow['state'], number>>>> {
      const rows = ids.length === 0 ? [] : await tx
        .select({ id: statementLine.statementId, state: statementLine.state, count: sql<number>`count(*)::int` })
        .from(statementLine)
        .where(and(eq(statementLine.tenantId, tenantId), inArray(statementLine.statementId, ids)))
        .groupBy(statementLine.statementId, statementLine.state); // prettier-ignore
      const counts = new Map<string, Partial<Record<LineRow['state'], number>>>();
      for (const { id, state, count } of rows) counts.set(id, { ...counts.get(id), [state]: count });
      return counts;
    },
    async countOpen(): Promise<number> {
      const rows = await tx
        .select({ id: statementLine.id })
        .from(statementLine)
        .where(and(eq(statementLine.tenantId, tenantId), sql`${statementLine.state} in ('SUGGESTED', 'UNMATCHED')`))
        .limit(LIMITS.deskCount);
      return rows.length;
    },
    /** Newest first; one more than a page, where there is more. */
    lines: (statementId: string, view: View, after: After): Promise<LineRow[]> =>
      tx
        .select()
        .from(statementLine)
        .where(
          and(
            eq(statementLine.tenantId, tenantId),
            eq(statementLine.statementId, statementId),
            inArray(statementLine.state, STATES[view]),
            beyond(sql`(${statementLine.at}, ${statementLine.id})`, after),
          ),
        )
        .orderBy(desc(statementLine.at), desc(statementLine.id))
        .limit(LINES_PAGE + 1),
    /** Of these names of theirs, those that were read before. */
    async known(source: Source, extIds: string[]): Promise<Set<string>> {
      const rows = extIds.length === 0 ? [] : await tx
        .select({ extId: statementLine.extId })
        .from(statementLine)
        .where(and(eq(statementLine.tenantId, tenantId), eq(statementLine.source, source), inArray(statementLine.extId, extIds))); // prettier-ignore
      return new Set(rows.map(({ extId }) => extId));
    },
    /** @returns how many were new: another reader may have been faster */
    async insertLines(rows: NewLine[]): Promise<number> {
      let count = 0;
      for (let from = 0; from < rows.length; from += 500) {
        const some = rows.slice(from, from + 500).map((row) => ({ tenantId, ...row }));
        const done = await tx
          .insert(statementLine)
          .values(some)
          .onConflictDoNothing({ target: [statementLine.tenantId, statementLine.source, statementLine.extId] })
          .returning({ id: statementLine.id });
        count += done.length;
      }
      return count;
    },
    async lock(id: string): Promise<LineRow | undefined> {
      const [row] = await tx.select().from(statementLine).where(line(id)).for('update');
      return row;
    },
    async change(
      id: string,
      change: Partial<Pick<LineRow, 'state' | 'matchKind' | 'matchId' | 'matchNo' | 'matchWay' | 'reason'>>,
    ): Promise<LineRow | undefined> {
      const [row] = await tx
        .update(statementLine)
        .set({ ...change, version: sql`${statementLine.version} + 1` })
        .where(line(id))
        .returning();
      return row;
    },
    /** Payouts of a source whose parts nobody knows, oldest first. */
    openPayouts: (statementId: string): Promise<LineRow[]> =>
      tx
        .select()
        .from(statementLine)
        .where(
          and(
            eq(statementLine.tenantId, tenantId),
            eq(statementLine.statementId, statementId),
            inArray(statementLine.state, STATES.open),
            eq(statementLine.kind, 'PAYOUT'),
          ),
        )
        .orderBy(asc(statementLine.at), asc(statementLine.id))
        .limit(200),
    /** What may be part of a payout: oldest first. */
    unpaid: (source: Source, currency: string, until: Date) =>
      tx
        .select({ id: statementLine.id, net: statementLine.net })
        .from(statementLine)
        .where(
          and(
            eq(statementLine.tenantId, tenantId),
            eq(statementLine.source, source),
            eq(statementLine.currency, currency),
            sql`${statementLine.payoutId} is null and ${statementLine.kind} <> 'PAYOUT'`,
            sql`${statementLine.at} <= ${until.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(asc(statementLine.at), asc(statementLine.id))
        .limit(5000),
    async payOut(ids: string[], payoutId: string): Promise<void> {
      await tx
        .update(statementLine)
        .set({ payoutId })
        .where(and(eq(statementLine.tenantId, tenantId), inArray(statementLine.id, ids)));
    },
  };
};
