import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { buyingDeskRepo } from './buying-desk.repo';
import { manualDeskRepo } from './manual-order.desk.repo';

export const countToBuy = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  buyingDeskRepo(tx, staffScopeOf(ctx)).count({ view: 'toBuy' }, LIMITS.deskCount, ctx.now());

export const countToQuote = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  manualDeskRepo(tx, staffScopeOf(ctx)).count('AWAITING_QUOTE');
