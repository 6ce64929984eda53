import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { removedWithShopper } from './account';
import { created, keyed, ofTenant, time } from './columns';

/** What a shop's secrets are sealed with, itself wrapped by a key of the server (kernel/data-key.ts). */
export const tenantDataKey = pgTable(
  'tenant_data_key',
  {
    ...ofTenant(),
    wrapped: text().notNull(),
    /** Which of the server's keys it is wrapped by. */
    wrappedBy: text().notNull(),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId] }), index().on(t.wrappedBy)],
);

/** Numbers of a receiver for customs: sealed together, and of each what may be seen beside. */
export const customsInfo = pgTable(
  'customs_info',
  {
    ...keyed(),
    shopperId: text().notNull(),
    countryCode: text().notNull(),
    receiverName: text().notNull(),
    sealed: text().notNull(),
    /** In the order of the fields. */
    numbers: jsonb().$type<{ key: string; masked: string; last4: string }[]>().notNull(),
    /** Keyed, of the first number: the same receiver, whoever of the shop's people wrote them down. */
    receiverMark: text().notNull(),
    keep: boolean().notNull(),
    /** Which wording was agreed to. */
    consentVersion: integer().notNull(),
    expiresAt: time(),
    remindedAt: time(),
    /** When it goes; null while it is kept, or an order still needs it. */
    purgeAfter: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.updatedAt),
    index('customs_info_purge')
      .on(t.purgeAfter)
      .where(sql`purge_after is not null`),
    index('customs_info_reminder')
      .on(t.expiresAt)
      .where(sql`expires_at is not null and reminded_at is null`),
  ],
);

/** Who of the staff has read a number, and why: stays when the number is gone. */
export const customsLook = pgTable(
  'customs_look',
  {
    ...keyed(),
    shopperId: text().notNull(),
    customsInfoId: text().notNull(),
    masked: text().notNull(),
    staffId: text().notNull(),
    reason: text().notNull(),
    at: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.at),
    index().on(t.at),
  ],
);
