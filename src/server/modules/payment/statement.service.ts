import type { Statement } from '../../adapters/payment/statement/statement.port';
import { shopTx } from '../../db/database';
import { statementRepo } from './statement.repo';
import { compareCharges, periodOf, totalsOf, type Difference, type Period, type Totals } from './statement.rules';

const DAY_MS = 86_400_000;

export type { Difference } from './statement.rules';

export interface Compared {
  period: Period;
  differences: Difference[];
  totals: Totals;
  /** Of the clearing account, in the same time. */
  booked: { came: number; went: number };
}

/** What a provider says it did, against what our books say of it; changes nothing. @returns nothing of a statement without a line */
export async function compareStatement(
  { tenantId, provider, currency }: { tenantId: string; provider: string; currency: string },
  { rows }: Statement,
): Promise<Compared | undefined> {
  const period = periodOf(rows);
  if (!period) return undefined;
  // they may have taken it on one day, and told us on another
  const wide = { from: new Date(period.from.getTime() - 2 * DAY_MS), to: new Date(period.to.getTime() + 2 * DAY_MS) };
  return shopTx(tenantId, async (tx) => {
    const repo = statementRepo(tx, { tenantId, provider });
    const charges = (await repo.listPaid(wide)).map(({ paymentNo, amount, attempt, ...row }) => ({
      ...{ paymentNo, currency: row.currency, amount: amount + attempt.fee, at: attempt.updatedAt },
      names: [paymentNo, attempt.id, attempt.providerRef, ...Object.values(attempt.memo)],
    }));
    return {
      period,
      differences: compareCharges(rows, charges),
      totals: totalsOf(rows, currency),
      booked: await repo.clearing(period, currency),
    };
  });
}
