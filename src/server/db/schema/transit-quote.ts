import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import { removedWithShopper } from './account';
import { keyed, time } from './columns';

/** What lines were quoted to a shopper, and all that it takes to quote them again. */
export const transitQuote = pgTable(
  'transit_quote',
  {
    ...keyed(),
    shopperId: text().notNull(),
    /** Request, shop and time, as `TransitReceipt` has them. */
    inputs: jsonb().$type<Pick<TransitReceipt, 'request' | 'shop' | 'madeAt'>>().notNull(),
    /** The version and the sum that each line was quoted with; lines that refused have none. */
    totals: jsonb().$type<{ lineName: string; versionId: string; amount: number }[]>().notNull(),
    expiresAt: time().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt),
    index().on(t.expiresAt),
  ],
);
