import type { TransitMove } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { releaseCustomsData } from '../account/customs-needs.service';
import { releaseParcels, type Actor } from '../warehouse/hold-parcels.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';

/** Who does what nobody said in time. */
export const CLOCK = { kind: 'CLOCK', id: 'move transit orders' } as const;

export interface Letting {
  deed: TransitDeed;
  /** Who takes the boxes apart, or puts the parcels back. */
  actor: Actor;
  closeReason: NonNullable<TransitRow['closeReason']>;
}

/** Its move to CLOSED, and its goods back in store. @throws AppError STATE_CONFLICT where it has moved on */
export async function letGo(
  tx: Tx,
  order: TransitRow,
  move: TransitMove,
  { deed, actor, closeReason }: Letting,
  refundedLocal: number,
): Promise<void> {
  const { tenantId, id } = order;
  const repo = transitRepo(tx, { tenantId });
  const change = { closeReason, closeNote: deed.note ?? '', refundedLocal, clockAt: null, holds: [] };
  if (!(await repo.move(id, move, deed, change))) throw new AppError('STATE_CONFLICT');
  await releaseParcels(tx, tenantId, { transitOrderId: id, actor, at: deed.at });
  await repo.release(id, deed.at);
  await repo.takeApart(id, deed.at);
  if (order.customsRef) await releaseCustomsData(tx, order, order.customsRef.customsInfoId, deed.at);
}
