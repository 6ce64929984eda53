import type * as z from 'zod/mini';
import type * as schemas from './offline-deposit.schemas';

export type OfflineDeposit = z.infer<typeof schemas.OfflineDeposit>;
export type OfflineDepositChange = z.infer<typeof schemas.OfflineDepositChange>;

/** What deposits by bank transfer are told from those by a provider with. */
export const OFFLINE = 'OFFLINE';
