import type * as z from 'zod/mini';
import type { OWNER_MARKS, PARCEL_STEPS, PARCEL_VIEWS, PARCEL_DOUBTS } from './parcel-desk.enums';
import type * as schemas from './parcel-desk.schemas';

export type ParcelView = (typeof PARCEL_VIEWS)[number];
export type ParcelStep = (typeof PARCEL_STEPS)[number];
export type OwnerMark = (typeof OWNER_MARKS)[number];
export type ParcelQueue = z.infer<typeof schemas.ParcelQueue>;
export type ParcelQueueQuery = z.output<typeof schemas.ParcelQueueQuery>;
export type QueuedParcel = z.infer<typeof schemas.QueuedParcel>;
export type DeskParcel = z.infer<typeof schemas.DeskParcel>;
export type OwnerProposal = z.infer<typeof schemas.OwnerProposal>;
export type OwnerInput = z.output<typeof schemas.OwnerInput>;
export type SendBackInput = z.infer<typeof schemas.SendBackInput>;
export type ParcelDoubt = (typeof PARCEL_DOUBTS)[number];
