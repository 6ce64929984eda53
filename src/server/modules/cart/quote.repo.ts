import { and, eq, gt, isNull, min, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Quote } from '../../../contract/cart';
import type { Tx } from '../../db/database';
import { quote } from '../../db/schema/shopping';

export type QuoteSource = 'CART' | 'PREVIEW';
export interface StoredQuote {
  quote: Quote;
  source: QuoteSource;
  expiresAt: Date;
  usedAt: Date | null;
}

export const quoteRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }) => {
  const mine = and(eq(quote.tenantId, owner.tenantId), eq(quote.shopperId, owner.shopperId));
  return {
    async save(draft: Quote, source: QuoteSource, createdAt: Date): Promise<void> {
      const row = { ...owner, id: draft.quoteId, source, draft, expiresAt: new Date(draft.expiresAt), createdAt };
      await tx.insert(quote).values(row);
    },
    /** How many wait to be used, and when the first of them runs out. */
    async waiting(now: Date): Promise<{ count: number; firstExpiresAt: Date }> {
      const [row] = await tx
        .select({ count: sql<number>`count(*)::int`, firstExpiresAt: min(quote.expiresAt) })
        .from(quote)
        .where(and(mine, isNull(quote.usedAt), gt(quote.expiresAt, now)));
      return { count: row?.count ?? 0, firstExpiresAt: row?.firstExpiresAt ?? now };
    },
    async find(id: string): Promise<StoredQuote | undefined> {
      const [row] = await tx
        .select()
        .from(quote)
        .where(and(mine, eq(quote.id, id)));
      if (!row) return undefined;
      const { expiresAt, usedAt } = row;
      return { quote: z.parse(Quote, row.draft), source: row.source as QuoteSource, expiresAt, usedAt };
    },
    /** Whether this call is the one that may use it. */
    async use(id: string, usedAt: Date): Promise<boolean> {
      const rows = await tx
        .update(quote)
        .set({ usedAt })
        .where(and(mine, eq(quote.id, id), isNull(quote.usedAt), gt(quote.expiresAt, usedAt)))
        .returning({ id: quote.id });
      return rows.length === 1;
    },
  };
};
