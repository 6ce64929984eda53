import { and, asc, eq, gte, lte, max, sql } from 'drizzle-orm';
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
    const before = tx.select({ at: max(transitLineVersion.validFrom) }).from(transitLineVersion).where(and(ofLine, lte(transitLineVersion.validFrom, now))); // prettier-ignore
    return tx
      .select({ line: transitLine, version: transitLineVersion })
      .from(transitLine)
      .innerJoin(
        transitLineVersion,
        and(ofLine, gte(transitLineVersion.validFrom, sql`coalesce((${before}), '-infinity')`)),
      ) // prettier-ignore
      .where(eq(transitLine.tenantId, tenantId))
      .orderBy(asc(transitLine.position), asc(transitLine.id), asc(transitLineVersion.validFrom));
  },
  async find(name: string): Promise<LineRow | undefined> {
    const [row] = await tx.select().from(transitLine).where(and(eq(transitLine.tenantId, tenantId), eq(transitLine.name, name))); // prettier-ignore
    return row;
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
