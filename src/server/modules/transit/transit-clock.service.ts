import type { Money } from '../../../contract/fields';
import type { TransitHold } from '../../../contract/transit';
import { transitTransition } from '../../../contract/transit-moves';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfTransit } from '../account/order-mail.service';
import { readTenant } from '../tenant/tenant.service';
import { balanceOf } from '../wallet/ledger.service';
import { bringBack } from './bring-back.service';
import { closeTransit, feeOf, holdTransit, isInReview } from './close-transit.service';
import { giveUp } from './give-up.service';
import { CLOCK } from './let-go.service';
import { lose } from './lose-shipment.service';
import { claimLoss, findOwed } from './loss.service';
import { isWordOwed } from './owed-word.repo';
import { toFetch } from './station-word.rules';
import { dueOrders, transitRepo, type TransitRow } from './transit.repo';
import { clockDeed, isAwaitingFee, isAwaitingMoney, nextClock, sinceHeard } from './transit.rules';

/**
 * Reminds of what waits to be paid or fetched, closes what nobody paid, completes what arrived, gives up
 * what is lost or left with customs, and claims what is owed for a loss, in all shops.
 * @returns how many
 */
export const moveTransitOrders = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'move transit orders', due: dueOrders, work: moveByClock }, () => now, isStopped);

/** One that somebody has moved meanwhile has another time, or none. */
async function moveByClock({ tenantId, id }: { tenantId: string; id: string }, at: Date): Promise<undefined> {
  await retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const order = await transitRepo(tx, { tenantId }).find(id);
    if (order?.clockAt && order.clockAt <= at) await doDeed(tx, order, at);
  });
  return undefined;
}

/** So often it is looked whether a payment is still looked at, or an answer still owed. */
const REVIEW_MS = 24 * 3_600_000;

type TransitNews = Parameters<typeof tellOfTransit>[2];

/** Where it is not money that is waited for. */
const REMINDERS: Partial<Record<TransitRow['status'], TransitNews>> = {
  DELIVERED: 'TRANSIT_DELIVERED',
  SEIZED: 'TRANSIT_SEIZED',
  RETURNED: 'TRANSIT_RETURNED',
  LOST: 'TRANSIT_LOST',
};

/** What the boxes came out dearer than what was paid before they were packed. */
const moreDue = ({ holds, estimate, invoice }: TransitRow): Money | undefined =>
  holds.includes('AWAITING_TOPUP') && invoice
    ? { ...invoice.total.local, amount: invoice.total.local.amount - estimate.total.local.amount }
    : undefined;

const reminderOf = (order: TransitRow): TransitNews => {
  if (isAwaitingFee(order)) return 'TRANSIT_FEE_DUE';
  if (moreDue(order)) return 'TRANSIT_MORE_DUE';
  return order.status === 'READY_FOR_PICKUP' ? toFetch(order) : (REMINDERS[order.status] ?? 'TRANSIT_DUE');
};

async function doDeed(tx: Tx, found: TransitRow, at: Date): Promise<void> {
  const repo = transitRepo(tx, found);
  const heard = (await repo.listBoxes([found.id])).map(({ stateAt }) => stateAt);
  const order = sinceHeard(found, heard, at);
  const deed = { by: 'CLOCK', at } as const;
  switch (clockDeed(order, at)) {
    case 'CLOSE':
      return closeUnpaid(tx, order, at);
    case 'COMPLETE': {
      // whoever waits for an answer about it is not told that it is over
      if (await isWordOwed(tx, order)) return change(tx, order, { clockAt: new Date(at.getTime() + REVIEW_MS) });
      const move = transitTransition(order, 'COMPLETED', 'CLOCK');
      if (!move || !(await repo.move(order.id, move, deed, { clockAt: null }))) throw new AppError('STATE_CONFLICT');
      return tellOfTransit(tx, order, 'TRANSIT_COMPLETED', at);
    }
    case 'MISS': {
      const isThere = order.status === 'READY_FOR_PICKUP';
      const missed = {
        ...order,
        holds: [isThere ? 'UNFETCHED' : 'DELIVERY_TROUBLE', ...order.holds] satisfies TransitHold[],
      };
      await change(tx, order, { holds: missed.holds, clockAt: nextClock(missed, at) });
      // when a carrier's counter sends back what lies there nobody has said
      return isThere && order.pickup ? tellOfTransit(tx, order, 'TRANSIT_UNFETCHED', at) : undefined;
    }
    case 'LOSE':
      return lose(tx, order, deed);
    case 'CLAIM':
      return claimByItself(tx, order, at);
    case 'GIVE_UP':
      await giveUp(tx, order, deed);
      return tellOfTransit(tx, order, 'TRANSIT_GIVEN_UP', at);
    case 'RESTOCK':
      await bringBack(tx, order, deed, CLOCK);
      return tellOfTransit(tx, order, 'TRANSIT_RESTOCKED', at);
    case undefined:
      return change(tx, order, { clockAt: nextClock(order, at) });
    case 'REMIND':
      await change(tx, order, { clockAt: nextClock(order, at) });
      // whoever has paid something is not asked for it
      if (isAwaitingMoney(order) && (await isInReview(tx, order))) return undefined;
      return tellOfTransit(tx, order, reminderOf(order), at, moreDue(order));
  }
}

/** A fee is the balance's to pay where that holds it; else it is asked for, and the order waits with its parcels. */
async function closeUnpaid(tx: Tx, found: TransitRow, at: Date): Promise<void> {
  const order = await holdTransit(tx, found);
  if (order?.version !== found.version) throw new AppError('STATE_CONFLICT');
  // a person says first what was paid of it
  if (await isInReview(tx, order)) return change(tx, order, { clockAt: new Date(at.getTime() + REVIEW_MS) });
  const { tenantId, shopperId, currency } = order;
  const tenant = await readTenant(tx, tenantId, at);
  const keepsBalances = tenant?.preference.supportBalancePay ?? false;
  const balance = await balanceOf(tx, { kind: 'SHOPPER_BALANCE', shopperId, tenantId, currency });
  const paysFee = keepsBalances && balance >= feeOf(order).amount;
  const closing = { deed: { by: 'CLOCK', at }, actor: CLOCK, closeReason: 'EXPIRED', keepsBalances, paysFee } as const;
  const { isClosed } = await closeTransit(tx, order, closing);
  return tellOfTransit(tx, order, isClosed ? 'TRANSIT_EXPIRED' : 'TRANSIT_FEE_DUE', at);
}

/** Whoever said nothing loses nothing by it; where nothing can be paid to a balance any more nobody is asked. */
async function claimByItself(tx: Tx, order: TransitRow, at: Date): Promise<void> {
  const tenant = await readTenant(tx, order.tenantId, at);
  const { owed } = await findOwed(tx, order);
  if (!tenant?.preference.supportBalancePay || owed.amount === 0)
    return change(tx, order, { trouble: null, clockAt: null });
  await claimLoss(tx, order, { reason: '', photos: [], at });
  return tellOfTransit(tx, order, 'TRANSIT_CLAIMED', at);
}

/** @throws AppError STATE_CONFLICT where somebody else was faster */
async function change(
  tx: Tx,
  order: TransitRow,
  to: Pick<TransitRow, 'clockAt'> & Partial<Pick<TransitRow, 'holds' | 'trouble'>>,
) {
  if (!(await transitRepo(tx, order).change(order, to))) throw new AppError('STATE_CONFLICT');
}
