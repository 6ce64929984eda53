import type { BatchSaying, BatchScanAnswer, BatchScanInput, DeskBatch } from '../../../contract/batch';
import { boxCodeOf, readBoxCode } from '../../../contract/box-code';
import { LIMITS } from '../../../contract/limits';
import { TrackingNo } from '../../../contract/packing-desk.schemas';
import { plainCode } from '../../../contract/scan-code';
import { transitTransition } from '../../../contract/transit-moves';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { AppError } from '../../kernel/app-error';
import { refuseElsewhere } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { batchBoxRepo, type BatchedBox } from './batch-box.repo';
import { presentBatchBox, sumsOf } from './batch-view.rules';
import { namesOf, readBatch, recordBatch } from './batch.desk.service';
import { batchRepo } from './batch.repo';
import { transitRepo, type TransitRow } from './transit.repo';

interface Said {
  say: BatchSaying;
  box?: BatchedBox | undefined;
}

/**
 * Puts a box in, or writes down the carrier's number of the one before. What cannot be is said and not refused: whoever
 * scans hears it and goes on. @throws AppError NOT_FOUND
 */
export async function scanIntoBatch(ctx: StaffCtx, id: string, input: BatchScanInput): Promise<BatchScanAnswer> {
  const names = await namesOf(ctx);
  const code = plainCode(input.code);
  const scan = (isTaken: boolean) =>
    ctx.tx(async (tx) => {
      const batch = await batchRepo(tx, staffScopeOf(ctx)).lock(id);
      if (!batch) throw new AppError('NOT_FOUND');
      refuseElsewhere(ctx, 'packing.batch', batch.warehouseId);
      const repo = batchBoxRepo(tx, staffScopeOf(ctx));
      const { say, box }: Said = isTaken ? { say: 'TAKEN' } : await step(tx, ctx, batch, { ...input, code });
      const isDone = say === 'ADDED' || say === 'NUMBERED';
      const version = isDone ? await batchRepo(tx, staffScopeOf(ctx)).change(id, {}) : batch.version;
      const siblings = box ? await repo.ofOrders([box.order.id]) : [];
      return {
        ...{ say, code, version: version ?? batch.version },
        box: box ? presentBatchBox(box, { ...names, siblings }) : null,
        totals: sumsOf(await repo.of(id)),
      };
    });
  try {
    return await scan(false);
  } catch (error) {
    // another box of the carrier has this number
    if (isUniqueViolation(error)) return scan(true);
    throw error;
  }
}

type Batch = NonNullable<Awaited<ReturnType<ReturnType<typeof batchRepo>['lock']>>>;

async function step(tx: Tx, ctx: StaffCtx, batch: Batch, { code, boxId }: BatchScanInput): Promise<Said> {
  if (batch.status !== 'OPEN') return { say: 'CLOSED' };
  const repo = batchBoxRepo(tx, staffScopeOf(ctx));
  const read = readBoxCode(code);
  if (!read)
    return boxId && TrackingNo.safeParse(code).success ? nameBox(tx, ctx, batch, boxId, code) : { say: 'UNKNOWN' };
  const found = await repo.findByCode(read);
  if (!found) return { say: 'UNKNOWN' };
  if (found.box.batchId === batch.id) return { say: 'ALREADY', box: found };
  // as it is while nobody moves it
  const order = await transitRepo(tx, { tenantId: ctx.tenant.id }).lock(found.order.id);
  const say = order ? refusalOf(order, batch) : 'UNKNOWN';
  if (say) return { say };
  if ((await repo.of(batch.id)).length >= LIMITS.batchBoxes) return { say: 'FULL' };
  if (!(await repo.put(found.box.id, batch.id, ctx.now()))) return { say: 'ELSEWHERE' };
  await recordBatch(tx, ctx, batch.id, null, { put: code });
  return { say: 'ADDED', box: await repo.find(found.box.id) };
}

/** @returns why a shipment is not for this batch */
function refusalOf(order: TransitRow, { warehouseId }: Batch): BatchSaying | undefined {
  if (order.outboundAt) return 'GONE';
  const isReady =
    transitTransition(order, 'OUTBOUND', 'PACKER') !== undefined && !order.holds.includes('AWAITING_TOPUP');
  if (!isReady || order.heldAt) return 'NOT_READY';
  return order.warehouseId === warehouseId ? undefined : 'ELSEWHERE';
}

async function nameBox(tx: Tx, ctx: StaffCtx, batch: Batch, boxId: string, trackingNo: string): Promise<Said> {
  const repo = batchBoxRepo(tx, staffScopeOf(ctx));
  if (!(await repo.name(boxId, batch.id, { carrier: batch.carrier, trackingNo }))) return { say: 'UNKNOWN' };
  const box = await repo.find(boxId);
  if (box)
    await recordBatch(tx, ctx, batch.id, null, { numbered: boxCodeOf(box.order.orderNo, box.box.boxNo), trackingNo });
  return { say: 'NUMBERED', box };
}

/** @throws AppError NOT_FOUND, STATE_CONFLICT where nothing is taken out any more, with the batch as it is */
export async function takeOutOfBatch(ctx: StaffCtx, id: string, boxId: string): Promise<DeskBatch> {
  const names = await namesOf(ctx);
  return ctx.tx(async (tx) => {
    const batch = await batchRepo(tx, staffScopeOf(ctx)).lock(id);
    if (!batch) throw new AppError('NOT_FOUND');
    if (batch.status !== 'OPEN') throw new AppError('STATE_CONFLICT', { data: await readBatch(tx, ctx, id, names) });
    // taken out already is taken out
    if (await batchBoxRepo(tx, staffScopeOf(ctx)).takeOut(boxId, id)) {
      await batchRepo(tx, staffScopeOf(ctx)).change(id, {});
      await recordBatch(tx, ctx, id, { box: boxId }, { box: '' });
    }
    return readBatch(tx, ctx, id, names);
  });
}
