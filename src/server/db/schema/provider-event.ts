import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, ofTenant } from './columns';

/** Events of providers that were applied: each once (P1). */
export const providerEvent = pgTable(
  'provider_event',
  {
    ...ofTenant(),
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentNo: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.provider, t.eventId] }),
    index().on(t.createdAt),
    // when a provider was heard of last
    index('provider_event_newest').on(t.tenantId, t.provider, t.createdAt),
  ],
);
