import { type AnyPgColumn, bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const time = () => timestamp({ withTimezone: true });
/** Minor units of a currency; int8, checked to be a safe integer by the drivers' parsers. */
export const amount = () => bigint({ mode: 'number' }).notNull();

export const bytes = customType<{ data: Buffer; driverData: Buffer | Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Whose a row is: of one shop, always, and first in every key. */
export const ofTenant = () => ({ tenantId: text().notNull() });
/** A row that is called by a name of its own. */
export const keyed = () => ({ ...ofTenant(), id: text().notNull() });
export const created = () => ({ createdAt: time().notNull().defaultNow() });

/** A session, of whoever it is. */
export const sessionColumns = () => ({
  ...keyed(),
  /** SHA-256 of the token, hex. */
  tokenHash: text().notNull(),
  userAgent: text().notNull().default(''),
  /** Of the caller at login, its last part left out. */
  network: text().notNull().default(''),
  ...created(),
  lastSeenAt: time().notNull().defaultNow(),
  expiresAt: time().notNull(),
  revokedAt: time(),
});

/** A browser in which somebody has logged in, whoever it is. */
export const deviceColumns = () => ({
  ...ofTenant(),
  /** SHA-256 of 256 random bits, hex. */
  tokenHash: text().notNull(),
  lastSeenAt: time().notNull(),
});

/** What somebody proves beside a password: a secret that an app of theirs has too. */
export const factorColumns = () => ({
  /** Null: it was shown, and no code of it was ever told. */
  confirmedAt: time(),
  /** Of the last code that was taken, in half minutes since 1970: none of before it is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** What stands in for a code where the app is lost: each once, then it is gone. */
export const recoveryColumns = () => ({
  ...ofTenant(),
  /** SHA-256 of eighty random bits, hex. */
  codeHash: text().notNull(),
});

/** The two columns by which a row of table `T` points at its owner. */
export type Owned<T extends string, K extends string> = Record<'tenantId' | K, AnyPgColumn<{ tableName: T }>>;
