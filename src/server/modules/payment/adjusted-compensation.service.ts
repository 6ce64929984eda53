import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { COMPENSATION } from './compensation-queue.desk.service';
import { compensationDeskRepo } from './compensation.desk.repo';
import { freeOfMonth, takeOfMonth } from './give-compensation.service';
import { refundRepo } from './refund.repo';

/**
 * A compensation whose posting was taken back is taken back itself, at its desk and among what came back to its shopper;
 * and given again where that was the mistake: out of the month that it was given in, and of this one.
 * In the transaction that posts it. @param id of the compensation @throws AppError BUDGET_SPENT
 */
export async function followAdjustment(tx: Tx, ctx: StaffCtx, id: string, isTakenBack: boolean): Promise<void> {
  const repo = compensationDeskRepo(tx, staffScopeOf(ctx));
  const row = await repo.lock(id);
  const [from, to] = isTakenBack ? (['CREDITED', 'TAKEN_BACK'] as const) : (['TAKEN_BACK', 'CREDITED'] as const);
  // what insurance pays is posted from the same account and is none
  if (row?.status !== from) return;
  const now = ctx.now();
  if (isTakenBack) await freeOfMonth(tx, ctx, row);
  else if (!(await takeOfMonth(tx, ctx, row.amount))) throw new AppError('BUDGET_SPENT');
  await repo.update(id, { status: to }, now);
  const step = { step: isTakenBack ? ('TAKEN_BACK' as const) : ('REFUNDED' as const), at: now.toISOString() };
  await refundRepo(tx, row).stepByNo(row.compensationNo, step.step, step);
  await recordDeed(tx, ctx, {
    ...{ action: 'money.adjust', subjectKind: COMPENSATION, subjectId: id, reason: '' },
    before: { status: from },
    after: { step: isTakenBack ? to : 'GIVEN_AGAIN', amount: row.amount, currency: row.currency },
  });
}
