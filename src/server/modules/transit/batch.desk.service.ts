import type { BatchQueue, BatchQueueQuery, DeskBatch } from '../../../contract/batch';
import { BATCH_VIEWS } from '../../../contract/batch.enums';
import { LIMITS } from '../../../contract/limits';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { refuseElsewhere } from '../../kernel/authorize';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { localize } from '../../kernel/tenant-record';
import { newId, newNumber } from '../../kernel/tokens';
import { findDeedsOf, recordDeed } from '../operator/audit.service';
import { warehousesOf } from '../tenant/offers.service';
import { batchBoxRepo } from './batch-box.repo';
import { batchHistory } from './batch-history.rules';
import { presentBatch, presentQueuedBatch, type Names } from './batch-view.rules';
import { batchRepo } from './batch.repo';
import { frameOf } from './packing-desk.service';

/** What the shop calls its lines and its warehouses: read before the transaction. */
export async function namesOf(ctx: StaffCtx): Promise<Names & { warehouses: BatchQueue['warehouses'] }> {
  const [{ titles }, found] = await Promise.all([frameOf(ctx), warehousesOf(ctx)]);
  const warehouses = found.map(({ id, name }) => ({ id, name: localize(name, ctx.locale, ctx.tenant) }));
  return {
    lineOf: (name) => titles.get(name) ?? name,
    warehouseOf: (id) => warehouses.find((one) => one.id === id)?.name ?? '',
    warehouses,
  };
}

export async function listBatches(ctx: StaffCtx, query: BatchQueueQuery): Promise<BatchQueue> {
  const { view, limit } = query;
  const [at = '', ...id] = query.after?.split('_') ?? [];
  const after = query.after === undefined ? undefined : { movedAt: new Date(Number(at)), id: id.join('_') };
  const names = await namesOf(ctx);
  return ctx.tx(async (tx) => {
    const repo = batchRepo(tx, staffScopeOf(ctx));
    const found = await repo.list({ view, keyword: query.keyword?.trim() }, { limit, after });
    const rows = found.slice(0, limit);
    const sums = await repo.weigh(rows.map((row) => row.id));
    const [open = 0, closed = 0, handedOver = 0] = await Promise.all(
      BATCH_VIEWS.map((each) => repo.count(each, LIMITS.deskCount)),
    );
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) => presentQueuedBatch(row, sums.get(row.id), names)),
      next: last ? `${String(last.movedAt.getTime())}_${last.id}` : null,
      waiting: { open, closed, handedOver },
      warehouses: names.warehouses.filter(({ id }) => ctx.warehouses?.includes(id) !== false),
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function getBatch(ctx: StaffCtx, id: string): Promise<DeskBatch> {
  const names = await namesOf(ctx);
  return ctx.tx((tx) => readBatch(tx, ctx, id, names));
}

/** @throws AppError NOT_FOUND */
export async function readBatch(tx: Tx, ctx: StaffCtx, id: string, names: Names): Promise<DeskBatch> {
  const row = await batchRepo(tx, staffScopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const repo = batchBoxRepo(tx, staffScopeOf(ctx));
  const boxes = await repo.of(id);
  const orderIds = [...new Set(boxes.map(({ order }) => order.id))];
  const siblings = await repo.ofOrders(orderIds);
  const declared = await repo.declared(orderIds);
  const deeds = await findDeedsOf(tx, { tenantId: ctx.tenant.id }, { subjectKind: 'BATCH', subjectId: id });
  return presentBatch(row, { boxes, siblings, declared, timeline: batchHistory(row, deeds), ...names });
}

interface Opened {
  warehouseId: string;
  carrier: string;
  masterNo: string;
}

/** @throws AppError INVALID where the shop has no such warehouse */
export async function openBatch(ctx: StaffCtx, { warehouseId, carrier, masterNo }: Opened): Promise<DeskBatch> {
  const names = await namesOf(ctx);
  if (!names.warehouses.some(({ id }) => id === warehouseId))
    throw new AppError('INVALID', { errors: [{ path: 'warehouseId', code: 'not_these' }] });
  refuseElsewhere(ctx, 'packing.batch', warehouseId);
  return ctx.tx(async (tx) => {
    const [id, at] = [newId(), ctx.now()];
    const row = { id, warehouseId, carrier, masterNo, status: 'OPEN' as const, openedBy: ctx.staff.staffId };
    await batchRepo(tx, staffScopeOf(ctx)).insert({ ...row, batchNo: newNumber('BT', at), openedAt: at, movedAt: at });
    await recordBatch(tx, ctx, id, null, { warehouseId, carrier, masterNo });
    return keepAnswer(tx, ctx, await readBatch(tx, ctx, id, names));
  });
}

export const recordBatch = (tx: Tx, ctx: StaffCtx, subjectId: string, before: object | null, after: object) =>
  recordDeed(tx, ctx, {
    ...{ action: 'packing.batch', subjectKind: 'BATCH', subjectId },
    before: before && { ...before },
    after: { ...after },
  });
