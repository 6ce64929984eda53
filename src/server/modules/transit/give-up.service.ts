import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { releaseCustomsData } from '../account/customs-needs.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';

/**
 * Ends a shipment that customs have taken: they keep the goods, and nothing that was paid comes back.
 * @throws AppError STATE_CONFLICT where it has moved on
 */
export async function giveUp(tx: Tx, order: TransitRow, deed: TransitDeed): Promise<void> {
  const repo = transitRepo(tx, order);
  // whoever sent papers meanwhile has given nothing up
  if ((await repo.lock(order.id))?.version !== order.version) throw new AppError('STATE_CONFLICT');
  const move = order.status === 'SEIZED' && transitTransition(order, 'CLOSED', deed.by);
  const change = { closeReason: 'GIVEN_UP' as const, clockAt: null, holds: [] };
  if (!move || !(await repo.move(order.id, move, deed, change))) throw new AppError('STATE_CONFLICT');
  if (order.customsRef) await releaseCustomsData(tx, order, order.customsRef.customsInfoId, deed.at);
}
