import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { statementLine } from '../../db/schema/statement';
import type { DepositDeskRow } from './deposit.desk.repo';

const DAY_MS = 86_400_000;
/** A bank writes down a transfer days after it was sent, and somebody says a day that was near it. */
const BEFORE_MS = 2 * DAY_MS;
const AFTER_MS = 10 * DAY_MS;
const MOST = 5;

/** What the bank's statement says of a transfer: the line that it is, or those that nobody knows of its sum or number. */
export async function bankLinesOf(
  tx: Tx,
  { tenantId, id, depositNo, amount, currency, said, createdAt }: DepositDeskRow,
) {
  const ofShop = eq(statementLine.tenantId, tenantId);
  const line = {
    ...{ id: statementLine.id, statementId: statementLine.statementId, at: statementLine.at },
    ...{ amount: statementLine.gross, currency: statementLine.currency, text: statementLine.text },
  };
  const matched = await tx
    .select(line)
    .from(statementLine)
    // written out, as the unique index has it
    .where(and(ofShop, eq(statementLine.matchKind, 'DEPOSIT'), eq(statementLine.matchId, id), sql`${statementLine.state} = 'MATCHED'`)); // prettier-ignore
  if (matched.length > 0) return matched;
  const day = (said.paidAt ?? createdAt).getTime();
  return tx
    .select(line)
    .from(statementLine)
    .where(
      and(
        ...[ofShop, sql`${statementLine.state} in ('SUGGESTED', 'UNMATCHED')`],
        between(statementLine.at, new Date(day - BEFORE_MS), new Date(day + AFTER_MS)),
        ...[eq(statementLine.source, 'BANK'), eq(statementLine.currency, currency)],
        sql`(${statementLine.gross} = ${amount} or strpos(upper(${statementLine.text}), ${depositNo}) > 0)`,
      ),
    )
    .orderBy(asc(statementLine.at), asc(statementLine.id))
    .limit(MOST);
}
