import type * as z from 'zod/mini';
import type * as schemas from './withdrawal-desk.schemas';

export type DeskWithdrawal = z.infer<typeof schemas.DeskWithdrawal>;
export type QueuedWithdrawal = z.infer<typeof schemas.QueuedWithdrawal>;
export type RefuseWithdrawal = z.output<typeof schemas.RefuseWithdrawal>;
export type WithdrawalQueue = z.infer<typeof schemas.WithdrawalQueue>;
export type WithdrawalQueueQuery = z.output<typeof schemas.WithdrawalQueueQuery>;
