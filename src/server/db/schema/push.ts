import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Money } from '../../../contract/fields';
import { removedWithShopper, session } from './account';
import { created, keyed, time } from './columns';

/** Browsers that are told of news at once, as long as they are logged in. `id` is the endpoint's hash: one browser is one row. */
export const pushDevice = pgTable(
  'push_device',
  {
    ...keyed(),
    shopperId: text().notNull(),
    sessionId: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    foreignKey({ columns: [t.tenantId, t.sessionId], foreignColumns: [session.tenantId, session.id] }).onDelete(
      'cascade',
    ),
    index().on(t.tenantId, t.shopperId, t.createdAt),
    index().on(t.tenantId, t.sessionId),
  ],
);

/** What is to be told to one device, written in the transaction that causes it. */
export const pushNotice = pgTable(
  'push_notice',
  {
    ...keyed(),
    deviceId: text().notNull(),
    /** As in `notification`. */
    code: text().notNull(),
    reference: text().notNull().default(''),
    sum: jsonb().$type<Money>(),
    until: time(),
    link: text(),
    event: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: time().notNull(),
    sentAt: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.deviceId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.deviceId], foreignColumns: [pushDevice.tenantId, pushDevice.id] }).onDelete(
      'cascade',
    ),
    uniqueIndex('push_notice_once').on(t.tenantId, t.deviceId, t.event),
    index().on(t.createdAt),
    index('push_notice_waiting')
      .on(t.tenantId, t.nextAttemptAt)
      .where(sql`sent_at is null and attempts < 5`),
  ],
);
