import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core';

export const time = () => timestamp({ withTimezone: true });
/** Minor units of a currency; int8, checked to be a safe integer by the drivers' parsers. */
export const amount = () => bigint({ mode: 'number' }).notNull();

/** A session, of whoever it is. */
export const sessionColumns = () => ({
  tenantId: text().notNull(),
  id: text().notNull(),
  /** SHA-256 of the token, hex. */
  tokenHash: text().notNull(),
  userAgent: text().notNull().default(''),
  /** Of the caller at login, its last part left out. */
  network: text().notNull().default(''),
  createdAt: time().notNull().defaultNow(),
  lastSeenAt: time().notNull().defaultNow(),
  expiresAt: time().notNull(),
  revokedAt: time(),
});

/** A browser in which somebody has logged in, whoever it is. */
export const deviceColumns = () => ({
  tenantId: text().notNull(),
  /** SHA-256 of 256 random bits, hex. */
  tokenHash: text().notNull(),
  lastSeenAt: time().notNull(),
});

/** The two columns by which a row of table `T` points at its owner. */
export type Owned<T extends string, K extends string> = Record<'tenantId' | K, AnyPgColumn<{ tableName: T }>>;
