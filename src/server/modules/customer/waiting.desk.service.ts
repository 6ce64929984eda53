import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { threadDeskRepo } from './thread.desk.repo';

export const countToAnswer = (tx: Tx, ctx: StaffCtx): Promise<number> =>
  threadDeskRepo(tx, staffScopeOf(ctx)).countOpen(ctx.now());
