import { and, eq, gt, isNull, min, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Quote as QuoteSchema } from '../../../contract/cart.schemas';
import type { Quote } from '../../../contract/cart';
import type { Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { quote } from '../../db/schema/shopping';

export type QuoteSource = 'CART' | 'PREVIEW';
export interface StoredQuote {
  quote: Quote;
  source: QuoteSource;
  expiresAt: Date;
  usedAt: Date | null;
}

const { placeholder } = sql;
const ofShopper = and(eq(quote.tenantId, placeholder('tenantId')), eq(quote.shopperId, placeholder('shopperId')));
const mine = and(ofShopper, eq(quote.id, placeholder('id')));
const waitingQuotes = kept('quote_waiting', (db) =>
  db
    .select({ count: sql<number>`count(*)::int`, firstExpiresAt: min(quote.expiresAt) })
    .from(quote)
    .where(and(ofShopper, isNull(quote.usedAt), gt(quote.expiresAt, placeholder('now')))),
);
const findQuote = kept('quote_find', (db) => db.select().from(quote).where(mine));
const saveQuote = kept('quote_save', (db) =>
  db.insert(quote).values({
    tenantId: placeholder('tenantId'),
    id: placeholder('id'),
    shopperId: placeholder('shopperId'),
    source: placeholder('source'),
    draft: placeholder('draft'),
    expiresAt: placeholder('expiresAt'),
    createdAt: placeholder('createdAt'),
  }),
);
const takeQuote = kept('quote_use', (db) =>
  db
    .update(quote)
    .set({ usedAt: sql`${placeholder('usedAt')}` })
    .where(and(mine, isNull(quote.usedAt), gt(quote.expiresAt, placeholder('usedAt'))))
    .returning({ id: quote.id }),
);

export const quoteRepo = (tx: Tx, owner: { tenantId: string; shopperId: string }) => {
  return {
    async save(draft: Quote, source: QuoteSource, createdAt: Date): Promise<void> {
      const expiresAt = new Date(draft.expiresAt);
      await saveQuote(tx, { ...owner, id: draft.quoteId, source, draft, expiresAt, createdAt });
    },
    /** How many wait to be used, and when the first of them runs out. */
    async waiting(now: Date): Promise<{ count: number; firstExpiresAt: Date }> {
      const [row] = await waitingQuotes(tx, { ...owner, now });
      return { count: row?.count ?? 0, firstExpiresAt: row?.firstExpiresAt ?? now };
    },
    async find(id: string): Promise<StoredQuote | undefined> {
      const [row] = await findQuote(tx, { ...owner, id });
      if (!row) return undefined;
      const { expiresAt, usedAt } = row;
      return { quote: z.parse(QuoteSchema, row.draft), source: row.source as QuoteSource, expiresAt, usedAt };
    },
    /** Whether this call is the one that may use it. */
    async use(id: string, usedAt: Date): Promise<boolean> {
      return (await takeQuote(tx, { ...owner, id, usedAt })).length === 1;
    },
  };
};
