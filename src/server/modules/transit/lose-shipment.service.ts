import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import { releaseCustomsData } from '../account/customs-needs.service';
import { tellOfTransit } from '../account/order-mail.service';
import { readTenant } from '../tenant/tenant.service';
import { findOwed } from './loss.service';
import type { Officer } from './seize-shipment.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';
import { nextClock } from './transit.rules';
import { troubleOfKind } from './trouble.rules';

/**
 * It does not arrive any more. Its shopper is asked whether what is owed is claimed; where the shop keeps no balances it
 * pays by hand, and nobody is asked. @throws AppError STATE_CONFLICT where it has moved on
 */
export async function lose(tx: Tx, order: TransitRow, deed: TransitDeed): Promise<void> {
  const { at } = deed;
  const move = transitTransition(order, 'LOST', deed.by);
  const tenant = await readTenant(tx, order.tenantId, at);
  const { owed } = await findOwed(tx, order);
  const isAsked = tenant?.preference.supportBalancePay === true && owed.amount > 0;
  const lost = { holds: [], trouble: isAsked ? troubleOfKind('LOST', at) : null };
  const clockAt = nextClock({ ...order, ...lost, status: 'LOST', movedAt: at }, at);
  if (!move || !(await transitRepo(tx, order).move(order.id, move, deed, { ...lost, clockAt })))
    throw new AppError('STATE_CONFLICT');
  if (order.customsRef) await releaseCustomsData(tx, order, order.customsRef.customsInfoId, at);
  await tellOfTransit(tx, order, 'TRANSIT_LOST', at);
}

/** Somebody says what carriers do not say for sure. @throws AppError NOT_FOUND, STATE_CONFLICT where it is not on its way */
export const loseShipment = (officer: Officer, id: string): Promise<void> =>
  retriedTx(officer, (tx) => loseIn(tx, officer, id));

/** The same in the transaction of whoever says it, and why. */
export async function loseIn(tx: Tx, officer: Officer, id: string, note?: string): Promise<void> {
  const order = await transitRepo(tx, officer).find(id);
  if (!order) throw new AppError('NOT_FOUND');
  await lose(tx, order, { by: 'TRACKING', actorId: officer.actor.id, note, at: officer.now() });
  await officer.record(tx, {
    action: 'packing.declare',
    subjectKind: 'TRANSIT_ORDER',
    subjectId: id,
    before: { status: order.status },
    after: { status: 'LOST', ...(note ? { note } : {}) },
  });
}
