/** What a transit order does with the parcels that it takes. */
export { lockParcels, packParcels, releaseParcels, sendParcels } from './parcel.repo';
export type { Actor } from './parcel.rules';
export type { Worker, WorkDeed } from './worker';
