import { LIMITS } from '../../../contract/limits';
import type { DeskParcel, ParcelQueue, ParcelQueueQuery } from '../../../contract/parcel-desk';
import { PARCEL_VIEWS } from '../../../contract/parcel-desk.enums';
import { plainCode } from '../../../contract/scan-code';
import { trackingNumber } from '../../../contract/tracking-number';
import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { localize } from '../../kernel/tenant-record';
import { findDeedsOf } from '../operator/audit.service';
import { partsInReadersWords } from '../words/sellers-words.service';
import { servicesOf, warehousesOf } from '../tenant/offers.service';
import { mayEndStored } from './dispose-stored.service';
import { disposalRepo } from './disposal.repo';
import { doubtsOf } from './doubtful-parcel.repo';
import { givingOf, toldClaimsOf } from './owner-approval.service';
import { proposeOwners } from './owner-proposal.service';
import { parcelDeskRepo } from './parcel-desk.repo';
import { presentDeskParcel, presentQueuedParcel } from './parcel-desk.rules';
import { parcelRecordRepo } from './parcel-record.repo';
import { parcelRepo } from './parcel.repo';

export async function listParcels(ctx: StaffCtx, query: ParcelQueueQuery): Promise<ParcelQueue> {
  const { view, keyword, warehouseId, limit } = query;
  const [at = '', ...id] = query.after?.split('_') ?? [];
  const after = query.after === undefined ? undefined : { movedAt: new Date(Number(at)), id: id.join('_') };
  return ctx.tx(async (tx) => {
    const repo = parcelDeskRepo(tx, { tenantId: ctx.tenant.id, now: ctx.now() });
    const word = keyword?.trim() ? plainCode(keyword) : undefined;
    const ids = word ? await repo.named(word.replace(/^P-/, '')) : undefined;
    const others = word && ids?.length === 0 ? await repo.named(trackingNumber(word) ?? word) : ids;
    const found = await repo.list({ view, ids: others, warehouseId }, { limit, after });
    const rows = found.slice(0, limit);
    const { numbers, ...glance } = await repo.glanceAt(rows.map((row) => row.id));
    const items = await partsInReadersWords(tx, ctx, glance.items);
    const waiting: Partial<ParcelQueue['waiting']> = {};
    for (const one of PARCEL_VIEWS)
      waiting[one] = await repo.count({ view: one, ids: others, warehouseId }, LIMITS.deskCount);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const of = <T extends { parcelId: string }>(parts: T[], parcelId: string) =>
      parts.filter((part) => part.parcelId === parcelId);
    return {
      items: rows.map((row) => presentQueuedParcel(row, of(numbers, row.id), of(items, row.id))),
      next: last ? `${String(last.movedAt.getTime())}_${last.id}` : null,
      waiting: waiting as ParcelQueue['waiting'],
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function getParcel(ctx: StaffCtx, id: string): Promise<DeskParcel> {
  const frame = await frameOfParcel(ctx);
  return ctx.tx((tx) => readParcel(tx, ctx, id, frame));
}

/** The shop's own words, which are read in a transaction of their own. */
export interface ParcelFrame {
  warehouses: Map<string, string>;
  services: Map<string, string>;
}

export async function frameOfParcel(ctx: StaffCtx): Promise<ParcelFrame> {
  const [warehouses, services] = await Promise.all([warehousesOf(ctx), servicesOf(ctx)]);
  const say = (text: Parameters<typeof localize>[0]) => localize(text, ctx.locale, ctx.tenant);
  return {
    warehouses: new Map(warehouses.map(({ id, name }) => [id, say(name)])),
    services: new Map(services.map(({ code, name }) => [code, say(name)])),
  };
}

/** @throws AppError NOT_FOUND */
export async function readParcel(tx: Tx, ctx: StaffCtx, id: string, frame: ParcelFrame): Promise<DeskParcel> {
  const shop = { tenantId: ctx.tenant.id };
  const row = await parcelRepo(tx, shop).find(id);
  if (!row) throw new AppError('NOT_FOUND');
  const record = parcelRecordRepo(tx, shop, row);
  const rows = await record.items();
  const placeName = (warehouseId: string) => frame.warehouses.get(warehouseId) ?? warehouseId;
  const items = await partsInReadersWords(
    tx,
    ctx,
    rows.map(({ item, order }) => ({ ...item, order })),
  );
  return presentDeskParcel(row, {
    owner: await record.owner(),
    items: items.map(({ order, ...item }) => ({ order, item })),
    numbers: await record.numbers(),
    photos: await record.photos(),
    services: await record.services(),
    events: await record.events(),
    remark: await record.remark(),
    deeds: await findDeedsOf(tx, shop, { subjectKind: 'PARCEL', subjectId: id }),
    proposals: await proposeOwners(tx, row),
    claims: await toldClaimsOf(tx, row),
    giving: await givingOf(tx, ctx, row),
    doubts: await doubtsOf(tx, shop, id, ctx.now()),
    disposals: await disposalRepo(tx, shop).of(id),
    isKeptNoMore: await mayEndStored(tx, ctx.tenant, row, ctx.now()),
    viewer: { staffId: ctx.staff.staffId, now: ctx.now() },
    warehouseName: placeName(row.warehouseId),
    placeName,
    nameOf: (code) => frame.services.get(code) ?? code,
  });
}
