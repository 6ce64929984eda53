import type * as z from 'zod/mini';
import type * as schemas from './refund-desk.schemas';

export type DeskRefund = z.infer<typeof schemas.DeskRefund>;
export type RefundQueue = z.infer<typeof schemas.RefundQueue>;
export type RefundQueueQuery = z.output<typeof schemas.RefundQueueQuery>;
export type RefundAnswer = z.output<typeof schemas.RefundAnswer>;
