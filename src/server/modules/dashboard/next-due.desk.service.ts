import { rightOfQueue, type ClockedQueue } from '../../../contract/next-due.enums';
import type { Tx } from '../../db/database';
import { warehousesFor } from '../../kernel/authorize';
import type { StaffCtx } from '../../kernel/context';
import { nextToAnswer } from '../customer/next-due.desk.service';
import { nextDayToSign } from '../payment/next-due.desk.service';
import { nextResumed, nextTooLate } from '../purchase/next-due.desk.service';
import { nextOverdue, nextQuiet, nextToPackLate } from '../transit/next-due.desk.service';
import { nextArrival, nextToDispose, nextToShelve, nextUnpaid } from '../warehouse/next-due.desk.service';

const NEXT: Record<ClockedQueue, (tx: Tx, ctx: StaffCtx) => Promise<Date | null>> = {
  'buying.toBuy': nextResumed,
  'buying.late': nextTooLate('late'),
  'buying.unsent': nextTooLate('unsent'),
  'buying.undelivered': nextTooLate('undelivered'),
  'parcels.toInspect': nextArrival,
  'parcels.toShelve': nextToShelve,
  'parcels.toDispose': nextToDispose,
  'parcels.unpaid': nextUnpaid,
  'packing.late': nextToPackLate,
  'transit.noMovement': nextQuiet,
  'transit.late': nextOverdue,
  'threads.open': nextToAnswer,
  'days.toSign': nextDayToSign,
};

/** When the clock brings something into a queue that is empty; nothing to whom it is not told how much waits there. */
export async function nextDue(ctx: StaffCtx, queue: ClockedQueue): Promise<{ at: string | null }> {
  const within = warehousesFor(ctx.staff, rightOfQueue(queue));
  // what sellers have sent is told by orders, which are no warehouse's
  if (within?.length === 0 || (within && queue === 'parcels.toInspect')) return { at: null };
  const at = await ctx.tx((tx) => NEXT[queue](tx, ctx), within);
  return { at: at && at.toISOString() };
}
