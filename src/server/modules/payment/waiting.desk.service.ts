import { tenantDate } from '../../../contract/tenant-time';
import type { Tx } from '../../db/database';
import { mayDo } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { askedRefundRepo } from './asked-refund.repo';
import { compensationDeskRepo } from './compensation.desk.repo';
import { daysToSign } from './day.rules';
import { dayDeskRepo } from './day.desk.repo';
import { payoutDeskRepo } from './payout.desk.repo';
import { listInReviewBy } from './review-payment.service';
import { statementDeskRepo } from './statement.desk.repo';

export const countRefunds = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  askedRefundRepo(tx, { tenantId: ctx.tenant.id }).count();

export const countInReview = async (tx: Tx, ctx: StaffCtx): Promise<number> =>
  (await listInReviewBy(tx, ctx.tenant.id)).length;

/** What this person can do something about. */
export async function countCompensations(tx: Tx, ctx: StaffCtx): Promise<number> {
  const repo = compensationDeskRepo(tx, staffScopeOf(ctx));
  const counts = await Promise.all([
    mayDo(ctx.staff, 'money.adjust') ? repo.count('toAllow') : 0,
    mayDo(ctx.staff, 'money.refund') ? repo.count('sentBack') : 0,
    mayDo(ctx.staff, 'money.withdraw-request') ? repo.count('toPay') : 0,
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Lines for who reconciles, and payouts for who may allow them. */
export async function countStatements(tx: Tx, ctx: StaffCtx): Promise<number> {
  const scope = staffScopeOf(ctx);
  const [open, asked] = await Promise.all([
    mayDo(ctx.staff, 'money.reconcile') ? statementDeskRepo(tx, scope).countOpen() : 0,
    mayDo(ctx.staff, 'money.adjust') ? payoutDeskRepo(tx, scope).toAllow() : [],
  ]);
  return open + asked.length;
}

/** Days for who closes them. */
export async function countDaysToClose(tx: Tx, ctx: StaffCtx): Promise<number> {
  if (!mayDo(ctx.staff, 'money.close')) return 0;
  const repo = dayDeskRepo(tx, staffScopeOf(ctx));
  const [last, toCheck] = await Promise.all([repo.edge('last'), repo.countToCheck()]);
  return daysToSign(last?.day, tenantDate(ctx.now(), ctx.tenant.timezoneOffset)) + toCheck;
}
