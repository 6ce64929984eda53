import { WAITING_DESKS, WAITING_RIGHTS, type WaitingDesk } from '../../../contract/waiting-desk.enums';
import type { Waiting } from '../../../contract/waiting-desk';
import type { Permission } from '../../../contract/staff-roles';
import type { Tx } from '../../db/database';
import { isDatabaseAway } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { byWarehouses, mayDo } from '../../kernel/authorize';
import type { StaffCtx, Warehouses } from '../../kernel/context';
import { countToAnswer } from '../customer/waiting.desk.service';
import {
  countCompensations,
  countDaysToClose,
  countInReview,
  countRefunds,
  countStatements,
} from '../payment/waiting.desk.service';
import { countToBuy, countToQuote } from '../purchase/waiting.desk.service';
import { countAstray, countClosedBatches, countToPack } from '../transit/waiting.desk.service';
import { countAdjustments, countDeposits, countWithdrawals } from '../wallet/waiting.desk.service';
import { countClaims, countParcels } from '../warehouse/waiting.desk.service';

/** Each asks for all its statements at once. */
const COUNTS: Record<WaitingDesk, (tx: Tx, ctx: StaffCtx) => Promise<number>> = {
  buying: countToBuy,
  manualOrders: countToQuote,
  parcels: countParcels,
  claims: countClaims,
  packing: countToPack,
  batches: countClosedBatches,
  transit: countAstray,
  deposits: countDeposits,
  withdrawals: countWithdrawals,
  refunds: countRefunds,
  compensations: countCompensations,
  reviews: countInReview,
  statements: countStatements,
  days: countDaysToClose,
  ledger: countAdjustments,
  threads: countToAnswer,
};

/** Where to read is not to do: who may do nothing of these has nothing to do there. */
const VERBS: Partial<Record<WaitingDesk, readonly Permission[]>> = {
  buying: ['purchase.claim', 'purchase.place'],
  manualOrders: ['purchase.quote'],
  compensations: ['money.adjust', 'money.refund', 'money.withdraw-request'],
};
const isWorker = ({ staff }: StaffCtx, desk: WaitingDesk) => VERBS[desk]?.some((verb) => mayDo(staff, verb)) ?? true;

/**
 * How much waits at each desk that this person works at, in one round trip: every page of the staff asks for it.
 * A desk that cannot be counted is absent, and hides no other.
 */
export async function countWaiting(ctx: StaffCtx): Promise<Waiting> {
  const counts: Waiting = {};
  const theirs = WAITING_DESKS.filter((desk) => isWorker(ctx, desk));
  // one, but for whom a role lets work in some warehouses alone
  for (const { warehouses, these } of byWarehouses(ctx.staff, theirs, (desk) => WAITING_RIGHTS[desk]))
    Object.assign(counts, await countIn(ctx, these, warehouses));
  return counts;
}

async function countIn(ctx: StaffCtx, desks: WaitingDesk[], warehouses: Warehouses): Promise<Waiting> {
  try {
    const counts = await ctx.atOnce((tx) => Promise.all(desks.map((desk) => COUNTS[desk](tx, ctx))), warehouses);
    return Object.fromEntries(desks.map((desk, index) => [desk, counts[index] ?? 0]));
  } catch (error) {
    // nobody's session, or no database: none of them can be counted
    if (error instanceof AppError || isDatabaseAway(error)) throw error;
    return countOneByOne(ctx, desks, warehouses);
  }
}

async function countOneByOne(ctx: StaffCtx, desks: WaitingDesk[], warehouses: Warehouses): Promise<Waiting> {
  const counts: Waiting = {};
  for (const desk of desks) {
    try {
      counts[desk] = await ctx.atOnce((tx) => COUNTS[desk](tx, ctx), warehouses);
    } catch (err) {
      ctx.log.error({ err, desk }, `what waits at the desk ${desk} was not counted`);
    }
  }
  return counts;
}
