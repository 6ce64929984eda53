import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Id, Money, queryInt, text, Time } from './fields.schemas';
import { ACCOUNT_KINDS, LEDGER_VIEWS } from './ledger-desk.enums';
import { TRANSACTION_KINDS } from './wallet.enums';

/** Of a shopper's account; null where it is the shop's own. */
export const Whose = z.nullable(z.object({ id: z.string(), name: z.string() }));

/** One event in the money book. */
export const LedgerEvent = z.object({
  id: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  /** Of the order, deposit … that it belongs to; empty where it belongs to none. */
  no: z.string(),
  at: Time,
  /** How much went from one side to the other. */
  amount: Money,
  /** Whose balance it moved; null where it moved nobody's. */
  shopper: Whose,
  /** By how much that balance became more or less; null where nothing came to it or left it. */
  moved: z.nullable(Money),
});

/** The same with every account that it moved. */
export const LedgerRecord = z.object({
  ...LedgerEvent.shape,
  /** First what gave, then what took: they sum to nothing. */
  entries: z.array(
    z.object({
      accountId: z.string(),
      account: z.enum(ACCOUNT_KINDS),
      /** Of a clearing account; empty for the others. */
      provider: z.string(),
      shopper: Whose,
      /** Plus is what the shop owes or has earned. */
      amount: Money,
      /** What stood there once it was posted: what was booked for an earlier moment may have come before it. */
      balance: Money,
    }),
  ),
  /** Whether it can be taken back by another posting, and was not. */
  canAdjust: z.boolean(),
  /** What took it back; null where nothing has. */
  adjustedBy: z.nullable(z.string()),
  /** What it took back. */
  adjusts: z.nullable(z.string()),
  /** Who wants it taken back and why, and what another person said to it. */
  approvals: z.array(Approval),
});

export const LedgerQuery = z.strictObject({
  view: z._default(z.enum(LEDGER_VIEWS), 'all'),
  /** The number of what was paid, the e-mail of a shopper, or a sum that an account was moved by: at most a hundred events, the newest. */
  keyword: z.optional(text(100)),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const LedgerPage = z.object({
  items: z.array(LedgerEvent),
  next: z.nullable(z.string()),
  /** How many wait for a second person, counted up to `LIMITS.deskCount`. */
  waiting: z.object({ toAllow: z.int() }),
  /** All accounts of its shoppers, by currency: what they balance those of the shop by. */
  ofShoppers: z.array(Money),
  /** What stands on the shop's own accounts now. */
  balances: z.array(z.object({ id: z.string(), account: z.enum(ACCOUNT_KINDS), provider: z.string(), balance: Money })),
});

export const ledgerParams = z.object({ id: Id });
