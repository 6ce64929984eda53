import type { DeskShipment, WayQueue, WayQueueQuery } from '../../../contract/way-desk';
import { LIMITS } from '../../../contract/limits';
import { WAY_VIEWS } from '../../../contract/way-desk.enums';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findBeside } from '../operator/beside-record.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { presentRefund } from '../payment/asked-refund.service';
import { batchRepo } from './batch.repo';
import { logisticsRepo } from './logistics.repo';
import { frameOf } from './packing-desk.service';
import { findStation } from './pickup.service';
import { packingQuestionRepo } from './packing-question.repo';
import { transitRepo } from './transit.repo';
import { presentQueuedShipment, presentShipment } from './way-desk-view.rules';
import { wayDeskRepo, type WayRow } from './way-desk.repo';

type Titles = Awaited<ReturnType<typeof frameOf>>['titles'];
const lineOf = (titles: Titles, { lineName }: WayRow) => titles.get(lineName) ?? lineName;

export async function listShipments(ctx: StaffCtx, query: WayQueueQuery): Promise<WayQueue> {
  const { view, limit } = query;
  const [at = '', ...id] = query.after?.split('_') ?? [];
  const after = query.after === undefined ? undefined : { at: new Date(Number(at)), id: id.join('_') };
  const { titles } = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const repo = wayDeskRepo(tx, staffScopeOf(ctx));
    const filter = { keyword: query.keyword?.trim(), now: ctx.now() };
    const found = await repo.list({ view, ...filter }, { limit, after });
    const rows = found.slice(0, limit);
    const ids = rows.map(({ row }) => row.id);
    const boxes = ids.length === 0 ? [] : await transitRepo(tx, { tenantId: ctx.tenant.id }).listBoxes(ids);
    const waiting: Partial<WayQueue['waiting']> = {};
    for (const one of WAY_VIEWS) waiting[one] = await repo.count({ view: one, ...filter }, LIMITS.deskCount);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map(({ row }) =>
        presentQueuedShipment(
          row,
          boxes.filter(({ transitOrderId }) => transitOrderId === row.id),
          { line: lineOf(titles, row), now: filter.now },
        ),
      ),
      next: last ? `${String(last.at.getTime())}_${last.key}` : null,
      waiting: waiting as WayQueue['waiting'],
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function getShipment(ctx: StaffCtx, id: string): Promise<DeskShipment> {
  const { titles } = await frameOf(ctx);
  return ctx.tx((tx) => readShipment(tx, ctx, id, titles));
}

/** @throws AppError NOT_FOUND */
export async function readShipment(tx: Tx, ctx: StaffCtx, id: string, titles: Titles): Promise<DeskShipment> {
  const desk = wayDeskRepo(tx, staffScopeOf(ctx));
  const row = await desk.find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const repo = transitRepo(tx, row);
  const boxes = await repo.listBoxes([id]);
  const batchId = boxes.find((box) => box.batchId)?.batchId;
  const batch = batchId ? await batchRepo(tx, staffScopeOf(ctx)).find(batchId) : undefined;
  return presentShipment(row, {
    boxes,
    events: await logisticsRepo(tx, row).list(boxes.map((box) => box.id)),
    declared: await repo.listDeclaration(id),
    timeline: await repo.listEvents(id),
    beside: await findBeside(tx, ctx, { ...row, kind: 'TRANSIT', no: row.orderNo }),
    names: await namesOfStaff(tx, ctx.tenant.id),
    questions: await packingQuestionRepo(tx, row).listOf(id),
    claims: (await desk.claimsOf(row)).map((claim) => presentRefund(claim)),
    batch: batch ? { id: batch.id, batchNo: batch.batchNo } : null,
    line: lineOf(titles, row),
    station: row.stationId === null ? '' : (findStation(ctx, row.stationId)?.name ?? row.stationId),
    now: ctx.now(),
  });
}
