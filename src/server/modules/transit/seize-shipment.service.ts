import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import type { TenantScope } from '../../kernel/tenant-scope';
import { tellOfTransit } from '../account/order-mail.service';
import type { Worker } from '../warehouse/hold-parcels.service';
import { transitRepo } from './transit.repo';
import { nextClock } from './transit.rules';
import { troubleOfKind } from './trouble.rules';

/** Who says what carriers do not say in a word that means only that: of the staff, or played. */
export type Officer = TenantScope & Pick<Worker, 'actor' | 'record'>;

/**
 * Customs have taken the goods: from now on the shopper has a fortnight to send papers. A carrier's word that it has gone
 * on is its release. @throws AppError NOT_FOUND, STATE_CONFLICT where it is not on its way
 */
export const seizeShipment = (officer: Officer, id: string, note: string): Promise<void> =>
  retriedTx(officer, (tx) => seizeIn(tx, officer, id, note));

/** The same in the transaction of whoever says it. */
export async function seizeIn(tx: Tx, officer: Officer, id: string, note: string): Promise<void> {
  const order = await transitRepo(tx, officer).find(id);
  if (!order) throw new AppError('NOT_FOUND');
  const move = transitTransition(order, 'SEIZED', 'TRACKING');
  const at = officer.now();
  const seized = { holds: [], trouble: troubleOfKind('SEIZED', at, note) };
  const clockAt = nextClock({ ...order, ...seized, status: 'SEIZED', movedAt: at }, at);
  const deed = { by: 'TRACKING', actorId: officer.actor.id, at } as const;
  if (!move || !(await transitRepo(tx, order).move(id, move, deed, { ...seized, clockAt })))
    throw new AppError('STATE_CONFLICT');
  await officer.record(tx, {
    action: 'packing.declare',
    subjectKind: 'TRANSIT_ORDER',
    subjectId: id,
    before: { status: order.status },
    after: { status: 'SEIZED', ...(note ? { note } : {}) },
  });
  await tellOfTransit(tx, order, 'TRANSIT_SEIZED', at);
}
