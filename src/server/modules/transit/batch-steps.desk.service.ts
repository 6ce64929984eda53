import { boxCodeOf } from '../../../contract/box-code';
import type { DeskBatch } from '../../../contract/batch';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { inAllWarehouses } from '../../db/warehouse-limit';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { scopeOf } from '../../kernel/tenant-scope';
import { workerOf } from '../warehouse/desk-worker.service';
import type { Names } from './batch-view.rules';
import { batchBoxRepo } from './batch-box.repo';
import { namesOf, readBatch, recordBatch } from './batch.desk.service';
import { batchRepo, type BatchRow } from './batch.repo';
import { handOverIn, type NamedBox } from './pack.service';
import { applyTrackingIn } from './tracking.service';

interface Changed {
  version: number;
  carrier: string;
  masterNo: string;
}

/** Its bill may come to be known after it has left; who has taken it is known by then. @throws AppError NOT_FOUND, STATE_CONFLICT with the batch as it is now */
export const changeBatch = (ctx: StaffCtx, id: string, { version, carrier, masterNo }: Changed): Promise<DeskBatch> =>
  step(ctx, id, version, async (tx, { row, repo }) => {
    if (row.status === 'HANDED_OVER' && carrier !== row.carrier) throw new AppError('STATE_CONFLICT');
    await repo.change(id, { carrier, masterNo });
    const before = { carrier: row.carrier, masterNo: row.masterNo };
    await recordBatch(tx, ctx, id, before, { carrier, masterNo });
  });

/** @throws AppError NOT_FOUND, INVALID where a box of a shipment is not in it, STATE_CONFLICT with the batch as it is now */
export const closeBatch = (ctx: StaffCtx, id: string, version: number): Promise<DeskBatch> =>
  step(ctx, id, version, async (tx, { row, repo, names }) => {
    if (row.status !== 'OPEN') throw new AppError('STATE_CONFLICT');
    if (!(await readBatch(tx, ctx, id, names)).canClose)
      throw new AppError('INVALID', { errors: [{ path: 'boxes', code: 'incomplete' }] });
    const at = ctx.now();
    await repo.change(id, { status: 'CLOSED', closedAt: at, movedAt: at });
    await recordBatch(tx, ctx, id, { status: 'OPEN' }, { status: 'CLOSED' });
  });

/** @throws AppError NOT_FOUND, STATE_CONFLICT with the batch as it is now */
export const reopenBatch = (ctx: StaffCtx, id: string, version: number): Promise<DeskBatch> =>
  step(ctx, id, version, async (tx, { row, repo }) => {
    if (row.status !== 'CLOSED') throw new AppError('STATE_CONFLICT');
    await repo.change(id, { status: 'OPEN', closedAt: null, movedAt: ctx.now() });
    await recordBatch(tx, ctx, id, { status: 'CLOSED' }, { status: 'OPEN' });
  });

/**
 * All of its boxes leave in one transaction, by the step that a single shipment leaves by, and its bill is the first that
 * is said of each. @throws AppError NOT_FOUND, STATE_CONFLICT with the batch as it is now, where one of them cannot leave
 */
export const handOverBatch = (ctx: StaffCtx, id: string, version: number): Promise<DeskBatch> =>
  step(ctx, id, version, async (tx, { row, repo, names }) => {
    if (row.status !== 'CLOSED') throw new AppError('STATE_CONFLICT');
    if (!(await readBatch(tx, ctx, id, names)).canHandOver) throw new AppError('STATE_CONFLICT');
    const { actor, record } = workerOf(ctx);
    const packer = { ...scopeOf(ctx), actor, record, keepsBalances: ctx.tenant.preference.supportBalancePay };
    const boxes = await batchBoxRepo(tx, staffScopeOf(ctx)).of(id);
    // in one order, so that two who hand over wait for each other and do not stand in each other's way
    const orderIds = [...new Set(boxes.map(({ order }) => order.id))].toSorted();
    for (const orderId of orderIds) {
      const named = boxes.filter(({ order }) => order.id === orderId).map((each) => namedBox(row, each));
      await handOverIn(tx, packer, orderId, named, id);
      for (const box of named) await sayHandedOver(tx, packer, row, box);
    }
    const at = ctx.now();
    await repo.change(id, { status: 'HANDED_OVER', handedOverAt: at, movedAt: at });
    await recordBatch(tx, ctx, id, { status: 'CLOSED' }, { status: 'HANDED_OVER', boxes: boxes.length });
  });

type Boxed = Awaited<ReturnType<ReturnType<typeof batchBoxRepo>['of']>>[number];

/** Under the carrier's number where it has one, else under its own code. */
const namedBox = ({ carrier }: Pick<BatchRow, 'carrier'>, { box, order }: Boxed): NamedBox => ({
  ...{ boxNo: box.boxNo, carrier, trackingNo: box.trackingNo || boxCodeOf(order.orderNo, box.boxNo) },
  isOurs: box.trackingNo === '',
});

const sayHandedOver = (
  tx: Tx,
  packer: Parameters<typeof handOverIn>[1],
  { batchNo, masterNo }: Pick<BatchRow, 'batchNo' | 'masterNo'>,
  { carrier, trackingNo }: NamedBox,
) =>
  applyTrackingIn(tx, packer, {
    ...{ provider: 'BATCH', carrier, trackingNo },
    news: [
      {
        ...{ at: packer.now(), code: 'HANDED_OVER', state: 'INFO_RECEIVED', leg: 'LINE_HAUL', place: '' },
        text: [carrier, masterNo || batchNo].join(' · '),
      },
    ],
  });

interface Step {
  row: Omit<BatchRow, 'openedName'>;
  repo: ReturnType<typeof batchRepo>;
  names: Names;
}

async function step(
  ctx: StaffCtx,
  id: string,
  version: number,
  work: (tx: Tx, step: Step) => Promise<void>,
): Promise<DeskBatch> {
  const names = await namesOf(ctx);
  try {
    return await retriedTx(ctx, async (tx) => {
      const repo = batchRepo(tx, staffScopeOf(ctx));
      const row = await repo.lock(id);
      if (!row) throw new AppError('NOT_FOUND');
      if (row.version !== version) throw new AppError('STATE_CONFLICT');
      await inAllWarehouses(tx, () => work(tx, { row, repo, names }));
      const batch = await readBatch(tx, ctx, id, names);
      return keepAnswer(tx, ctx, batch);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('INVALID', { errors: [{ path: 'boxes', code: 'taken' }] });
    if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) throw error;
    throw new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readBatch(tx, ctx, id, names)) });
  }
}
