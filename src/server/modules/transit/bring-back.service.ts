import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { releaseCustomsData } from '../account/customs-needs.service';
import { takeBackParcels, type Actor } from '../warehouse/hold-parcels.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';

/**
 * Ends a shipment that came back: its parcels lie in store again, free for as many days more as they were away, and can be
 * shipped anew. What was paid for the way stays paid.
 * @returns its parcels @throws AppError STATE_CONFLICT where it did not come back, or somebody said it already
 */
export async function bringBack(tx: Tx, order: TransitRow, deed: TransitDeed, actor: Actor): Promise<string[]> {
  const { tenantId, id, status, customsRef } = order;
  const repo = transitRepo(tx, { tenantId });
  const move = status === 'RETURNED' && transitTransition(order, 'CLOSED', deed.by);
  const change = { closeReason: 'RETURNED' as const, clockAt: null, holds: [] };
  if (!move || !(await repo.move(id, move, deed, change))) throw new AppError('STATE_CONFLICT');
  const parcelIds = await takeBackParcels(tx, tenantId, { transitOrderId: id, actor, at: deed.at });
  await repo.release(id, deed.at);
  if (customsRef) await releaseCustomsData(tx, order, customsRef.customsInfoId, deed.at);
  return parcelIds;
}
