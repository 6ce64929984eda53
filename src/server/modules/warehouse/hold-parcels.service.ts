import type { Tx } from '../../db/database';
import { storageDayRepo } from './storage-day.repo';

/** What a transit order does with the parcels that it takes. */
export { lockParcels, packParcels, pauseStorage, releaseParcels, resumeStorage, sendParcels } from './parcel.repo';
export const findPaidStorage = (tx: Tx, tenantId: string, parcelIds: string[]) =>
  storageDayRepo(tx, { tenantId }).paidOf(parcelIds);
export { stayOf, UNPAID, type PaidStorage } from './storage.rules';
export type { Actor } from './parcel.rules';
export type { Worker, WorkDeed } from './worker';
