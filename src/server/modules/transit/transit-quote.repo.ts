import { and, eq, gt, sql } from 'drizzle-orm';
import type { Owner, Tx } from '../../db/database';
import { kept } from '../../db/kept-statement';
import { transitQuote } from '../../db/schema/transit-quote';

export type QuoteRow = typeof transitQuote.$inferSelect;
type NewQuote = Omit<QuoteRow, 'tenantId' | 'shopperId'>;

const { placeholder } = sql;
const insertQuote = kept('transit_quote_insert', (db) =>
  db.insert(transitQuote).values({
    tenantId: placeholder('tenantId'),
    id: placeholder('id'),
    shopperId: placeholder('shopperId'),
    inputs: placeholder('inputs'),
    totals: placeholder('totals'),
    expiresAt: placeholder('expiresAt'),
    createdAt: placeholder('createdAt'),
  }),
);

export const transitQuoteRepo = (tx: Tx, { tenantId, shopperId }: Owner) => {
  const mine = and(eq(transitQuote.tenantId, tenantId), eq(transitQuote.shopperId, shopperId));
  return {
    async insert(row: NewQuote): Promise<void> {
      await insertQuote(tx, { ...row, tenantId, shopperId });
    },
    /** How many were made since then. */
    async countSince(since: Date): Promise<number> {
      const [row] = await tx
        .select({ count: sql<number>`count(*)::int` })
        .from(transitQuote)
        .where(and(mine, gt(transitQuote.createdAt, since)));
      return row?.count ?? 0;
    },
    async find(id: string): Promise<QuoteRow | undefined> {
      const [row] = await tx
        .select()
        .from(transitQuote)
        .where(and(mine, eq(transitQuote.id, id)));
      return row;
    },
  };
};
