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
    /** Of the member of staff who wrote them; null for a command, and for a service that handed out new ones. */
    setBy: text(),
    ...created(),
    updatedAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.name] })],
);

/** Keys of a payment provider that one person of the staff wants the shop to have; gone once another has decided. */
export const credentialWish = pgTable(
  'credential_wish',
  {
    ...ofTenant(),
    kind: text().notNull(),
    name: text().notNull(),
    /** As they will be kept. */
    sealed: text().notNull(),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.name] })],
);
