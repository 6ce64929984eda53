import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { batchRepo } from './batch.repo';
import { packingDeskRepo } from './packing-desk.repo';
import { wayDeskRepo } from './way-desk.repo';

export const countToPack = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  packingDeskRepo(tx, staffScopeOf(ctx)).count({ view: 'toPack' }, LIMITS.deskCount, ctx.now());

/** What is closed and not fetched yet. */
export const countClosedBatches = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  batchRepo(tx, staffScopeOf(ctx)).count('closed', LIMITS.deskCount);

/** What has left and went wrong. */
export async function countAstray(tx: Tx, ctx: StaffCtx): Promise<number> {
  const repo = wayDeskRepo(tx, staffScopeOf(ctx));
  const count = (view: 'exceptions' | 'returned') => repo.count({ view, now: ctx.now() }, LIMITS.deskCount);
  const [exceptions, returned] = await Promise.all([count('exceptions'), count('returned')]);
  return exceptions + returned;
}
