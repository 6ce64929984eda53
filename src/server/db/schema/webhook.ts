import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { WebhookBody } from '../../../contract/webhook';
import { created, keyed, time } from './columns';

/** A server of a shop's own that is told what happens. A shopper's transaction reads it, as what it does is told. */
export const webhook = pgTable(
  'webhook',
  {
    ...keyed(),
    url: text().notNull(),
    kinds: text().array().notNull(),
    /** By the shop's data key. */
    sealedSecret: text().notNull(),
    isOn: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    madeBy: text().notNull(),
    ...created(),
    /** Of the first failure that no success came after. */
    failingSince: time(),
    /** When that was for so long that it was turned off. */
    offAt: time(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.url)],
);

/** What happened, once for each webhook that wants it: what it holds is no shopper's, and it goes after thirty days. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    ...keyed(),
    webhookId: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().$type<WebhookBody>().notNull(),
    state: text({ enum: ['WAITING', 'SENT', 'GIVEN_UP'] })
      .notNull()
      .default('WAITING'),
    attempts: integer().notNull().default(0),
    /** Also until when a try holds it. */
    nextAttemptAt: time().notNull(),
    lastStatus: integer(),
    lastError: text({ enum: ['STATUS', 'TIMEOUT', 'ADDRESS', 'CONNECTION'] }),
    ...created(),
    sentAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.webhookId], foreignColumns: [webhook.tenantId, webhook.id] }).onDelete(
      'cascade',
    ),
    index('webhook_delivery_due')
      .on(t.tenantId, t.webhookId, t.nextAttemptAt)
      .where(sql`state = 'WAITING'`),
    index().on(t.tenantId, t.webhookId, t.createdAt, t.id),
    index().on(t.createdAt),
    check('webhook_delivery_state', sql`state in ('WAITING', 'SENT', 'GIVEN_UP')`),
  ],
);
