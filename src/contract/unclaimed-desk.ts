import type * as z from 'zod/mini';
import type * as schemas from './unclaimed-desk.schemas';

export type ClaimQueue = z.infer<typeof schemas.ClaimQueue>;
export type QueuedClaim = z.infer<typeof schemas.QueuedClaim>;
export type DeskClaim = z.infer<typeof schemas.DeskClaim>;
