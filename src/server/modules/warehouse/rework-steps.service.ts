import type { Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { newId } from '../../kernel/tokens';
import { UNMEASURED, offShelf } from './on-bench.service';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo, type Deed, type ParcelRow } from './parcel.repo';
import { parcelTransition } from './parcel.rules';
import { returnAhead } from './return-ahead.service';
import { storageDayRepo } from './storage-day.repo';
import { afterPaid, dayNumber, endingWith, UNPAID } from './storage.rules';

/** Who takes parcels apart or puts them together: their shopper, or the bench. */
export type Reworker = Pick<Deed, 'actor' | 'at'>;

/** A stored parcel, what is in it, and how many days it still lies for nothing. */
export interface Lying {
  row: ParcelRow;
  itemIds: string[];
  daysLeft: number;
}

/** @returns the parcel of what leaves the other one @throws AppError PARCEL_NOT_FREE */
export async function takeApart(tx: Tx, row: ParcelRow, itemIds: string[], { actor, at }: Reworker): Promise<string> {
  const shop = { tenantId: row.tenantId };
  const [parcels, contents] = [parcelRepo(tx, shop), parcelContentsRepo(tx, shop)];
  const id = newId();
  // days to come are those of neither part: else both would lie for them
  await returnAhead(tx, row, at);
  const paid = (await storageDayRepo(tx, shop).paidOf([row.id])).get(row.id) ?? UNPAID;
  const { parcelNo, shopperId, warehouseId, source, goodsKinds, receivedAt, stockedInAt, dayOffset } = row;
  const { holidays, pausedDays } = row;
  const part = {
    ...{ id, shopperId, warehouseId, source, goodsKinds, receivedAt, stockedInAt, dayOffset, holidays, pausedDays },
    parcelNo: await parcels.nextPartNo(parcelNo),
    // what was paid for the whole was paid for both
    ...{ freeUntil: afterPaid(row, paid), storageTold: row.storageTold, pausedAt: at },
    ...{ status: 'RECEIVED' as const, ...UNMEASURED },
  };
  await parcels.insert(part, { actor, at, facts: { splitFrom: parcelNo } });
  await parcels.copyEvents(row.id, id);
  await offShelf(tx, row, 'RECEIVED', { actor, at });
  await contents.moveItems(row.id, id, itemIds);
  await contents.dropPhotosOfAll(row.id);
  return id;
}

/** All goes into the one that lies there longest, which goes over the bench. @throws AppError PARCEL_NOT_FREE */
export async function putTogether(tx: Tx, oldest: Lying, others: Lying[], { actor, at }: Reworker): Promise<void> {
  const { id, parcelNo, status, tenantId, dayOffset } = oldest.row;
  const [parcels, contents] = [parcelRepo(tx, { tenantId }), parcelContentsRepo(tx, { tenantId })];
  for (const { row, itemIds } of others) {
    const step = parcelTransition(row, 'MERGED');
    const deed = { actor, at, facts: { mergedInto: parcelNo } };
    const isMoved = step && (await parcels.move(row.id, step, deed, { storageAt: null, location: '' }));
    if (!isMoved) throw new AppError('PARCEL_NOT_FREE', { data: { parcelIds: [row.id] } });
    await contents.moveItems(row.id, id, itemIds);
  }
  // whoever puts a fresh one to an old one does not store the old one for nothing
  const soonest = Math.min(...[oldest, ...others].map(({ daysLeft }) => daysLeft));
  const freeUntil = endingWith(oldest.row, dayNumber(at, dayOffset), oldest.daysLeft, soonest);
  await parcels.change(id, status, { freeUntil });
  await contents.dropPhotosOfAll(id);
  await offShelf(tx, oldest.row, 'RECEIVED', { actor, at });
}
