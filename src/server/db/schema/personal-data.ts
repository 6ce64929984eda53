import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { removedWithShopper } from './account';
import { created, keyed, time } from './columns';

/**
 * A look at a shopper's account by one of the staff: the session that it is made with, and what the shopper reads of it
 * afterwards. It ends by itself, with the session of who looks, or when they stop.
 */
export const accountLook = pgTable(
  'account_look',
  {
    ...keyed(),
    shopperId: text().notNull(),
    staffId: text().notNull(),
    /** As it was, since a shopper may not ask for the staff's. */
    staffName: text().notNull(),
    /** With which they do; it lives no longer. */
    staffSessionId: text().notNull(),
    reason: text().notNull(),
    /** SHA-256 of the token, hex. */
    tokenHash: text().notNull(),
    startedAt: time().notNull(),
    expiresAt: time().notNull(),
    endedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    unique().on(t.tenantId, t.tokenHash),
    index().on(t.tenantId, t.shopperId, t.startedAt, t.id),
    index('account_look_open')
      .on(t.tenantId, t.staffId)
      .where(sql`ended_at is null`),
    index().on(t.startedAt),
  ],
);

/** All that a shop has of a shopper, written together when it is asked for; gone a day later. */
export const dataExport = pgTable(
  'data_export',
  {
    ...keyed(),
    shopperId: text().notNull(),
    /** Of the staff; empty where the shopper asked. */
    askedBy: text().notNull().default(''),
    status: text({ enum: ['REQUESTED', 'READY', 'FAILED'] }).notNull(),
    /** JSON; null until it is written. */
    content: text(),
    bytes: integer().notNull().default(0),
    readyAt: time(),
    /** When it goes. */
    expiresAt: time().notNull(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index('data_export_waiting')
      .on(t.createdAt)
      .where(sql`status = 'REQUESTED'`),
    index().on(t.expiresAt),
    check('data_export_whole', sql`(status = 'READY') = (content is not null)`),
  ],
);
