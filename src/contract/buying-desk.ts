import type * as z from 'zod/mini';
import type * as schemas from './buying-desk.schemas';
import type { Listings as ListingsSchema } from './listings.schemas';

export type BuyingQueue = z.infer<typeof schemas.BuyingQueue>;
export type BuyingQueueQuery = z.infer<typeof schemas.BuyingQueueQuery>;
export type BuyingBulk = z.infer<typeof schemas.BuyingBulk>;
export type BuyingBulkInput = z.infer<typeof schemas.BuyingBulkInput>;
export type DeskPurchase = z.infer<typeof schemas.DeskPurchase>;
export type QueuedPurchase = z.infer<typeof schemas.QueuedPurchase>;
export type Listings = z.infer<typeof ListingsSchema>;
export type PlaceInput = z.infer<typeof schemas.PlaceInput>;
export type SendInput = z.infer<typeof schemas.SendInput>;
export type SubstituteInput = z.infer<typeof schemas.SubstituteInput>;
export type WaitInput = z.infer<typeof schemas.WaitInput>;
