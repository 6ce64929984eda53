import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { siteItem } from '../../db/schema/content';
import type { SiteItemKind } from './site.repo';

/** What stands on the shop's pages, for those who put it there. */
export const siteDeskRepo = (tx: Tx, { tenantId }: { tenantId: string }) => {
  const ofKind = (kind: SiteItemKind) => and(eq(siteItem.tenantId, tenantId), eq(siteItem.kind, kind));
  const one = (id: string) => and(eq(siteItem.tenantId, tenantId), eq(siteItem.id, id));
  return {
    /** As shoppers see them, whether their time has come or not. */
    list: (kind: SiteItemKind) =>
      tx
        .select()
        .from(siteItem)
        .where(ofKind(kind))
        .orderBy(...(kind === 'BANNER' ? [asc(siteItem.position)] : [desc(siteItem.createdAt)]), asc(siteItem.id)),
    async find(id: string) {
      const [row] = await tx.select().from(siteItem).where(one(id));
      return row;
    },
    /** Before anything is held that somebody else may wait for: who changes a shop waits for their turn. */
    async takeTurn(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tenant_version', 0))`);
    },
    async nextPosition(kind: SiteItemKind): Promise<number> {
      const [last] = await tx
        .select({ position: max(siteItem.position) })
        .from(siteItem)
        .where(ofKind(kind));
      return (last?.position ?? -1) + 1;
    },
    async move(id: string, position: number): Promise<void> {
      await tx.update(siteItem).set({ position }).where(one(id));
    },
    async remove(id: string): Promise<void> {
      await tx.delete(siteItem).where(one(id));
    },
  };
};
