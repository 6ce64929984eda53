import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { threadDeskRepo } from './thread.desk.repo';

export const nextToAnswer = (tx: Tx, ctx: StaffCtx): Promise<Date | null> =>
  threadDeskRepo(tx, staffScopeOf(ctx)).nextOpen(ctx.now());
