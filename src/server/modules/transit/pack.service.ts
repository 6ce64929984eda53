import { arrivalOf } from '../../../contract/arrival';
import { LIMITS } from '../../../contract/limits';
import type { Money } from '../../../contract/money';
import type { Measures } from '../../../contract/transit-box';
import { transitTransition } from '../../../contract/transit-moves';
import { quoteTransit } from '../../../contract/transit-quote';
import { receiptOf, type TransitReceipt } from '../../../contract/transit-receipt';
import type { TransitStatus } from '../../../contract/transit';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { retriedTx } from '../../kernel/retried-tx';
import type { TenantScope } from '../../kernel/tenant-scope';
import { tellOfTransit } from '../account/order-mail.service';
import { refundPayment } from '../payment/payment.service';
import { packParcels, sendParcels, type Worker, type WorkDeed } from '../warehouse/hold-parcels.service';
import { askForMore, askForPayment } from './transit-payment.service';
import type { PackingLimit } from './agreed-invoice.rules';
import { agreedInvoice } from './agreed-invoice.service';
import { bearDifference } from './bear-difference.service';
import { holdTransit } from './close-transit.service';
import { packedRequest } from './packed-request.rules';
import { lineOfReceipt } from './transit-read.service';
import { transitRepo, type TransitDeed, type TransitRow } from './transit.repo';
import { nextClock } from './transit.rules';
import { outcomeOf, type ShownLine } from './transit-view.rules';

/** Who packs: of the staff, or played. */
export type Packer = TenantScope & Pick<Worker, 'actor' | 'record'> & { keepsBalances: boolean };

/** @throws AppError NOT_FOUND, STATE_CONFLICT */
export const startPacking = (packer: Packer, id: string): Promise<void> =>
  retriedTx(packer, async (tx) => {
    const order = await lockOrder(tx, packer, id);
    await moveTo(tx, packer, order, { to: 'PACKING', action: 'packing.pick' });
  });

/** It cannot be packed as it is wished for; the shopper reads why. @throws AppError NOT_FOUND, STATE_CONFLICT */
export const stopPacking = (packer: Packer, id: string, note: string): Promise<void> =>
  retriedTx(packer, async (tx) => {
    const order = await lockOrder(tx, packer, id);
    const to = order.mode === 'PAY_FIRST' ? 'PAID' : 'SUBMITTED';
    await moveTo(tx, packer, order, { to, action: 'packing.pack', note });
  });

/** A box on the scale, and what somebody has seen going into it. */
type FilledBox = Measures & { parcelIds?: string[]; photos?: string[] };

/**
 * Seals the boxes, and prices them by the version of the line, the rate and the function that the estimate was made by;
 * then it is due, or the difference to what was paid is settled.
 * @param limit how much dearer than agreed they may be; none where absent
 * @throws AppError NOT_FOUND, STATE_CONFLICT, LINE_REFUSED with what the line does not take of these boxes, INVALID,
 * OVER_AGREED where they cost more than its shopper has agreed to, and the shop does not bear it
 */
export const pack = (by: Packer, id: string, boxes: readonly FilledBox[], limit?: PackingLimit): Promise<void> =>
  retriedTx(by, async (tx) => {
    const packer = atOneMoment(by);
    if (boxes.length === 0 || boxes.length > LIMITS.transitBoxes)
      throw new AppError('INVALID', { errors: [{ path: 'boxes', code: 'out_of_range' }] });
    // nobody leaves a parcel out or settles a payment of it between what is read here and what is sealed
    const order = await holdTransit(tx, { tenantId: packer.tenantId, id });
    if (!order) throw new AppError('NOT_FOUND');
    // while it is asked about, its shopper says first what it may cost
    if (order.status !== 'PACKING' || order.heldAt || order.askedUntil) throw new AppError('STATE_CONFLICT');
    const deed = deedOf(packer);
    const line = await lineOfReceipt(tx, order);
    const held = await transitRepo(tx, packer).heldParcels(id);
    const invoice = agreedInvoice(order, invoiceOf(order, line, { boxes, held }, deed.at), line, limit);
    const settled = order.mode === 'PAY_FIRST' ? await settleDifference(tx, packer, { order, line, invoice }) : {};
    const sum = invoice.total.local;
    await moveTo(tx, packer, order, { to: 'WEIGHED', action: 'packing.weigh', change: { invoice, ...settled }, sum });
    const repo = transitRepo(tx, packer);
    const sealed = boxes.map(({ parcelIds: _, ...box }, at) => ({ ...box, boxNo: at + 1 }));
    await repo.addBoxes(id, sealed, deed.at);
    for (const [at, { parcelIds = [] }] of boxes.entries())
      if (parcelIds.length > 0) await repo.putInto(id, at + 1, parcelIds);
    await packParcels(tx, packer.tenantId, { transitOrderId: id, actor: packer.actor, at: deed.at });
    const weighed = { ...order, status: 'WEIGHED' as const };
    if (order.mode !== 'PAY_FIRST') await askForPayment(tx, weighed, invoice.total.local, deed);
  });

export interface NamedBox {
  boxNo: number;
  carrier: string;
  trackingNo: string;
  /** The number is one of ours: nobody outside can be asked for it. */
  isOurs?: boolean;
}

/** The boxes leave, each under a carrier's number. @throws AppError NOT_FOUND, STATE_CONFLICT, INVALID */
export const handOver = (packer: Packer, id: string, boxes: readonly NamedBox[]): Promise<void> =>
  retriedTx(packer, (tx) => handOverIn(tx, packer, id, boxes));

/** The same in the transaction of a batch that leaves as a whole: what lies in another leaves with that alone. */
export async function handOverIn(
  tx: Tx,
  packer: Packer,
  id: string,
  boxes: readonly NamedBox[],
  batchId: string | null = null,
): Promise<void> {
  const repo = transitRepo(tx, packer);
  const order = await lockOrder(tx, packer, id);
  if (order.holds.includes('AWAITING_TOPUP')) throw new AppError('STATE_CONFLICT');
  const packed = await repo.listBoxes([id]);
  const isWhole = packed.length === boxes.length && packed.every(({ boxNo }) => boxes.some((box) => box.boxNo === boxNo));
  if (!isWhole) throw new AppError('INVALID', { errors: [{ path: 'boxes', code: 'not_these' }] });
  if (packed.some((box) => box.batchId !== batchId)) throw new AppError('STATE_CONFLICT');
  const deed = deedOf(packer);
  const { terms } = await lineOfReceipt(tx, order);
  const promisedAt = arrivalOf(deed.at, terms, deed.at)?.to;
  const change = { outboundAt: deed.at, promisedAt: promisedAt ? new Date(promisedAt) : null };
  await moveTo(tx, packer, order, { to: 'OUTBOUND', action: 'packing.label', change });
  for (const { isOurs = false, ...box } of boxes)
    await repo.nameCarrier(id, { ...box, askAt: isOurs ? null : deed.at });
  await sendParcels(tx, packer.tenantId, { transitOrderId: id, actor: packer.actor, at: deed.at });
  await bearDifference(tx, order, deed.at);
} // prettier-ignore

/** All that one deed does is of one moment: what is due after it was weighed is not due before. */
function atOneMoment(packer: Packer): Packer {
  const at = packer.now();
  return { ...packer, now: () => at };
}

const deedOf = ({ actor, now }: Packer): TransitDeed => ({ by: 'PACKER', actorId: actor.id, at: now() });

async function lockOrder(tx: Tx, { tenantId }: Packer, id: string): Promise<TransitRow> {
  const order = await transitRepo(tx, { tenantId }).lock(id);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

type Change = Parameters<ReturnType<typeof transitRepo>['move']>[3];

interface Step {
  to: TransitStatus;
  /** The verb of the right that it needs. */
  action: WorkDeed['action'];
  note?: string;
  change?: Change;
  /** What it costs from then on. */
  sum?: Money;
}

/** @param order as it was read behind its lock */
async function moveTo(
  tx: Tx,
  packer: Packer,
  order: TransitRow,
  { to, action, note, change = {}, sum }: Step,
): Promise<void> {
  // held, it only goes back to its queue
  if (order.heldAt && action !== 'packing.pack') throw new AppError('STATE_CONFLICT');
  if (order.askedUntil) throw new AppError('STATE_CONFLICT');
  const deed = { ...deedOf(packer), note };
  const move = transitTransition(order, to, deed.by);
  const moved = { ...order, ...change, status: to, movedAt: deed.at };
  const clocked = { ...change, clockAt: nextClock(moved, deed.at) };
  if (!move || !(await transitRepo(tx, order).move(order.id, move, deed, clocked)))
    throw new AppError('STATE_CONFLICT');
  const after = { status: to, ...(note ? { note } : {}), ...sum };
  await packer.record(tx, {
    action,
    subjectKind: 'TRANSIT_ORDER',
    subjectId: order.id,
    before: { status: order.status },
    after,
  });
}

type Packed = Parameters<typeof packedRequest>[1];

/** @throws AppError LINE_REFUSED */
function invoiceOf(order: TransitRow, line: ShownLine, packed: Packed, at: Date): TransitReceipt {
  const { shop } = order.estimate;
  const request = packedRequest(order, packed);
  const invoice = receiptOf(line, request, shop, at.toISOString());
  if (invoice) return invoice;
  const { refusals } = quoteTransit(line, request, shop);
  throw new AppError('LINE_REFUSED', { data: { refusals } });
}

interface Weighed {
  order: TransitRow;
  line: ShownLine;
  invoice: TransitReceipt;
}

/** More is asked for before the boxes leave; less goes back at once. @returns what changes of the order */
async function settleDifference(
  tx: Tx,
  { tenantId, now, keepsBalances }: Packer,
  { order, line, invoice }: Weighed,
): Promise<Change> {
  const outcome = outcomeOf(order, invoice.total.local.amount, line);
  if (outcome.outcome === 'NOTHING') return {};
  const { id: targetId, orderNo: reference } = order;
  if (outcome.outcome === 'TOP_UP') {
    const sum = { ...invoice.total.local, amount: outcome.amount };
    await askForMore(tx, order, sum, now());
    await tellOfTransit(tx, order, 'TRANSIT_MORE_DUE', now(), sum);
    return { holds: ['AWAITING_TOPUP'] };
  }
  const isAll = outcome.amount >= order.estimate.total.local.amount;
  const part = isAll ? undefined : outcome.amount;
  const target = { tenantId, kind: 'TRANSIT', targetId, reference } as const;
  const { amount } = await refundPayment(tx, { ...target, cause: 'COST_LESS', now: now(), keepsBalances, part });
  return { refundedLocal: amount };
}
