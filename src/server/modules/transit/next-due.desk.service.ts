import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { packingDeskRepo } from './packing-desk.repo';
import { QUIET_DAYS, wayDeskRepo } from './way-desk.repo';

const HOUR_MS = 3_600_000;

/** When what has waited the longest to be packed has waited too long. */
export async function nextToPackLate(tx: Tx, ctx: StaffCtx): Promise<Date | null> {
  const [first] = await packingDeskRepo(tx, staffScopeOf(ctx)).list({ view: 'toPack' }, { limit: 1 }, ctx.now());
  return first ? new Date(first.movedAt.getTime() + LIMITS.packHours * HOUR_MS) : null;
}

/** When that of which nothing was heard for the longest is asked about. */
export async function nextQuiet(tx: Tx, ctx: StaffCtx): Promise<Date | null> {
  const [first] = await wayDeskRepo(tx, staffScopeOf(ctx)).list({ view: 'onWay', now: ctx.now() }, { limit: 1 });
  return first ? new Date(first.row.movedAt.getTime() + QUIET_DAYS * 24 * HOUR_MS) : null;
}

/** When the next shipment is later than was promised. */
export const nextOverdue = (tx: Tx, ctx: StaffCtx): Promise<Date | null> =>
  wayDeskRepo(tx, staffScopeOf(ctx)).nextPromised(ctx.now());
