import type { Tx } from '../../db/database';
import { mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { depositDeskRepo } from './deposit.desk.repo';
import { ledgerDeskRepo } from './ledger.desk.repo';
import { withdrawalDeskRepo } from './withdrawal.desk.repo';

export const countDeposits = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  depositDeskRepo(tx, staffScopeOf(ctx)).countToReview();

/** What this person can do something about. */
export async function countWithdrawals(tx: Tx, ctx: StaffCtx): Promise<number> {
  const repo = withdrawalDeskRepo(tx, staffScopeOf(ctx));
  const asks = mayDo(ctx.staff, 'money.withdraw-request') ? (['toCheck', 'toPay'] as const) : [];
  const decides = mayDo(ctx.staff, 'money.withdraw-approve') ? (['toApprove'] as const) : [];
  const counts = await Promise.all([...asks, ...decides].map((view) => repo.count(view)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Events that somebody wants taken back, for who may allow it. */
export const countAdjustments = async (tx: Tx, ctx: StaffCtx): Promise<number> =>
  mayDo(ctx.staff, 'money.adjust') ? ledgerDeskRepo(tx, staffScopeOf(ctx)).countToAllow() : 0;
