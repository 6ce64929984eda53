import { sql } from 'drizzle-orm';
import { COMPENSATION_REASONS } from '../../../contract/compensation-desk.enums';
import type { Owner, Tx } from '../../db/database';
import { payment } from '../../db/schema/money';
import { refund } from '../../db/schema/refund';

/** Money of the shop's own, and of an insurance: it takes nothing from what was paid. */
const GIVEN = [...COMPENSATION_REASONS, 'INSURED', 'LOST'];
const list = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );

export const levelRepo = (tx: Tx, { tenantId, shopperId }: Owner) => ({
  /** What one shopper paid for goods and their way since then, less what of it went back. */
  async paidSince(since: Date): Promise<number> {
    const at = sql`${since.toISOString()}::timestamptz`;
    const paid = sql`select coalesce(sum(${payment.amount}), 0) from ${payment}
      where ${payment.tenantId} = ${tenantId} and ${payment.shopperId} = ${shopperId} and ${payment.paidAt} > ${at}
        and ${payment.kind} <> 'DEPOSIT' and ${payment.status} in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')`;
    const back = sql`select coalesce(sum(${refund.amount}), 0) from ${refund}
      where ${refund.tenantId} = ${tenantId} and ${refund.shopperId} = ${shopperId} and ${refund.createdAt} > ${at}
        and ${refund.status} in ('APPROVED', 'REFUNDED') and ${refund.cause} not in (${list(GIVEN)})`;
    const [row] = await tx
      .select({ sum: sql<number>`sum::bigint` })
      .from(sql`(select greatest((${paid}) - (${back}), 0) as sum) paid`)
      .execute();
    return Number(row?.sum ?? 0);
  },
});
