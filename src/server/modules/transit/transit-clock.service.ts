import { transitTransition } from '../../../contract/transit-moves';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfTransit } from '../account/order-mail.service';
import { readTenant } from '../tenant/tenant.service';
import { closeTransit } from './close-transit.service';
import { dueOrders, transitRepo, type TransitRow } from './transit.repo';
import { clockDeed, nextClock } from './transit.rules';

/** Reminds of what waits to be paid, closes what nobody paid, completes what arrived, in all shops. @returns how many */
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

async function doDeed(tx: Tx, order: TransitRow, at: Date): Promise<void> {
  const repo = transitRepo(tx, order);
  const deed = { by: 'CLOCK', at } as const;
  switch (clockDeed(order, at)) {
    case 'CLOSE': {
      const tenant = await readTenant(tx, order.tenantId);
      const keepsBalances = tenant?.preference.supportBalancePay ?? false;
      const actor = { kind: 'CLOCK', id: 'move transit orders' } as const;
      await closeTransit(tx, order, { deed, actor, closeReason: 'EXPIRED', keepsBalances });
      return tellOfTransit(tx, order, 'TRANSIT_EXPIRED', at);
    }
    case 'COMPLETE': {
      const move = transitTransition(order, 'COMPLETED', 'CLOCK');
      if (!move || !(await repo.move(order.id, move, deed, { clockAt: null }))) throw new AppError('STATE_CONFLICT');
      return tellOfTransit(tx, order, 'TRANSIT_COMPLETED', at);
    }
    case 'MISS':
      await change(tx, order, { holds: [...order.holds, 'DELIVERY_TROUBLE'], clockAt: null });
      return;
    default:
      await change(tx, order, { clockAt: nextClock(order, at) });
      return tellOfTransit(tx, order, order.status === 'DELIVERED' ? 'TRANSIT_DELIVERED' : 'TRANSIT_DUE', at);
  }
}

/** @throws AppError STATE_CONFLICT where somebody else was faster */
async function change(tx: Tx, order: TransitRow, to: Pick<TransitRow, 'clockAt'> & Partial<Pick<TransitRow, 'holds'>>) {
  if (!(await transitRepo(tx, order).change(order, to))) throw new AppError('STATE_CONFLICT');
}
