import type * as z from 'zod/mini';
import type * as schemas from './ledger-account.schemas';

export type LedgerAccount = z.infer<typeof schemas.LedgerAccount>;
export type LedgerAccountQuery = z.output<typeof schemas.LedgerAccountQuery>;
