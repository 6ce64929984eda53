import type { ACTOR_KINDS, PARCEL_SOURCES, PARCEL_STATUSES } from './warehouse.enums';

export type ParcelStatus = (typeof PARCEL_STATUSES)[number];
export type ParcelSource = (typeof PARCEL_SOURCES)[number];
export type ActorKind = (typeof ACTOR_KINDS)[number];
