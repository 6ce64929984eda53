import type * as z from 'zod/mini';
import type * as schemas from './wallet.schemas';

export type WalletSummary = z.infer<typeof schemas.WalletSummary>;
export type WalletTransaction = z.infer<typeof schemas.WalletTransaction>;
export type Deposit = z.infer<typeof schemas.Deposit>;
export type Withdrawal = z.infer<typeof schemas.Withdrawal>;
export type DepositChannel = z.infer<typeof schemas.DepositChannel>;
