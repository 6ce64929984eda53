import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Channel } from '../../../contract/channels';
import type { Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
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

const { placeholder } = sql;
const ofShopper = and(eq(cartItem.tenantId, placeholder('tenantId')), eq(cartItem.shopperId, placeholder('shopperId')));
const listCart = kept('cart_list', (db) =>
  db.select().from(cartItem).where(ofShopper).orderBy(desc(cartItem.createdAt), desc(cartItem.id)),
);
const lockCart = kept('cart_lock', (db) =>
  db
    .select({ isLocked: sql`pg_advisory_xact_lock(hashtextextended(${placeholder('key')}, 0))` })
    .from(sql`(select) one`),
);
const addLine = kept('cart_add', (db) =>
  db
    .insert(cartItem)
    .values({
      tenantId: placeholder('tenantId'),
      id: placeholder('id'),
      shopperId: placeholder('shopperId'),
      productUrl: placeholder('productUrl'),
      channel: placeholder('channel'),
      itemId: placeholder('itemId'),
      skuId: placeholder('skuId'),
      quantity: placeholder('quantity'),
      message: placeholder('message'),
      seen: placeholder('seen'),
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [cartItem.tenantId, cartItem.shopperId, cartItem.productUrl, cartItem.skuId],
      set: {
        quantity: sql`${cartItem.quantity} + excluded.quantity`,
        message: sql`coalesce(nullif(excluded.message, ''), ${cartItem.message})`,
        seen: sql`excluded.seen`,
      },
    }),
);
const takeLines = kept('cart_take', (db) =>
  db
    .delete(cartItem)
    .where(
      and(
        ofShopper,
        sql`(${cartItem.id}, ${cartItem.quantity}) in
          (select id, quantity from jsonb_to_recordset(${placeholder('lines')}::jsonb) as wanted(id text, quantity int))`,
      ),
    )
    .returning({ id: cartItem.id }),
);
const clearCart = kept('cart_clear', (db) => db.delete(cartItem).where(ofShopper));

export const cartRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }) => {
  const mine = and(eq(cartItem.tenantId, owner.tenantId), eq(cartItem.shopperId, owner.shopperId));
  return {
    /** Lets one change of this cart at a time through: its limits count several rows. */
    async lock(): Promise<void> {
      await lockCart(tx, { key: `cart:${owner.tenantId}:${owner.shopperId}` });
    },
    /** Newest first. */
    async list(ids?: string[]): Promise<CartLine[]> {
      const rows = await listCart(tx, owner);
      return (ids ? rows.filter(({ id }) => ids.includes(id)) : rows).map(lineOf);
    },
    /** The same SKU adds up; a new message replaces the old one. */
    async add(lines: NewCartLine[], createdAt: Date): Promise<void> {
      await Promise.all(
        lines.map((line) =>
          addLine(tx, { ...line, ...owner, id: newId(), createdAt, seen: z.parse(SeenOffer, line.seen) }),
        ),
      );
    },
    async update(id: string, change: { quantity: number } | { message: string }): Promise<boolean> {
      const rows = await tx
        .update(cartItem)
        .set(change)
        .where(and(mine, eq(cartItem.id, id)))
        .returning({ id: cartItem.id })
        .execute();
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
        .returning({ id: cartItem.id })
        .execute();
      return rows.length === 1;
    },
    /** Takes out lines that still hold just these quantities. @returns how many did */
    async take(lines: { id: string; quantity: number }[]): Promise<number> {
      return (await takeLines(tx, { ...owner, lines: JSON.stringify(lines) })).length;
    },
    async clear(): Promise<void> {
      await clearCart(tx, owner);
    },
  };
};
