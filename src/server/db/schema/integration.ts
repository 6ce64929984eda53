import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, keyed, time } from './columns';
import { staff } from './staff';

/** By what a program calls the desks' calls in the name of who made it. A key ends; its row stays, as deeds name it. */
export const apiKey = pgTable(
  'api_key',
  {
    ...keyed(),
    name: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is nowhere. */
    tokenHash: text().notNull(),
    lastFour: text().notNull(),
    permissions: text().array().notNull(),
    staffId: text().notNull(),
    ...created(),
    expiresAt: time().notNull(),
    /** To the minute. */
    lastUsedAt: time(),
    revokedAt: time(),
    revokedBy: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.tokenHash),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }),
    // a call that is sent twice makes one key: the second finds the name taken
    uniqueIndex('api_key_name')
      .on(t.tenantId, sql`lower(name)`)
      .where(sql`revoked_at is null`),
    index().on(t.tenantId, t.createdAt, t.id),
  ],
);
