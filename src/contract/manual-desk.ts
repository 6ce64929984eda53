import type * as z from 'zod/mini';
import type * as schemas from './manual-desk.schemas';

export type DeskManualOrder = z.infer<typeof schemas.DeskManualOrder>;
export type QueuedManualOrder = z.infer<typeof schemas.QueuedManualOrder>;
export type ManualQueue = z.infer<typeof schemas.ManualQueue>;
export type ManualQueueQuery = z.infer<typeof schemas.ManualQueueQuery>;
export type Lease = z.infer<typeof schemas.Lease>;
