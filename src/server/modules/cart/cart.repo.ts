import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Channel } from '../../../contract/channels';
import type { Tx } from '../../db/database';
import { cartItem } from '../../db/schema/shopping';
import { newId } from '../../kernel/tokens';
import { SeenOffer } from './offer.rules';
import type { WantedLine } from './pricing.rules';

export interface CartLine extends WantedLine {
  cartItemId: string;
}
export type NewCartLine = Omit<WantedLine, 'cartItemId' | 'before'>;

const lineOf = (row: typeof cartItem.$inferSelect): CartLine => ({
  cartItemId: row.id,
  productUrl: row.productUrl,
  channel: row.channel as Channel,
  itemId: row.itemId,
  skuId: row.skuId,
  quantity: row.quantity,
  message: row.message,
  seen: z.parse(SeenOffer, row.seen),
});

export const cartRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }) => {
  const mine = and(eq(cartItem.tenantId, owner.tenantId), eq(cartItem.shopperId, owner.shopperId));
  return {
    /** Lets one change of this cart at a time through: its limits count several rows. */
    async lock(): Promise<void> {
      const key = `cart:${owner.tenantId}:${owner.shopperId}`;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    },
    /** Newest first. */
    async list(ids?: string[]): Promise<CartLine[]> {
      const rows = await tx
        .select()
        .from(cartItem)
        .where(ids ? and(mine, inArray(cartItem.id, ids)) : mine)
        .orderBy(desc(cartItem.createdAt), desc(cartItem.id));
      return rows.map(lineOf);
    },
    /** The same SKU adds up; a new message replaces the old one. */
    async add(lines: NewCartLine[], createdAt: Date): Promise<void> {
      await tx
        .insert(cartItem)
        .values(
          lines.map((line) => ({ ...line, ...owner, id: newId(), createdAt, seen: z.parse(SeenOffer, line.seen) })),
        )
        .onConflictDoUpdate({
          target: [cartItem.tenantId, cartItem.shopperId, cartItem.productUrl, cartItem.skuId],
          set: {
            quantity: sql`${cartItem.quantity} + excluded.quantity`,
            message: sql`coalesce(nullif(excluded.message, ''), ${cartItem.message})`,
            seen: sql`excluded.seen`,
          },
        });
    },
    async update(id: string, change: { quantity: number } | { message: string }): Promise<boolean> {
      const rows = await tx
        .update(cartItem)
        .set(change)
        .where(and(mine, eq(cartItem.id, id)))
        .returning({ id: cartItem.id });
      return rows.length === 1;
    },
    /** Marks what the shopper has been shown, all lines in one statement. */
    async markSeen(lines: { id: string; seen: SeenOffer }[]): Promise<void> {
      if (!lines.length) return;
      await tx.execute(sql`
        update cart_item set seen = shown.seen
        from jsonb_to_recordset(${JSON.stringify(lines.map(({ id, seen }) => ({ id, seen: z.parse(SeenOffer, seen) })))}::jsonb) as shown(id text, seen jsonb)
        where cart_item.tenant_id = ${owner.tenantId} and cart_item.shopper_id = ${owner.shopperId}
          and cart_item.id = shown.id`);
    },
    async remove(id: string): Promise<boolean> {
      const rows = await tx
        .delete(cartItem)
        .where(and(mine, eq(cartItem.id, id)))
        .returning({ id: cartItem.id });
      return rows.length === 1;
    },
    /** Takes out lines that still hold just these quantities. @returns how many did */
    async take(lines: { id: string; quantity: number }[]): Promise<number> {
      const pairs = lines.map(({ id, quantity }) => sql`(${id}::text, ${quantity}::int)`);
      const rows = await tx
        .delete(cartItem)
        .where(and(mine, sql`(${cartItem.id}, ${cartItem.quantity}) in (${sql.join(pairs, sql`, `)})`))
        .returning({ id: cartItem.id });
      return rows.length;
    },
    async clear(): Promise<void> {
      await tx.delete(cartItem).where(mine);
    },
  };
};
