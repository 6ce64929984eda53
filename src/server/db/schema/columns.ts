import { type AnyPgColumn, bigint, timestamp } from 'drizzle-orm/pg-core';

export const time = () => timestamp({ withTimezone: true });
/** Minor units of a currency; int8, checked to be a safe integer by the drivers' parsers. */
export const amount = () => bigint({ mode: 'number' }).notNull();

/** The two columns by which a row of table `T` points at its owner. */
export type Owned<T extends string, K extends string> = Record<'tenantId' | K, AnyPgColumn<{ tableName: T }>>;
