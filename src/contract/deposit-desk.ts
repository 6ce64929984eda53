import type * as z from 'zod/mini';
import type * as schemas from './deposit-desk.schemas';

export type DeskDeposit = z.infer<typeof schemas.DeskDeposit>;
export type QueuedDeposit = z.infer<typeof schemas.QueuedDeposit>;
export type DepositQueue = z.infer<typeof schemas.DepositQueue>;
export type DepositQueueQuery = z.output<typeof schemas.DepositQueueQuery>;
export type DepositAnswer = z.output<typeof schemas.DepositAnswer>;
