import type * as z from 'zod/mini';
import type * as schemas from './ledger-desk.schemas';

export type LedgerEvent = z.infer<typeof schemas.LedgerEvent>;
export type LedgerRecord = z.infer<typeof schemas.LedgerRecord>;
export type LedgerPage = z.infer<typeof schemas.LedgerPage>;
export type LedgerQuery = z.output<typeof schemas.LedgerQuery>;
