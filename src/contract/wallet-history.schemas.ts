import * as z from 'zod/mini';
import { Money, Time } from './fields.schemas';
import { WalletTransaction } from './wallet.schemas';
import { OPERATION_ACTORS, SOURCE_KINDS } from './wallet.enums';

/** Something that happened to the account, whether money moved or not. */
export const WalletOperation = z.object({
  id: z.string(),
  kind: z.string(),
  by: z.enum(OPERATION_ACTORS),
  /** Number of the deposit, withdrawal …; empty where there is none. */
  reference: z.string(),
  title: z.string(),
  note: z.string(),
  at: Time,
});

export const WalletTransactionDetail = z.object({
  transaction: WalletTransaction,
  /** Both sides of the book, as the shopper sees them. */
  entries: z.array(z.object({ label: z.string(), amount: Money })),
  source: z.object({ kind: z.enum(SOURCE_KINDS), no: z.string(), link: z.nullable(z.string()) }),
  /** One sentence: why. */
  explanation: z.string(),
});
