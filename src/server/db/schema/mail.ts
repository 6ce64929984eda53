import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, ofTenant } from './columns';

/** Addresses that a shop sends nothing to but what has to be told: they take no mail, or called one of them spam. */
export const mailSuppression = pgTable(
  'mail_suppression',
  {
    ...ofTenant(),
    /** As in `shopper.email`. */
    address: text().notNull(),
    /** `HARD_BOUNCE`, `COMPLAINT`: contract/account.enums.ts. */
    reason: text().notNull(),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.address] })],
);
