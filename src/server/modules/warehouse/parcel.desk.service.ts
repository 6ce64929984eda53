import type { DeskParcel, SendBackInput } from '../../../contract/parcel-desk';
import { hasShelf, takesKinds } from '../../../contract/shelf-blocks';
import { trackingNumber } from '../../../contract/tracking-number';
import type { Tx } from '../../db/database';
import { inAllWarehouses } from '../../db/warehouse-limit';
import { AppError } from '../../kernel/app-error';
import type { StaffCtx } from '../../kernel/context';
import { keepAnswer } from '../../kernel/idempotency';
import { retriedTx } from '../../kernel/retried-tx';
import { newId } from '../../kernel/tokens';
import { warehousesOf } from '../tenant/offers.service';
import { keepShopPictures } from '../upload/upload.service';
import { shelveParcel } from './bench.service';
import { weighAgain } from './weigh-claim.service';
import { workerOf } from './desk-worker.service';
import { parcelContentsRepo, type ContentItem } from './parcel-contents.repo';
import { frameOfParcel, readParcel, type ParcelFrame } from './parcel-desk.service';
import { parcelServiceRepo } from './parcel-service.repo';
import { doService } from './parcel-service.service';
import { parcelRepo, type ParcelRow } from './parcel.repo';
import { putAt } from './scan-shelve.service';
import { sendBack } from './send-back.service';

/**
 * Onto its shelf, or to another one.
 * @throws AppError NOT_FOUND, INVALID where there is no such shelf or it does not take such goods, STATE_CONFLICT with the parcel as it is now
 */
export async function placeAtDesk(
  ctx: StaffCtx,
  id: string,
  { version, location }: { version: number; location: string },
) {
  const sites = await warehousesOf(ctx);
  return changeParcel(ctx, id, version, async (tx, row) => {
    const { shelves = [] } = sites.find((site) => site.id === row.warehouseId) ?? {};
    if (!hasShelf(shelves, location)) throw invalid('location', 'no_such_shelf');
    if (!takesKinds(shelves, location, row.goodsKinds)) throw invalid('location', 'other_kinds');
    if (row.status === 'INSPECTED') return shelveParcel(tx, ctx.tenant, id, location, workerOf(ctx));
    if (row.status !== 'STOCKED_IN' && row.status !== 'LOCKED') throw new AppError('STATE_CONFLICT');
    await putAt(tx, ctx.tenant.id, row, location, workerOf(ctx));
  });
}

/**
 * What stands on goods of nobody's; whoever it fits is proposed, and a person decides.
 * @throws AppError NOT_FOUND, STATE_CONFLICT with the parcel as it is now
 */
export const writeLabelAtDesk = (
  ctx: StaffCtx,
  id: string,
  { version, text, grams }: { version: number; text: string; grams?: number | undefined },
) =>
  changeParcel(ctx, id, version, async (tx, row) => {
    if (row.status !== 'UNCLAIMED') throw new AppError('STATE_CONFLICT');
    const [before, after] = [
      { label: row.labelText, grams: row.grams },
      { label: text, grams: grams ?? row.grams },
    ];
    await parcelRepo(tx, { tenantId: row.tenantId }).change(id, row.status, { labelText: text, grams: after.grams });
    await weighAgain(tx, row);
    await workerOf(ctx).record(tx, {
      ...{ action: 'warehouse.inspect', subjectKind: 'PARCEL', subjectId: id, before, after },
    });
  });

/** @throws AppError NOT_FOUND, INVALID where a number is none or missing, STATE_CONFLICT with the parcel as it is now */
export const sendBackAtDesk = (ctx: StaffCtx, id: string, { version, replacements, stays }: SendBackInput) =>
  changeParcel(ctx, id, version, (tx, row) => {
    const replacementNo = (item: ContentItem) => {
      const at = replacements.findIndex(({ itemId }) => itemId === item.id);
      const number = trackingNumber(replacements[at]?.trackingNo ?? '');
      if (!number) throw invalid(at < 0 ? 'replacements' : `replacements.${String(at)}.trackingNo`, 'tracking_number');
      return number;
    };
    const measure = () => {
      if (!stays) throw invalid('stays', 'required');
      return { ...stays, photos: [] };
    };
    const shop = { tenantId: row.tenantId, keepsBalances: ctx.tenant.preference.supportBalancePay };
    return sendBack(tx, shop, id, { replacementNo, measure }, workerOf(ctx));
  });

const HERE: readonly ParcelRow['status'][] = [
  ...(['RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED', 'UNCLAIMED'] as const),
];

type Photo = { kind: 'LABEL' | 'SCALE' | 'GOODS' | 'INSPECTION'; image: string; itemId?: string | undefined };

/** @throws AppError NOT_FOUND, INVALID where a picture was not uploaded, STATE_CONFLICT where it is not in the warehouse */
export async function addPhotosAtDesk(ctx: StaffCtx, id: string, { photos }: { photos: Photo[] }): Promise<DeskParcel> {
  await keepShopPictures(
    ctx,
    photos.map(({ image }) => image),
    'photos',
  );
  return changeParcel(ctx, id, undefined, async (tx, row) => {
    if (!HERE.includes(row.status)) throw new AppError('STATE_CONFLICT');
    const contents = parcelContentsRepo(tx, { tenantId: row.tenantId });
    const items = await contents.itemsOf(id);
    const strange = photos.findIndex(({ itemId }) => itemId && !items.some((item) => item.id === itemId));
    if (strange >= 0) throw invalid(`photos.${String(strange)}.itemId`, 'unknown');
    const { at, record } = workerOf(ctx);
    await contents.add(id, { photos: photos.map((photo) => ({ ...photo, id: newId(), takenAt: at })) });
    const after = { photos: photos.length };
    await record(tx, { action: 'warehouse.inspect', subjectKind: 'PARCEL', subjectId: id, before: null, after });
  });
}

/** What was asked for is done, or the parcel has left: then its price goes back. @throws AppError NOT_FOUND, INVALID, STATE_CONFLICT */
export async function serveAtDesk(
  ctx: StaffCtx,
  serviceId: string,
  { answer, photos }: { answer: string; photos: string[] },
): Promise<DeskParcel> {
  const tenantId = ctx.tenant.id;
  await keepShopPictures(ctx, photos, 'photos');
  const service = await ctx.tx((tx) => parcelServiceRepo(tx, { tenantId }).find(serviceId));
  if (!service) throw new AppError('NOT_FOUND');
  return changeParcel(ctx, service.parcelId, undefined, (tx) =>
    doService(
      tx,
      tenantId,
      serviceId,
      (_, items) => ({
        answer,
        photos: photos.map((image) => ({ kind: 'ASKED' as const, image, itemId: items[0]?.id ?? '' })),
      }),
      workerOf(ctx),
    ),
  );
}

/** One step with a parcel by the service of it, in the transaction of which its answer is kept. */
export async function changeParcel(
  ctx: StaffCtx,
  id: string,
  version: number | undefined,
  step: (tx: Tx, row: ParcelRow) => Promise<void>,
): Promise<DeskParcel> {
  const frame = await frameOfParcel(ctx);
  try {
    return await retriedTx(ctx, async (tx) => {
      const row = await parcelRepo(tx, { tenantId: ctx.tenant.id }).lock(id);
      if (!row) throw new AppError('NOT_FOUND');
      if (version !== undefined && row.version !== version) throw new AppError('STATE_CONFLICT');
      await inAllWarehouses(tx, () => step(tx, row));
      return keepAnswer(tx, ctx, await readParcel(tx, ctx, id, frame));
    });
  } catch (error) {
    throw await withParcel(ctx, id, frame, error);
  }
}

async function withParcel(ctx: StaffCtx, id: string, frame: ParcelFrame, error: unknown): Promise<unknown> {
  if (!(error instanceof AppError && error.code === 'STATE_CONFLICT')) return error;
  return new AppError('STATE_CONFLICT', { data: await ctx.tx((tx) => readParcel(tx, ctx, id, frame)) });
}

const invalid = (path: string, code: string) => new AppError('INVALID', { errors: [{ path, code }] });
