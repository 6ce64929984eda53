import type { Manifest, ManifestTemplate, ManifestTemplateInput } from '../../../contract/manifest';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { recordDeed } from '../operator/audit.service';
import { batchBoxRepo, type BatchedBox } from './batch-box.repo';
import { namesOf } from './batch.desk.service';
import { batchRepo } from './batch.repo';
import { manifestRepo } from './manifest.repo';
import { rowOf, USUAL_COLUMNS } from './manifest.rules';

/** The boxes of one line in a batch, as its carrier wants them. @throws AppError NOT_FOUND */
export async function readManifest(ctx: StaffCtx, id: string, lineName: string): Promise<Manifest> {
  const { lineOf } = await namesOf(ctx);
  return ctx.tx(async (tx) => {
    const batch = await batchRepo(tx, staffScopeOf(ctx)).find(id);
    if (!batch) throw new AppError('NOT_FOUND');
    const repo = batchBoxRepo(tx, staffScopeOf(ctx));
    const boxes = (await repo.of(id)).filter(({ order }) => order.lineName === lineName).toSorted(byNumber);
    const orderIds = [...new Set(boxes.map(({ order }) => order.id))];
    const siblings = await repo.ofOrders(orderIds);
    const declared = await repo.declared(orderIds);
    const { columns } = await readTemplate(tx, ctx, lineName);
    const line = lineOf(lineName);
    return {
      ...{ lineName, line, columns },
      rows: boxes.map(({ box, order }) =>
        rowOf(columns, {
          ...{ box, order, batch, line },
          siblings: siblings.filter(({ transitOrderId }) => transitOrderId === order.id),
          declared: declared.filter(({ transitOrderId }) => transitOrderId === order.id),
        }),
      ),
    };
  });
}

const byNumber = (a: BatchedBox, b: BatchedBox): number =>
  a.order.orderNo === b.order.orderNo ? a.box.boxNo - b.box.boxNo : a.order.orderNo < b.order.orderNo ? -1 : 1;

export const getTemplate = (ctx: StaffCtx, lineName: string): Promise<ManifestTemplate> =>
  ctx.tx((tx) => readTemplate(tx, ctx, lineName));

/** @throws AppError STATE_CONFLICT with the columns as they are now */
export const setTemplate = (ctx: StaffCtx, { lineName, version, columns }: ManifestTemplateInput): Promise<ManifestTemplate> =>
  ctx.tx(async (tx) => {
    const repo = manifestRepo(tx, staffScopeOf(ctx));
    const before = await readTemplate(tx, ctx, lineName);
    const row = { lineName, columns, changedBy: ctx.staff.staffId, changedAt: ctx.now() };
    const isWritten = await (version === 0 ? repo.insert(row) : repo.change({ ...row, version }));
    if (!isWritten) throw new AppError('STATE_CONFLICT', { data: await readTemplate(tx, ctx, lineName) });
    await recordDeed(tx, ctx, {
      ...{ action: 'packing.batch', subjectKind: 'MANIFEST', subjectId: lineName },
      before: { columns: before.columns.map(saidColumn) },
      after: { columns: columns.map(saidColumn) },
    });
    return readTemplate(tx, ctx, lineName);
  }); // prettier-ignore

const saidColumn = ({ header, field }: ManifestTemplate['columns'][number]) => `${header} = ${field}`;

async function readTemplate(tx: Tx, ctx: StaffCtx, lineName: string): Promise<ManifestTemplate> {
  const found = await manifestRepo(tx, staffScopeOf(ctx)).find(lineName);
  if (!found) return { lineName, columns: USUAL_COLUMNS, version: 0, changedBy: '', changedAt: null };
  const { columns, version, changedName: changedBy, changedAt } = found;
  return { lineName, columns, version, changedBy, changedAt: changedAt.toISOString() };
}
