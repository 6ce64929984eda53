import type { Tx } from '../../db/database';
import type { StaffCtx } from '../../kernel/context';
import { nextOfClock, type OrderClock } from './next-due.repo';

/** An order that waits for a day is to be bought once that day is there. */
export const nextResumed = (tx: Tx, ctx: StaffCtx): Promise<Date | null> =>
  nextOfClock(tx, ctx.tenant.id, 'resumed', ctx.now());

/** When the next order is later than was promised. */
export const nextTooLate = (clock: Exclude<OrderClock, 'resumed'>) => (tx: Tx, ctx: StaffCtx) =>
  nextOfClock(tx, ctx.tenant.id, clock, ctx.now());

/** By when the next goods on the way from their sellers are expected. */
export const nextFromSeller = (tx: Tx, ctx: StaffCtx): Promise<Date | null> =>
  nextOfClock(tx, ctx.tenant.id, 'undelivered', ctx.now());
