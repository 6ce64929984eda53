import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { COMPENSATION_REASONS } from '../../../contract/compensation-desk.enums';
import type { Owner, Tx } from '../../db/database';
import { parseSafeInteger } from '../../db/safe-integer';
import { shopper } from '../../db/schema/account';
import { payment } from '../../db/schema/money';
import { refund } from '../../db/schema/refund';

/** Money of the shop's own, and of an insurance: it takes nothing from what was paid. */
const GIVEN = [...COMPENSATION_REASONS, 'INSURED', 'LOST'];
/** Shoppers whose payments one statement reads: as many as a page of their list shows. */
const MOST_AT_ONCE = 25;
const list = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );

/**
 * What a shopper paid for goods and their way, less what of it went back. @param since a moment, if not from the first day on
 */
const netPaid = (tenantId: string, shopperId: SQL, since?: Date) => {
  const after = (column: PgColumn) => (since ? sql` and ${column} > ${since.toISOString()}::timestamptz` : sql``);
  const paid = sql`select coalesce(sum(${payment.amount}), 0) from ${payment}
    where ${payment.tenantId} = ${tenantId} and ${payment.shopperId} = ${shopperId} and ${payment.paidAt} is not null${after(payment.paidAt)}
      and ${payment.kind} <> 'DEPOSIT' and ${payment.status} in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;
  const back = sql`select coalesce(sum(${refund.amount}), 0) from ${refund}
    where ${refund.tenantId} = ${tenantId} and ${refund.shopperId} = ${shopperId}${after(refund.createdAt)}
      and ${refund.status} in ('APPROVED', 'REFUNDED') and ${refund.cause} not in (${list(GIVEN)})`;
  return sql<number>`greatest((${paid}) - (${back}), 0)`.mapWith(parseSafeInteger);
};

export const levelRepo = (tx: Tx, { tenantId }: Pick<Owner, 'tenantId'>) => ({
  async paidSince(shopperId: string, since: Date): Promise<number> {
    const [row] = await tx.select({ sum: netPaid(tenantId, sql`${shopperId}`, since) }).from(sql`(select 1) one`);
    return row?.sum ?? 0;
  },
  /** Of some of them, in all the time that they were here. */
  async paidInAll(shopperIds: string[]): Promise<Map<string, number>> {
    const sums = new Map<string, number>();
    for (let at = 0; at < shopperIds.length; at += MOST_AT_ONCE) {
      const some = shopperIds.slice(at, at + MOST_AT_ONCE);
      const rows = await tx
        .select({ id: shopper.id, sum: netPaid(tenantId, sql`${shopper.id}`) })
        .from(shopper)
        .where(and(eq(shopper.tenantId, tenantId), inArray(shopper.id, some)));
      for (const { id, sum } of rows) sums.set(id, sum);
    }
    return sums;
  },
});
