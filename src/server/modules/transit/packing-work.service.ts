import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { packingDeskRepo } from './packing-desk.repo';

/** What waits to be packed, counted as the views of its desk count it. @param endOfDay until when more of it is late */
export async function countPacking(tx: Tx, ctx: StaffCtx, endOfDay: Date) {
  const now = ctx.now();
  const repo = packingDeskRepo(tx, staffScopeOf(ctx));
  const mine = await repo.count({ view: 'mine' }, LIMITS.deskCount, now);
  const waiting = await repo.count({ view: 'toPack' }, LIMITS.deskCount, now);
  const late = await repo.count({ view: 'late' }, LIMITS.deskCount, now);
  const lateThen = await repo.count({ view: 'late' }, LIMITS.deskCount, endOfDay);
  return { mine, waiting, late, dueToday: Math.max(0, lateThen - late) };
}
