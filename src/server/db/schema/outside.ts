import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, ofTenant, time } from './columns';

/** What a shop is at a service outside, with its keys there: sealed by the shop's own key (kernel/data-key.ts). */
export const outsideCredential = pgTable(
  'outside_credential',
  {
    ...ofTenant(),
    /** `payment`, `marketplace`, …: adapters/outside-service.port.ts. */
    kind: text().notNull(),
    name: text().notNull(),
    sealed: text().notNull(),
    ...created(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.name] })],
);
