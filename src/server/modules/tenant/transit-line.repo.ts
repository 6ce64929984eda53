import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { TransitLineVersion } from '../../../contract/transit-line';
import type { Owner, Tx } from '../../db/database';
import { transitLine, transitLineVersion } from '../../db/schema/offers';

/** As they are stored; the terms are parsed by who reads them. */
export type LineRow = typeof transitLine.$inferSelect;
export type LineVersionRow = typeof transitLineVersion.$inferSelect;
type NewVersion = Omit<TransitLineVersion, 'validFrom'> & { id: string; validFrom: Date };

/** Shipping lines of a shop. A version is only ever added, or taken back before it begins. */
export const transitLineRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => {
  const isOfLine = (lineId: string) =>
    and(eq(transitLineVersion.tenantId, tenantId), eq(transitLineVersion.lineId, lineId));
  return {
    /** Each line with its version in force at this time and those to come, the earliest first. */
    async listFrom(now: Date): Promise<{ line: LineRow; version: LineVersionRow }[]> {
      const ofLine = and(eq(transitLineVersion.tenantId, transitLine.tenantId), eq(transitLineVersion.lineId, transitLine.id)); // prettier-ignore
      const { validFrom } = transitLineVersion;
      const stands = and(ofLine, isNull(transitLineVersion.withdrawnAt));
      const inForce = tx.select().from(transitLineVersion).where(and(stands, lte(validFrom, now))).orderBy(desc(validFrom)).limit(1); // prettier-ignore
      const toCome = tx
        .select()
        .from(transitLineVersion)
        .where(and(stands, gt(validFrom, now)));
      // line by line, so that a long past is not read
      const rows = await tx
        .select()
        .from(transitLine)
        .innerJoinLateral(unionAll(inForce, toCome).as('version'), sql`true`)
        .where(eq(transitLine.tenantId, tenantId))
        .orderBy(asc(transitLine.position), asc(transitLine.id), sql`version.valid_from`);
      return rows.map(({ transit_line: line, version }) => ({ line, version }));
    },
    async find(name: string): Promise<LineRow | undefined> {
      const [row] = await tx.select().from(transitLine).where(and(eq(transitLine.tenantId, tenantId), eq(transitLine.name, name))); // prettier-ignore
      return row;
    },
    /** Of any time, also of lines that are offered no more. */
    async findVersions(versionIds: string[]): Promise<{ line: LineRow; version: LineVersionRow }[]> {
      const ofLine = and(eq(transitLineVersion.tenantId, transitLine.tenantId), eq(transitLineVersion.lineId, transitLine.id)); // prettier-ignore
      const rows = await tx
        .select()
        .from(transitLineVersion)
        .innerJoin(transitLine, ofLine)
        .where(and(eq(transitLineVersion.tenantId, tenantId), inArray(transitLineVersion.id, versionIds)));
      return rows.map(({ transit_line: line, transit_line_version: version }) => ({ line, version }));
    },
    async listNames(): Promise<string[]> {
      const rows = await tx.select({ name: transitLine.name }).from(transitLine).where(eq(transitLine.tenantId, tenantId)).orderBy(asc(transitLine.position), asc(transitLine.id)); // prettier-ignore
      return rows.map(({ name }) => name);
    },
    /** Those that stand. */
    listVersions: (lineId: string): Promise<LineVersionRow[]> =>
      tx
        .select()
        .from(transitLineVersion)
        .where(and(isOfLine(lineId), isNull(transitLineVersion.withdrawnAt)))
        .orderBy(asc(transitLineVersion.validFrom)),
    async findInForce(lineId: string, now: Date): Promise<LineVersionRow | undefined> {
      const stands = and(isOfLine(lineId), isNull(transitLineVersion.withdrawnAt));
      const [row] = await tx
        .select()
        .from(transitLineVersion)
        .where(and(stands, lte(transitLineVersion.validFrom, now)))
        .orderBy(desc(transitLineVersion.validFrom))
        .limit(1);
      return row;
    },
    /** Also those that were taken back, the last to begin first, and of one day the one that stands. */
    listLatest: (lineId: string, most: number): Promise<LineVersionRow[]> =>
      tx
        .select()
        .from(transitLineVersion)
        .where(isOfLine(lineId))
        .orderBy(desc(transitLineVersion.validFrom), sql`${transitLineVersion.withdrawnAt} desc nulls first`)
        .limit(most),
    /** Terms that have not begun; the database refuses others. */
    async withdraw(lineId: string, id: string, withdrawnBy: string, withdrawnAt: Date): Promise<void> {
      const isOne = and(isOfLine(lineId), eq(transitLineVersion.id, id), isNull(transitLineVersion.withdrawnAt));
      await tx.update(transitLineVersion).set({ withdrawnAt, withdrawnBy }).where(isOne);
    },
    count: (): Promise<number> => tx.$count(transitLine, eq(transitLine.tenantId, tenantId)),
    /** By its name; a new one stands behind the others. @returns its id */
    async save(row: Pick<LineRow, 'id' | 'name' | 'title' | 'isOffered'>): Promise<string> {
      const { id, name, ...set } = row;
      const position = sql<number>`(select count(*) from ${transitLine} where ${eq(transitLine.tenantId, tenantId)})`;
      const [saved] = await tx
        .insert(transitLine)
        .values({ tenantId, id, name, position, ...set })
        .onConflictDoUpdate({ target: [transitLine.tenantId, transitLine.name], set })
        .returning({ id: transitLine.id });
      return saved?.id ?? id;
    },
    async addVersion(lineId: string, version: NewVersion): Promise<void> {
      await tx.insert(transitLineVersion).values({ tenantId, lineId, ...version });
    },
  };
};
