import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { buyingDeskRepo } from './buying-desk.repo';
import { manualDeskRepo } from './manual-order.desk.repo';

/** With what couriers should have brought by now: somebody asks them, or their seller. */
export async function countToBuy(tx: Tx, ctx: StaffCtx): Promise<number> {
  const repo = buyingDeskRepo(tx, staffScopeOf(ctx));
  const views = (['toBuy', 'undelivered'] as const).map((view) => repo.count({ view }, LIMITS.deskCount, ctx.now()));
  return (await Promise.all(views)).reduce((sum, one) => sum + one, 0);
}

export const countToQuote = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  manualDeskRepo(tx, staffScopeOf(ctx)).count('AWAITING_QUOTE');
