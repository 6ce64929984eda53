import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Rates } from '../../../contract/settings-desk';
import type { Tx } from '../../db/database';
import { ledgerAccount, payment } from '../../db/schema/money';
import { shopper } from '../../db/schema/account';
import { servicePrice, transitLineVersion } from '../../db/schema/offers';

/**
 * Why a shop stays with its currency: its books hold sums of it, somebody has come who may be told one at any moment, or
 * what it offers is priced in it.
 * Undefined of one that can begin in another.
 */
export async function whatKeepsCurrency(
  tx: Tx,
  tenantId: string,
  currency: string,
): Promise<NonNullable<Rates['currencyKeptBy']> | undefined> {
  const isAny = async (table: typeof ledgerAccount | typeof payment | typeof shopper) =>
    // in the order of an index, else a scan looks cheaper
    (await tx.select({ id: table.id }).from(table).where(eq(table.tenantId, tenantId)).orderBy(table.id).limit(1))
      .length > 0;
  if ((await isAny(ledgerAccount)) || (await isAny(payment))) return 'BOOKS';
  // a quote, a transfer on its way, an order that is being written: nobody has any of them but a shopper
  if (await isAny(shopper)) return 'SHOPPERS';
  // yuan are what everything is priced in where nothing else is said
  if (currency === 'CNY') return undefined;
  for (const version of [transitLineVersion, servicePrice]) {
    const isPriced = sql`${version.terms} ->> 'currency' = ${currency}`;
    const found = await tx
      .select({ id: version.id })
      .from(version)
      .where(and(eq(version.tenantId, tenantId), isNull(version.withdrawnAt), isPriced))
      .limit(1);
    if (found.length > 0) return 'PRICES';
  }
  return undefined;
}
