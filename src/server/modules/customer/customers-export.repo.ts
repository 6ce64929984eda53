import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { shopper } from '../../db/schema/account';
import { ledgerAccount as account } from '../../db/schema/money';
import type { PageWanted, Span } from '../../kernel/export-kind';
import { placeOf } from '../../kernel/row-cursor';

/** Shoppers of a shop as they came, with what lies on their balance. */
export const customersExportRepo = (tx: Tx, tenantId: string) => {
  const within = ({ from, until }: Span) =>
    and(
      eq(shopper.tenantId, tenantId),
      from ? gte(shopper.createdAt, from) : undefined,
      until ? lt(shopper.createdAt, until) : undefined,
    );
  const isBalance = (currency: string) =>
    and(
      eq(account.tenantId, shopper.tenantId),
      eq(account.kind, 'SHOPPER_BALANCE'),
      eq(account.shopperId, shopper.id),
      eq(account.provider, ''),
      eq(account.currency, currency),
    );
  return {
    count: (span: Span) => tx.$count(shopper, within(span)),
    read({ span, after, limit }: PageWanted, currency: string) {
      const place = placeOf(after);
      const beyond = place && sql`(${shopper.createdAt}, ${shopper.id}) > (${place.at}::timestamptz, ${place.id})`;
      return tx
        .select({ row: shopper, balance: account.balance })
        .from(shopper)
        .leftJoin(account, isBalance(currency))
        .where(and(within(span), beyond))
        .orderBy(asc(shopper.createdAt), asc(shopper.id))
        .limit(limit);
    },
  };
};
