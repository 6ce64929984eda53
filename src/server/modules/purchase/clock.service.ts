import { USUAL_WEEK } from '../../../contract/working-time';
import { shopTx, type Tx } from '../../db/database';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { calendarsIn } from '../tenant/offers.service';
import { readTenant } from '../tenant/tenant.service';
import { saveClock, unreckonedOrders } from './clock.repo';
import { clockAfter } from './clock.rules';
import { missedAfter } from './late-compensation.rules';
import { orderItemsRepo } from './order-items.repo';
import { lockShopOrder } from './purchase.repo';
import { isAskedAbout } from './substitute.rules';

/** Of a warehouse that the shop has no more. */
const USUAL = { offsetHours: 8, week: USUAL_WEEK, days: new Map() };

/**
 * Sets the clock of an order by how it stands now, in the transaction of whatever begins, stops or resumes it: its queue is
 * answered by an index of when each is due.
 */
export async function setClock(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
  const order = await lockShopOrder(tx, tenantId, id);
  const tenant = await readTenant(tx, tenantId, now);
  if (!order || !tenant) return;
  const calendars = await calendarsIn(tx, { tenant, now: () => now });
  const isAsked = (await orderItemsRepo(tx, { tenantId }).ofOrder(id)).some(isAskedAbout);
  const clock = clockAfter(order, { ...order, isAsked }, now, calendars.get(order.warehouseId) ?? USUAL);
  const missed = missedAfter(order, clock, tenant.staffLimits?.late, now);
  await saveClock(tx, { tenantId }, id, { ...clock, missed });
}

/** Reckons those of all shops anew that nobody has, or whose warehouse works otherwise since. @returns how many */
export const setClocks = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'set clocks', due: unreckonedOrders, work: setOne }, () => now, isStopped);

async function setOne({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(tenantId, work) }, (tx) => setClock(tx, tenantId, id, now));
}
