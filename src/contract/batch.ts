import type * as z from 'zod/mini';
import type { BATCH_SAYINGS, BATCH_VIEWS } from './batch.enums';
import type * as schemas from './batch.schemas';

export type BatchView = (typeof BATCH_VIEWS)[number];
export type BatchSaying = (typeof BATCH_SAYINGS)[number];
export type BatchQueue = z.infer<typeof schemas.BatchQueue>;
export type BatchQueueQuery = z.infer<typeof schemas.BatchQueueQuery>;
export type QueuedBatch = z.infer<typeof schemas.QueuedBatch>;
export type BatchBox = z.infer<typeof schemas.BatchBox>;
export type DeskBatch = z.infer<typeof schemas.DeskBatch>;
export type BatchScanInput = z.infer<typeof schemas.BatchScanInput>;
export type BatchScanAnswer = z.infer<typeof schemas.BatchScanAnswer>;
