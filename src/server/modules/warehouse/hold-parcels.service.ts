/** What a transit order does with the parcels that it takes. */
export { lockParcels, releaseParcels } from './parcel.repo';
export type { Actor } from './parcel.rules';
