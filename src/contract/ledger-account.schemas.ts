import * as z from 'zod/mini';
import { Money, queryInt, Time } from './fields.schemas';
import { ACCOUNT_KINDS } from './ledger-desk.enums';
import { Whose } from './ledger-desk.schemas';
import { TRANSACTION_KINDS } from './wallet.enums';

const Day = z.iso.date().check(z.regex(/^2\d{3}-/));

/** Days of the shop's calendar, both of them in it; without, up to today, and from the first of the month on. */
export const LedgerAccountQuery = z.strictObject({
  from: z.optional(Day),
  until: z.optional(Day),
  /** What one kind of event moved, alone. */
  kind: z.optional(z.enum(TRANSACTION_KINDS)),
  /** The position on the account of the entry that is gone on from. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  limit: z._default(queryInt(1, 100), 50),
});

/** One account of the money book in some days: what stood there, what moved it, and what stood there afterwards. */
export const LedgerAccount = z.object({
  id: z.string(),
  account: z.enum(ACCOUNT_KINDS),
  /** Of a clearing account; empty for the others. */
  provider: z.string(),
  shopper: Whose,
  /** What stands there now. */
  balance: Money,
  /** The days that are shown, `2026-11-21`. */
  from: z.string(),
  until: z.string(),
  opening: Money,
  /** All that came in these days, all that left (never more than nothing), and what stood there then. */
  in: Money,
  out: Money,
  closing: Money,
  /** Why it is not what it was: opening and all of these are closing. */
  kinds: z.array(z.object({ kind: z.enum(TRANSACTION_KINDS), count: z.int(), amount: Money })),
  /** Those that were booked last first. */
  items: z.array(
    z.object({
      /** Of the event. */
      id: z.string(),
      kind: z.enum(TRANSACTION_KINDS),
      no: z.string(),
      at: Time,
      amount: Money,
      /** What stood there then, by the moments of booking as all sums here; null where one kind is shown alone. */
      balance: z.nullable(Money),
    }),
  ),
  next: z.nullable(z.string()),
});
