import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { TransitLineVersion } from '../../../contract/transit-line';
import type { Owner, Tx } from '../../db/database';
import { transitLine, transitLineVersion } from '../../db/schema/offers';

/** As they are stored; the terms are parsed by who reads them. */
export type LineRow = typeof transitLine.$inferSelect;
export type LineVersionRow = typeof transitLineVersion.$inferSelect;
type NewVersion = Omit<TransitLineVersion, 'validFrom'> & { id: string; validFrom: Date };

/** Shipping lines of a shop. A version is only ever added. */
export const transitLineRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  /** Each line with its version in force at this time and those to come, the earliest first. */
  async listFrom(now: Date): Promise<{ line: LineRow; version: LineVersionRow }[]> {
    const ofLine = and(eq(transitLineVersion.tenantId, transitLine.tenantId), eq(transitLineVersion.lineId, transitLine.id)); // prettier-ignore
    const { validFrom } = transitLineVersion;
    const inForce = tx.select().from(transitLineVersion).where(and(ofLine, lte(validFrom, now))).orderBy(desc(validFrom)).limit(1); // prettier-ignore
    const toCome = tx
      .select()
      .from(transitLineVersion)
      .where(and(ofLine, gt(validFrom, now)));
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
  listVersions: (lineId: string): Promise<LineVersionRow[]> =>
    tx
      .select()
      .from(transitLineVersion)
      .where(and(eq(transitLineVersion.tenantId, tenantId), eq(transitLineVersion.lineId, lineId)))
      .orderBy(asc(transitLineVersion.validFrom)),
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
});
