import type * as z from 'zod/mini';
import type * as schemas from './shelf-count.schemas';

export type QueuedCount = z.infer<typeof schemas.QueuedCount>;
export type DeskCount = z.infer<typeof schemas.DeskCount>;
export type CountQueue = z.infer<typeof schemas.CountQueue>;
export type CountQueueQuery = z.infer<typeof schemas.CountQueueQuery>;
export type CountClosing = z.infer<typeof schemas.CountClosing>;
