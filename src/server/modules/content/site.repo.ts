import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { feedback, siteItem } from '../../db/schema/content';

export type SiteItemKind = 'BANNER' | 'ANNOUNCEMENT' | 'HOW_TO' | 'CAMPAIGN' | 'IMAGE' | 'CONTENT' | 'SEED_MARK';
export interface SiteItemRow {
  id: string;
  kind: SiteItemKind;
  position: number;
  value: unknown;
  createdAt: Date;
  /** Of the staff; missing or 0 where none of them wrote it. */
  edition?: number;
}

export const siteRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  listInOrder: (kind: 'BANNER' | 'IMAGE' | 'CONTENT') =>
    tx.select().from(siteItem).where(ofKind(tenantId, kind)).orderBy(asc(siteItem.position), asc(siteItem.id)),
  listAnnouncements: () =>
    tx
      .select()
      .from(siteItem)
      .where(ofKind(tenantId, 'ANNOUNCEMENT'))
      .orderBy(desc(siteItem.createdAt), asc(siteItem.position)),
  /** The newest that has begun. */
  async findCampaign(now: Date) {
    const [row] = await tx
      .select({ id: siteItem.id, value: siteItem.value })
      .from(siteItem)
      .where(and(ofKind(tenantId, 'CAMPAIGN'), lte(siteItem.createdAt, now)))
      .orderBy(desc(siteItem.createdAt), desc(siteItem.id))
      .limit(1);
    return row;
  },
  async find(id: string): Promise<unknown> {
    const [row] = await tx
      .select({ value: siteItem.value })
      .from(siteItem)
      .where(and(eq(siteItem.tenantId, tenantId), eq(siteItem.id, id)));
    return row?.value;
  },
  async save(row: SiteItemRow): Promise<void> {
    const { kind, position, value, createdAt, edition = 0 } = row;
    await tx
      .insert(siteItem)
      .values({ tenantId, ...row })
      .onConflictDoUpdate({
        target: [siteItem.tenantId, siteItem.id],
        set: { kind, position, value, createdAt, edition },
      });
  },
  async insertFeedback(row: { id: string; email: string | null; message: string; createdAt: Date }): Promise<void> {
    await tx.insert(feedback).values({ tenantId, ...row });
  },
});

const ofKind = (tenantId: string, kind: SiteItemKind) => and(eq(siteItem.tenantId, tenantId), eq(siteItem.kind, kind));
