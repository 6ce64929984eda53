import type { DeskTransit, PackingQueue, PackingQueueQuery } from '../../../contract/packing-desk';
import { PACKING_VIEWS } from '../../../contract/packing-desk.enums';
import type { LocalizedText } from '../../../contract/fields';
import { LIMITS } from '../../../contract/limits';
import { plainCode, readCode } from '../../../contract/scan-code';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { findBeside } from '../operator/beside-record.service';
import { namesOfStaff } from '../operator/staff-names.service';
import { localize } from '../../kernel/tenant-record';
import { partsInReadersWords } from '../words/sellers-words.service';
import { linesOf, servicesOf } from '../tenant/offers.service';
import { batchRepo } from './batch.repo';
import { declarationRepo } from './declaration.repo';
import type { Viewer } from '../../kernel/lease.rules';
import { packingDeskRepo, type PackingRow } from './packing-desk.repo';
import { packingQuestionRepo } from './packing-question.repo';
import { presentDeskTransit, presentQueuedTransit } from './packing-desk-view.rules';
import type { Words } from './shown-quote.rules';
import { lineOfReceipt } from './transit-read.service';
import { transitRepo } from './transit.repo';

/** What is read before the transaction: the shop's own words. */
export interface PackingFrame {
  words: Words;
  titles: Map<string, string>;
}

export async function frameOf(ctx: StaffCtx): Promise<PackingFrame> {
  const [lines, ofShop] = await Promise.all([linesOf(ctx), servicesOf(ctx)]);
  const say = (text: LocalizedText) => localize(text, ctx.locale, ctx.tenant);
  return { words: { say, ofShop }, titles: new Map(lines.map(({ name, title }) => [name, say(title)])) };
}

export async function listPacking(ctx: StaffCtx, query: PackingQueueQuery): Promise<PackingQueue> {
  const { view, limit } = query;
  const [at = '', ...id] = query.after?.split('_') ?? [];
  const after = query.after === undefined ? undefined : { movedAt: new Date(Number(at)), id: id.join('_') };
  const { titles } = await frameOf(ctx);
  return ctx.tx(async (tx) => {
    const repo = packingDeskRepo(tx, staffScopeOf(ctx));
    const keyword = query.keyword?.trim();
    const viewer = viewerOf(ctx);
    const found = await repo.list({ view, keyword }, { limit, after }, viewer.now);
    const rows = found.slice(0, limit);
    const parcels = await repo.parcelsOf(rows.map((row) => row.id));
    const waiting: Partial<PackingQueue['waiting']> = {};
    for (const one of PACKING_VIEWS)
      waiting[one] = await repo.count({ view: one, keyword }, LIMITS.deskCount, viewer.now);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      items: rows.map((row) =>
        presentQueuedTransit(
          row,
          parcels.filter(({ transitOrderId }) => transitOrderId === row.id),
          titles,
          viewer,
        ),
      ),
      next: last ? `${String(last.movedAt.getTime())}_${last.id}` : null,
      waiting: waiting as PackingQueue['waiting'],
    };
  });
}

export const viewerOf = (ctx: StaffCtx): Viewer => ({ staffId: ctx.staff.staffId, now: ctx.now() });

/** @throws AppError NOT_FOUND */
export async function getPacking(ctx: StaffCtx, id: string): Promise<DeskTransit> {
  const frame = await frameOf(ctx);
  return ctx.tx((tx) => readForDesk(tx, ctx, id, frame));
}

/** The shipment that a scanned code names. */
export async function findPackingByCode(ctx: StaffCtx, scanned: string): Promise<{ order: DeskTransit | null }> {
  const frame = await frameOf(ctx);
  const code = plainCode(scanned);
  const read = readCode(code);
  return ctx.tx(async (tx) => {
    const repo = packingDeskRepo(tx, staffScopeOf(ctx));
    const id = (await repo.idOfNumber(code)) ?? (await repo.idOfParcel(read));
    return { order: id === undefined ? null : await readForDesk(tx, ctx, id, frame) };
  });
}

/** @throws AppError NOT_FOUND */
export async function getPackingRow(tx: Tx, ctx: StaffCtx, id: string): Promise<PackingRow> {
  const row = await packingDeskRepo(tx, staffScopeOf(ctx)).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError NOT_FOUND */
export async function readForDesk(
  tx: Tx,
  ctx: StaffCtx,
  id: string,
  { words, titles }: PackingFrame,
): Promise<DeskTransit> {
  const row = await getPackingRow(tx, ctx, id);
  const desk = packingDeskRepo(tx, staffScopeOf(ctx));
  const parcels = await desk.parcelsOf([id]);
  const { items, ...rest } = await desk.contentsOf(parcels.map((one) => one.id));
  const contents = { ...rest, items: await partsInReadersWords(tx, ctx, items) };
  const repo = transitRepo(tx, row);
  const boxes = await repo.listBoxes([id]);
  const lying = [...new Set(boxes.flatMap(({ batchId }) => batchId ?? []))];
  const batches = await batchRepo(tx, staffScopeOf(ctx)).named(lying);
  const declaration = await repo.listDeclaration(id);
  const original = row.declared === 0 ? declaration : await declarationRepo(tx, row).original(id);
  const events = await repo.listEvents(id);
  const questions = await packingQuestionRepo(tx, row).listOf(id);
  const beside = await findBeside(tx, ctx, { ...row, kind: 'TRANSIT', no: row.orderNo });
  const names = await namesOfStaff(tx, ctx.tenant.id);
  const line = await lineOfReceipt(tx, row);
  const its = { parcels, boxes, batches, declaration, original, events, beside, names, questions };
  const parts = { ...contents, ...its, line, words, titles };
  return presentDeskTransit(row, parts, viewerOf(ctx));
}
