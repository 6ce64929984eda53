import type { Tx } from '../../db/database';
import type { TenantRecord } from '../../kernel/tenant-record';
import { tellOfParcel } from '../account/order-mail.service';
import { findAskedItems } from '../payment/asked-refund.service';
import { followItems, moveItems } from '../purchase/order-items.service';
import { disposalRefusalOf } from './disposal.rules';
import { isKeptNoMore } from './keep-limit.rules';
import { parcelRecordRepo } from './parcel-record.repo';
import { parcelRepo, type Deed, type ParcelRow } from './parcel.repo';
import { storageDayRepo } from './storage-day.repo';
import { stayOf, UNPAID } from './storage.rules';
import { lookAtStorage } from './storage-clock.service';

type Shop = Pick<TenantRecord, 'id' | 'staffLimits'>;

/** Whether what lies in store with an owner is kept no more, and nobody waits for anything of it. */
export async function mayEndStored(tx: Tx, shop: Shop, row: ParcelRow, now: Date): Promise<boolean> {
  const scope = { tenantId: shop.id };
  const paid = (await storageDayRepo(tx, scope).paidOf([row.id])).get(row.id) ?? UNPAID;
  if (!isKeptNoMore(row, stayOf(row, paid, now), shop.staffLimits?.keepDays?.stored)) return false;
  const record = parcelRecordRepo(tx, scope, row);
  const asked = await findAskedItems(tx, scope, await boughtIn(tx, shop, row));
  return disposalRefusalOf(row, { isAsked: asked.length > 0, services: await record.services() }) === null;
}

/**
 * Goods of a shopper's that nobody pays for, beyond the day that they were told. What the balance holds by now pays for
 * another day, and they are kept; what was due and is not paid is owed by nobody from then on. Their shopper is told.
 * @returns whether they were there, and kept no more
 */
export async function disposeStored(tx: Tx, shop: Shop, id: string, { actor, at }: Deed): Promise<boolean> {
  const parcels = parcelRepo(tx, { tenantId: shop.id });
  await lookAtStorage(tx, shop.id, id, at);
  const row = await parcels.lock(id);
  if (!row?.shopperId || !(await mayEndStored(tx, shop, row, at))) return false;
  const deed = { actor, at, facts: { location: row.location } };
  const bought = await boughtIn(tx, shop, row);
  const move = { from: 'STOCKED_IN', to: 'DISPOSED' } as const;
  if (!(await parcels.move(id, move, deed, { storageAt: null, location: '' }))) return false;
  await moveItems(tx, shop.id, bought, 'QC_PASSED', 'DISPOSED');
  await followItems(tx, shop.id, bought, at);
  const parcel = { reference: row.parcelNo, host: '' };
  const told = { tenantId: shop.id, shopperId: row.shopperId, event: `disposed.${id}`, parcel, at };
  await tellOfParcel(tx, { ...told, code: 'PARCEL_DISPOSED' });
  return true;
}

async function boughtIn(tx: Tx, { id }: Shop, row: ParcelRow): Promise<string[]> {
  const items = await parcelRecordRepo(tx, { tenantId: id }, row).items();
  return items.flatMap(({ item, order }) => (order?.id ? (item.orderItemId ?? []) : []));
}
