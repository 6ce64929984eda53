import type { Tx } from '../../db/database';
import { followItems } from '../purchase/order-items.service';
import { parcelContentsRepo } from './parcel-contents.repo';
import { parcelRepo, sendParcels as send } from './parcel.repo';
import { returnAhead } from './return-ahead.service';
import { storageDayRepo } from './storage-day.repo';

/** What a transit order does with the parcels that it takes. */
export {
  leaveOutParcels,
  lockParcels,
  packParcels,
  pauseStorage,
  releaseParcels,
  resumeStorage,
  takeBackParcels,
} from './parcel.repo';

/** What a transit order has packed was handed over: an order of which nothing lies here any more is done, days paid ahead come back. */
export async function sendParcels(tx: Tx, tenantId: string, hold: Parameters<typeof send>[2]): Promise<void> {
  const sent = await send(tx, tenantId, hold);
  for (const id of sent) {
    const row = await parcelRepo(tx, { tenantId }).find(id);
    if (row) await returnAhead(tx, row, hold.at);
  }
  await followItems(tx, tenantId, await parcelContentsRepo(tx, { tenantId }).boughtIn(sent), hold.at);
}

export const findPaidStorage = (tx: Tx, tenantId: string, parcelIds: string[]) =>
  storageDayRepo(tx, { tenantId }).paidOf(parcelIds);
export { stayOf, UNPAID, type PaidStorage } from './storage.rules';
export type { Actor } from './parcel.rules';
export type { Worker, WorkDeed } from './worker';
