import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Channel } from '../../../contract/channels';
import type { Tx } from '../../db/database';
import { favorite } from '../../db/schema/shopping';

export type FavoriteRow = typeof favorite.$inferSelect;

export const favoriteRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }) => {
  const mine = and(eq(favorite.tenantId, owner.tenantId), eq(favorite.shopperId, owner.shopperId));
  const ofChannel = (channel: Channel | undefined) => and(mine, channel && eq(favorite.channel, channel));
  return {
    async findByUrl(productUrl: string): Promise<FavoriteRow | undefined> {
      const [row] = await tx
        .select()
        .from(favorite)
        .where(and(mine, eq(favorite.productUrl, productUrl)));
      return row;
    },
    async listKept(productUrls: string[]): Promise<string[]> {
      const rows = await tx
        .select({ productUrl: favorite.productUrl })
        .from(favorite)
        .where(and(mine, inArray(favorite.productUrl, productUrls)));
      return rows.map(({ productUrl }) => productUrl);
    },
    count: (channel?: Channel) => tx.$count(favorite, ofChannel(channel)),
    /** Nothing happens where it is kept already. */
    add: (row: Pick<FavoriteRow, 'id' | 'channel' | 'productUrl' | 'createdAt'>) =>
      tx
        .insert(favorite)
        .values({ ...row, ...owner })
        .onConflictDoNothing(),
    list: (channel: Channel | undefined, limit: number, offset: number) =>
      tx
        .select()
        .from(favorite)
        .where(ofChannel(channel))
        .orderBy(desc(favorite.createdAt), desc(favorite.id))
        .limit(limit)
        .offset(offset),
    async remove(id: string): Promise<boolean> {
      const removed = await tx
        .delete(favorite)
        .where(and(mine, eq(favorite.id, id)))
        .returning({ id: favorite.id });
      return removed.length === 1;
    },
  };
};
