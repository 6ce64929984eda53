import type { AskInput, DeskTransit, HandOverInput, PackingPreview, SealInput } from '../../../contract/packing-desk';
import type { Measures } from '../../../contract/transit-box';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { inAllWarehouses } from '../../db/warehouse-limit';
import { AppError } from '../../kernel/app-error';
import { mayDo, refuseElsewhere } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { scopeOf } from '../../kernel/tenant-scope';
import { leaseOf } from '../../kernel/lease.rules';
import { keepShopPictures } from '../upload/upload.service';
import { workerOf } from '../warehouse/desk-worker.service';
import { excessOf } from './agreed-invoice.rules';
import { askShopper } from './ask-shopper.service';
import { holdTransit } from './close-transit.service';
import * as packing from './pack.service';
import { wishesOf } from './hold.rules';
import { holdShipment, resumeShipment } from './hold-shipment.service';
import { packingDeskRepo, type PackingRow } from './packing-desk.repo';
import { frameOf, getPackingRow, readForDesk, viewerOf, type PackingFrame } from './packing-desk.service';
import { termOf } from './packing-lease.desk.service';
import { previewOf } from './packing-preview.rules';
import { lineOfReceipt } from './transit-read.service';
import { transitRepo } from './transit.repo';
import { leaveOut } from './leave-out.service';

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment as it is now */
export const startAtDesk = (ctx: StaffCtx, id: string): Promise<DeskTransit> =>
  change(ctx, id, { lease: 'TAKE' }, (packer) => packing.startPacking(packer, id));

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment as it is now */
export const holdAtDesk = (ctx: StaffCtx, id: string, { version, note }: Noted): Promise<DeskTransit> =>
  change(ctx, id, { version, lease: 'LEAVE' }, (packer) => holdShipment(packer, id, note));

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment as it is now */
export const resumeAtDesk = (ctx: StaffCtx, id: string, { version }: { version: number }): Promise<DeskTransit> =>
  change(ctx, id, { version, lease: 'LEAVE' }, (packer) => resumeShipment(packer, id));

/** As many tables as pick at one moment. */
const RIVALS = 20;

/**
 * What waits longest. Who is quicker gets it, and the other the one behind it.
 * @throws AppError STATE_CONFLICT where others were quicker every time
 */
export async function takeNextToPack(ctx: StaffCtx): Promise<{ order: DeskTransit | null }> {
  for (let rival = 0; rival < RIVALS; rival += 1) {
    const id = await ctx.tx((tx) => packingDeskRepo(tx, staffScopeOf(ctx)).lockNext({ now: ctx.now() }));
    if (id === undefined) return { order: null };
    try {
      return { order: await startAtDesk(ctx, id) };
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    }
  }
  throw new AppError('STATE_CONFLICT');
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the shipment as it is now */
export const stopAtDesk = (ctx: StaffCtx, id: string, { version, note }: Noted): Promise<DeskTransit> =>
  change(ctx, id, { version, lease: 'LEAVE' }, (packer) => packing.stopPacking(packer, id, note));

/** What these boxes would cost. Nothing is written. @throws AppError NOT_FOUND, STATE_CONFLICT */
export async function previewAtDesk(
  ctx: StaffCtx,
  id: string,
  { boxes }: { boxes: Measures[] },
): Promise<PackingPreview> {
  const frame = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const row = await getPackingRow(tx, ctx, id);
    if (row.status !== 'PACKING') throw new AppError('STATE_CONFLICT', { data: await readForDesk(tx, ctx, id, frame) });
    const held = await transitRepo(tx, row).heldParcels(id);
    const line = await lineOfReceipt(tx, row);
    return previewOf(row, line, boxes, { at: ctx.now(), words: frame.words, held, excess: excessOf(ctx.tenant) });
  });
}

/**
 * @throws AppError NOT_FOUND, FORBIDDEN to have the shop bear anything, INVALID where not all was seen or done, LINE_REFUSED,
 * OVER_AGREED, STATE_CONFLICT with the shipment as it is now
 */
export async function sealAtDesk(
  ctx: StaffCtx,
  id: string,
  { version, boxes, parcelIds, done, absorb }: SealInput,
): Promise<DeskTransit> {
  if (absorb && !mayDo(ctx.staff, 'packing.absorb')) throw new AppError('FORBIDDEN');
  const photos = boxes.flatMap((box) => box.photos ?? []);
  await keepShopPictures(ctx, photos, 'photos');
  return change(
    ctx,
    id,
    { version, lease: 'LEAVE' },
    // what was done to it stands in the audit beside who has sealed it
    ({ record, ...packer }) =>
      packing.pack(
        {
          ...packer,
          record: (tx, deed) => record(tx, { ...deed, after: { ...deed.after, done, ...(absorb && { absorb }) } }),
        },
        id,
        boxes,
        { excess: excessOf(ctx.tenant), absorbs: absorb },
      ),
    async (tx, row) => {
      // which may be theirs in other warehouses than packing is
      if (absorb) refuseElsewhere(ctx, 'packing.absorb', row.warehouseId);
      if (wishesOf(row).some((code) => !done.includes(code)))
        throw new AppError('INVALID', { errors: [{ path: 'done', code: 'required' }] });
      const held = await packingDeskRepo(tx, staffScopeOf(ctx)).parcelsOf([id]);
      const isHeld = (parcelId: string) => held.some((one) => one.id === parcelId);
      const isWhole = held.length === new Set(parcelIds).size && parcelIds.every(isHeld);
      if (!isWhole) throw new AppError('INVALID', { errors: [{ path: 'parcelIds', code: 'not_these' }] });
      // what was left out lies in no box of it
      if (!boxes.every((box) => (box.parcelIds ?? []).every(isHeld)))
        throw new AppError('INVALID', { errors: [{ path: 'boxes', code: 'not_these' }] });
    },
  );
}

/** @throws AppError NOT_FOUND, LINE_REFUSED, STATE_CONFLICT with the shipment as it is now */
export const askAtDesk = (ctx: StaffCtx, id: string, { version, boxes, note, hours }: AskInput): Promise<DeskTransit> =>
  change(ctx, id, { version, lease: 'LEAVE' }, (packer) =>
    askShopper(packer, id, { boxes, note, hours, excess: excessOf(ctx.tenant) }),
  );

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the shipment as it is now */
export const leaveOutAtDesk = (
  ctx: StaffCtx,
  id: string,
  { version, parcelIds, note }: Noted & { parcelIds: string[] },
): Promise<DeskTransit> =>
  change(ctx, id, { version, lease: 'TAKE' }, (packer) => leaveOut(packer, id, { parcelIds, note }));

/** @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT with the shipment as it is now */
export const handOverAtDesk = (ctx: StaffCtx, id: string, { version, boxes }: HandOverInput): Promise<DeskTransit> =>
  change(ctx, id, { version, lease: 'LEAVE' }, (packer) => packing.handOver(packer, id, boxes));

/** @throws AppError STATE_CONFLICT where somebody else is on it */
function keptFromOthers(ctx: StaffCtx, row: PackingRow): void {
  const lease = leaseOf(row, viewerOf(ctx));
  if (lease && !lease.isMine) throw new AppError('STATE_CONFLICT');
}

interface Noted {
  version: number;
  note: string;
}
interface Terms {
  version?: number;
  /** What becomes of who is on it. */
  lease: 'TAKE' | 'LEAVE';
}

/**
 * One step of packing by the service of it, of the shipment as it was read and by whom nobody else is before, all of it
 * behind its lock, in the transaction of which its answer is kept.
 */
async function change(
  ctx: StaffCtx,
  id: string,
  { version, lease }: Terms,
  step: (packer: packing.Packer) => Promise<void>,
  check: (tx: Tx, row: PackingRow) => Promise<void> = () => Promise.resolve(),
): Promise<DeskTransit> {
  const frame = await frameOf(ctx);
  let answer: DeskTransit | undefined;
  const tx: packing.Packer['tx'] = (work) =>
    ctx.tx(async (inner) => {
      // whoever read the same version waits here, and then finds another one; a seal settles, so payments are held first
      await holdTransit(inner, { tenantId: ctx.tenant.id, id });
      const row = await getPackingRow(inner, ctx, id);
      if (version !== undefined && row.version !== version) throw new AppError('STATE_CONFLICT');
      await check(inner, row);
      keptFromOthers(ctx, row);
      const done = await inAllWarehouses(inner, () => work(inner));
      const repo = packingDeskRepo(inner, staffScopeOf(ctx));
      if (lease === 'LEAVE') await repo.release([id]);
      else if (!(await repo.claim([id], termOf(ctx))).includes(id)) throw new AppError('STATE_CONFLICT');
      answer = await keepAnswer(inner, ctx, await readForDesk(inner, ctx, id, frame));
      return done;
    });
  const { actor, record } = workerOf(ctx);
  const { supportBalancePay: keepsBalances } = ctx.tenant.preference;
  try {
    await step({ ...scopeOf(ctx), tx, actor, record, keepsBalances });
  } catch (error) {
    throw await withOrder(ctx, id, frame, error);
  }
  if (!answer) throw new AppError('INTERNAL');
  return answer;
}

async function withOrder(ctx: StaffCtx, id: string, frame: PackingFrame, error: unknown): Promise<unknown> {
  // another box has left under this number
  if (isUniqueViolation(error)) return new AppError('INVALID', { errors: [{ path: 'boxes', code: 'taken' }] });
  if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) return error;
  return new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readForDesk(tx, ctx, id, frame)) });
}
