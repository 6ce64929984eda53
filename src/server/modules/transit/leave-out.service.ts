import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfTransit } from '../account/order-mail.service';
import { leaveOutParcels } from '../warehouse/hold-parcels.service';
import { declarationRepo } from './declaration.repo';
import type { Packer } from './pack.service';
import { transitRepo } from './transit.repo';

interface Left {
  parcelIds: string[];
  note: string;
}

/**
 * Goes on without parcels that nobody finds: they are in store again, nothing is declared, stored or insured of them at
 * its cost, and its shopper reads why. What was held goes on. @throws AppError NOT_FOUND, INVALID where nothing would be
 * left or one is not in it, STATE_CONFLICT once it is in its boxes
 */
export const leaveOut = (packer: Packer, id: string, { parcelIds, note }: Left): Promise<void> =>
  retriedTx(packer, async (tx) => {
    const repo = transitRepo(tx, packer);
    const order = await repo.lock(id);
    if (!order) throw new AppError('NOT_FOUND');
    // what its shopper is asked about stays what it is
    if (order.askedUntil) throw new AppError('STATE_CONFLICT');
    const held = await repo.heldParcels(id);
    const wanted = [...new Set(parcelIds)];
    const isIn = wanted.every((one) => held.some((parcel) => parcel.id === one));
    if (!isIn || wanted.length >= held.length)
      throw new AppError('INVALID', { errors: [{ path: 'parcelIds', code: isIn ? 'nothing_left' : 'not_these' }] });
    const { actor } = packer;
    const at = packer.now();
    const left = await leaveOutParcels(tx, packer.tenantId, wanted, { transitOrderId: id, actor, at });
    if (left.length < wanted.length) throw new AppError('STATE_CONFLICT');
    await repo.leaveOut(id, wanted, at);
    const desk = declarationRepo(tx, order);
    const gone = await desk.itemsIn(wanted);
    const declared = order.declared + 1;
    const lines = (await repo.listDeclaration(id)).filter(({ parcelItemId }) => !gone.includes(parcelItemId));
    await desk.insert(id, declared, lines);
    if (!(await repo.change(order, { declared, heldNote: '', heldAt: null }))) throw new AppError('STATE_CONFLICT');
    const event = { transitOrderId: id, status: order.status, position: order.version + 1 };
    await repo.addEvent(event, { by: 'PACKER', actorId: actor.id, note, at });
    await tellOfTransit(tx, order, 'TRANSIT_LEFT_OUT', at);
    await packer.record(tx, {
      ...{ action: 'packing.pack', subjectKind: 'TRANSIT_ORDER', subjectId: id },
      before: { parcels: held.map(({ parcelNo }) => parcelNo).join(' ') },
      after: {
        parcels: held
          .filter((one) => !wanted.includes(one.id))
          .map(({ parcelNo }) => parcelNo)
          .join(' '),
        note,
      },
    });
  });
