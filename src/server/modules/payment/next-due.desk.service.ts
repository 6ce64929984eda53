import { midnightOf, tenantDate } from '../../../contract/tenant-time';
import type { Tx } from '../../db/database';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { dayAfter } from './day.rules';
import { dayDeskRepo } from './day.desk.repo';

/** Today can be signed once it is over, in a shop that signs its days. */
export async function nextDayToSign(tx: Tx, ctx: StaffCtx): Promise<Date | null> {
  const last = await dayDeskRepo(tx, staffScopeOf(ctx)).edge('last');
  const { timezoneOffset } = ctx.tenant;
  return last ? midnightOf(dayAfter(tenantDate(ctx.now(), timezoneOffset)), timezoneOffset) : null;
}
