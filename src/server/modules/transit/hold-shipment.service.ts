import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfTransit } from '../account/order-mail.service';
import { isHeldBack } from './hold.rules';
import type { Packer } from './pack.service';
import { transitRepo, type TransitRow } from './transit.repo';

/** Nobody packs or sends it until somebody lets it go on; its shopper reads why. @throws AppError NOT_FOUND, STATE_CONFLICT */
export const holdShipment = (packer: Packer, id: string, note: string): Promise<void> =>
  retriedTx(packer, async (tx) => {
    const order = await lock(tx, packer, id);
    if (order.heldAt || !isHeldBack(order)) throw new AppError('STATE_CONFLICT');
    await change(tx, packer, order, { heldNote: note, heldAt: packer.now() });
    const event = { transitOrderId: id, status: order.status, position: order.version + 1 };
    await transitRepo(tx, packer).addEvent(event, { by: 'PACKER', actorId: packer.actor.id, note, at: packer.now() });
    await tellOfTransit(tx, order, 'TRANSIT_HELD', packer.now());
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT */
export const resumeShipment = (packer: Packer, id: string): Promise<void> =>
  retriedTx(packer, async (tx) => {
    const order = await lock(tx, packer, id);
    if (!order.heldAt) throw new AppError('STATE_CONFLICT');
    await change(tx, packer, order, { heldNote: '', heldAt: null });
  });

async function lock(tx: Tx, { tenantId }: Packer, id: string): Promise<TransitRow> {
  const order = await transitRepo(tx, { tenantId }).lock(id);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

type Hold = Pick<TransitRow, 'heldNote' | 'heldAt'>;

async function change(tx: Tx, packer: Packer, order: TransitRow, hold: Hold): Promise<void> {
  if (!(await transitRepo(tx, order).change(order, hold))) throw new AppError('STATE_CONFLICT');
  await packer.record(tx, {
    ...{ action: 'packing.pack', subjectKind: 'TRANSIT_ORDER', subjectId: order.id },
    before: { heldNote: order.heldNote },
    after: { heldNote: hold.heldNote },
  });
}
