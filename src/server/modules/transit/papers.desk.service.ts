import type { BoxLabels, PackingPapers } from '../../../contract/packing-papers';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { staffScopeOf, type StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { localize, registrationOf } from '../../kernel/tenant-record';
import { recordDeed } from '../operator/audit.service';
import { warehousesOf } from '../tenant/offers.service';
import { labelRefusal } from './box-label.rules';
import { packingDeskRepo, type PackingRow } from './packing-desk.repo';
import { frameOf, getPackingRow } from './packing-desk.service';
import { packingPapersRepo } from './packing-papers.repo';
import { addressIn, presentPaperBox, presentReceiver, sheetsOf } from './papers-view.rules';
import { transitRepo } from './transit.repo';

/**
 * Labels to be printed now, each with how often it was: what is printed twice says so, or two boxes would leave as one.
 * @throws AppError NOT_FOUND, INVALID while a parcel was not seen or something is unpaid, STATE_CONFLICT once it has left
 */
export async function printLabels(ctx: StaffCtx, id: string, { boxNos }: { boxNos?: number[] }): Promise<BoxLabels> {
  const about = await aboutOf(ctx);
  return ctx.tx(async (tx) => {
    // nobody takes it apart meanwhile
    await transitRepo(tx, { tenantId: ctx.tenant.id }).lock(id);
    const row = await getPackingRow(tx, ctx, id);
    const repo = transitRepo(tx, row);
    const boxes = await repo.listBoxes([id]);
    const refused = labelRefusal(row, boxes);
    if (refused === 'gone' || row.heldAt) throw new AppError('STATE_CONFLICT');
    if (refused) throw invalid(refused === 'unseen' ? 'parcels' : 'payment', refused);
    const wanted = boxNos ?? boxes.map(({ boxNo }) => boxNo);
    if (wanted.some((boxNo) => !boxes.some((box) => box.boxNo === boxNo))) throw invalid('boxNos', 'not_these');
    await packingPapersRepo(tx, staffScopeOf(ctx)).countPrints(id, wanted);
    const printed = (await repo.listBoxes([id])).filter(({ boxNo }) => wanted.includes(boxNo));
    await recordDeed(tx, ctx, {
      ...{ action: 'packing.label', subjectKind: 'TRANSIT_ORDER', subjectId: id },
      before: null,
      after: { labels: printed.map(({ boxNo, labelPrints }) => `${String(boxNo)}:${String(labelPrints)}`).join(' ') },
    });
    return keepAnswer(tx, ctx, {
      ...{ id, orderNo: row.orderNo, line: about.lineOf(row), warehouse: about.warehouseOf(row).name },
      receiver: presentReceiver(row),
      boxCount: boxes.length,
      labels: printed.map((box) => presentPaperBox(row.orderNo, box)),
    });
  });
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });

/** @throws AppError NOT_FOUND */
export async function readPapers(ctx: StaffCtx, id: string): Promise<PackingPapers> {
  const about = await aboutOf(ctx);
  return ctx.tx(async (tx) => {
    const row = await getPackingRow(tx, ctx, id);
    const repo = transitRepo(tx, row);
    const boxes = await repo.listBoxes([id]);
    const parcels = await placedParcels(tx, ctx, id);
    const lines = await repo.listDeclaration(id);
    return {
      ...{ id, orderNo: row.orderNo, line: about.lineOf(row), madeAt: ctx.now().toISOString() },
      sender: { name: registrationOf(ctx.tenant, ctx.locale).name, ...about.warehouseOf(row).place },
      receiver: presentReceiver(row),
      customs: row.customsRef?.numbers ?? [],
      boxCount: boxes.length,
      boxes: boxes.map((box) => presentPaperBox(row.orderNo, box)),
      sheets: sheetsOf({ orderNo: row.orderNo, boxNos: boxes.map(({ boxNo }) => boxNo), parcels, lines }),
      refused: labelRefusal(row, boxes),
    };
  });
}

async function placedParcels(tx: Tx, ctx: StaffCtx, id: string) {
  const desk = packingDeskRepo(tx, staffScopeOf(ctx));
  const parcels = await desk.parcelsOf([id]);
  const { items } = await desk.contentsOf(parcels.map((one) => one.id));
  const places = await packingPapersRepo(tx, staffScopeOf(ctx)).parcelsIn(id);
  return parcels.map((one) => ({
    ...{ id: one.id, parcelNo: one.parcelNo },
    boxNo: places.find(({ parcelId }) => parcelId === one.id)?.boxNo ?? null,
    itemIds: items.filter(({ parcelId }) => parcelId === one.id).map((item) => item.id),
  }));
}

/** What the shop calls its lines and its warehouses. */
async function aboutOf(ctx: StaffCtx) {
  const [{ titles }, warehouses] = await Promise.all([frameOf(ctx), warehousesOf(ctx)]);
  return {
    lineOf: ({ lineName }: PackingRow) => titles.get(lineName) ?? lineName,
    warehouseOf: ({ warehouseId }: PackingRow) => {
      const found = warehouses.find((one) => one.id === warehouseId);
      const name = found ? localize(found.name, ctx.locale, ctx.tenant) : '';
      const address = found ? addressIn(ctx.locale, found) : '';
      return { name, place: { warehouse: name, address, phone: found?.phone ?? '' } };
    },
  };
}
