import type { TransitLeg } from '../../../contract/transit';
import type { DeskShipment, SaidInput } from '../../../contract/way-desk';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { inAllWarehouses } from '../../db/warehouse-limit';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { tellOfTransit } from '../account/order-mail.service';
import { recordDeed } from '../operator/audit.service';
import { bringBack } from './bring-back.service';
import { loseIn } from './lose-shipment.service';
import { frameOf } from './packing-desk.service';
import { seizeIn } from './seize-shipment.service';
import { STAFF_WORD } from './station-word.rules';
import { applyTrackingIn } from './tracking.service';
import { transitRepo, type TransitRow } from './transit.repo';
import { readShipment } from './way-desk.service';
import { workerOf } from '../warehouse/desk-worker.service';
import { scopeOf } from '../../kernel/tenant-scope';
import { transitTransition } from '../../../contract/transit-moves';
import { wayDeskRepo } from './way-desk.repo';

interface Noted {
  version: number;
  note: string;
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment as it is now */
export const loseAtDesk = (ctx: StaffCtx, id: string, { version, note }: Noted): Promise<DeskShipment> =>
  stepAtDesk(ctx, id, version, (tx) => loseIn(tx, officerOf(ctx), id, note));

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment as it is now */
export const seizeAtDesk = (ctx: StaffCtx, id: string, { version, note }: Noted): Promise<DeskShipment> =>
  stepAtDesk(ctx, id, version, (tx) => seizeIn(tx, officerOf(ctx), id, note));

/** Whoever has it in hands puts it in store, and waits for nobody. @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment */
export const restockAtDesk = (ctx: StaffCtx, id: string, version: number): Promise<DeskShipment> =>
  stepAtDesk(ctx, id, version, async (tx, order) => {
    const { actor } = workerOf(ctx);
    await bringBack(tx, order, { by: 'PACKER', actorId: actor.id, at: ctx.now() }, actor);
    await record(tx, ctx, id, { status: order.status }, { status: 'CLOSED', closeReason: 'RETURNED' });
    await tellOfTransit(tx, order, 'TRANSIT_RESTOCKED', ctx.now());
  });

/**
 * What somebody was told by telephone or has read on a carrier's page: noted of each box as its carrier's own word is, and
 * moving the shipment as far as that would. @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT once it has arrived
 */
export const sayAtDesk = (ctx: StaffCtx, id: string, { boxNos, state, at, place, text }: SaidInput): Promise<DeskShipment> =>
  stepAtDesk(ctx, id, undefined, async (tx, order) => {
    if (!transitTransition(order, 'DELIVERED', 'TRACKING')) throw new AppError('STATE_CONFLICT');
    // what has a code is handed out against it, or for a reason
    if (state === 'DELIVERED' && order.pickupCode !== null) throw invalid('state', 'hand_out');
    const saidAt = at === undefined ? ctx.now() : new Date(at);
    // the future has not happened, nor has a box moved before it left
    if (saidAt > ctx.now() || (order.outboundAt && saidAt < order.outboundAt)) throw invalid('at', 'out_of_range');
    const boxes = await transitRepo(tx, order).listBoxes([id]);
    const said = boxes.filter(({ boxNo }) => boxNos.includes(boxNo));
    if (said.length < new Set(boxNos).size) throw invalid('boxNos', 'not_these');
    const leg = state === 'PICKED_UP' || state === 'IN_TRANSIT' || state === 'CUSTOMS' || state === 'PAPERS_WANTED' ? 'LINE_HAUL' : 'LOCAL';
    const news = [{ at: saidAt, code: state, state, leg, place, text } as const];
    for (const { carrier, trackingNo } of said)
      await applyTrackingIn(tx, scopeOf(ctx), { provider: STAFF_WORD, carrier, trackingNo, news });
    await record(tx, ctx, id, null, { said: state, boxes: boxNos.join(' '), at: saidAt.toISOString(), text });
  }); // prettier-ignore

interface Renumbered {
  version: number;
  boxNo: number;
  leg: TransitLeg;
  carrier: string;
  trackingNo: string;
}

/** @throws AppError NOT_FOUND, INVALID where another box has the number, STATE_CONFLICT with the shipment */
export const renumberAtDesk = (ctx: StaffCtx, id: string, named: Renumbered): Promise<DeskShipment> =>
  stepAtDesk(ctx, id, named.version, async (tx, order) => {
    if (!order.outboundAt || !transitTransition(order, 'DELIVERED', 'TRACKING')) throw new AppError('STATE_CONFLICT');
    const { boxNo, carrier, leg } = named;
    const trackingNo = named.trackingNo.toUpperCase();
    const repo = transitRepo(tx, order);
    const before = (await repo.listBoxes([id])).find((box) => box.boxNo === boxNo);
    const isLast = leg === 'LOCAL';
    if (!trackingNo && !isLast) throw invalid('trackingNo', 'too_short');
    // who followed the number before knows nothing of this one
    const change = isLast
      ? { localCarrier: trackingNo && carrier, localTrackingNo: trackingNo }
      : { carrier, trackingNo, askAt: ctx.now(), followedBy: '' };
    const isThere = await repo.nameCarrier(id, { boxNo, ...change });
    if (!before || !isThere) throw invalid('boxNo', 'not_these');
    if (!(await repo.change(order, {}))) throw new AppError('STATE_CONFLICT');
    const was = isLast
      ? { carrier: before.localCarrier, trackingNo: before.localTrackingNo }
      : { carrier: before.carrier, trackingNo: before.trackingNo };
    await record(tx, ctx, id, { leg, ...was }, { leg, carrier, trackingNo });
  });

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });

const officerOf = (ctx: StaffCtx) => {
  const { actor, record: write } = workerOf(ctx);
  return { ...scopeOf(ctx), actor, record: write };
};

const record = (tx: Tx, ctx: StaffCtx, subjectId: string, before: object | null, after: object) =>
  recordDeed(tx, ctx, {
    ...{ action: 'packing.declare', subjectKind: 'TRANSIT_ORDER', subjectId },
    before: before && { ...before },
    after: { ...after },
  });

/** One step by the service of it, of the shipment as it was read, in the transaction of which its answer is kept. */
export async function stepAtDesk(
  ctx: StaffCtx,
  id: string,
  version: number | undefined,
  work: (tx: Tx, order: TransitRow) => Promise<void>,
): Promise<DeskShipment> {
  const { titles } = await frameOf(ctx);
  try {
    return await retriedTx(ctx, async (tx) => {
      const order = await transitRepo(tx, { tenantId: ctx.tenant.id }).lock(id);
      if (!order || !(await wayDeskRepo(tx, staffScopeOf(ctx)).find(id))) throw new AppError('NOT_FOUND');
      if (version !== undefined && order.version !== version) throw new AppError('STATE_CONFLICT');
      await inAllWarehouses(tx, () => work(tx, order));
      return keepAnswer(tx, ctx, await readShipment(tx, ctx, id, titles));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid('trackingNo', 'taken');
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readShipment(tx, ctx, id, titles)) });
  }
}
