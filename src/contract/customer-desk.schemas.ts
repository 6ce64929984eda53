import * as z from 'zod/mini';
import { ShopperLevel } from './levels.schemas';
import { REFUND_STATUSES } from './refund.enums';
import { THREAD_STATUSES, THREAD_SUBJECTS } from './thread.enums';
import { AccountSession, Profile } from './account.schemas';
import { Money, queryInt, text, Time } from './fields.schemas';

/** A shopper in the list of those who buy here. */
export const ListedCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** What is written on their parcels, one a warehouse. */
  codes: z.array(z.string()),
  since: Time,
});

export const CustomerQuery = z.strictObject({
  /** The beginning of a name, an e-mail, a code, or the number of anything that is theirs. */
  keyword: z.optional(text(100)),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const CustomerList = z.object({
  /** `paid`: for goods and their way, in all the time that they were here, less what of it went back. */
  items: z.array(z.object({ ...ListedCustomer.shape, paid: Money })),
  next: z.nullable(z.string()),
});

/** Something of theirs, as its own number calls it. */
const Thing = z.object({ id: z.string(), no: z.string(), status: z.string(), createdAt: Time });
/** One that was made by bank transfer has a record of its own; of the others the money book tells. */
const Deposit = z.object({ ...Thing.shape, amount: Money, isTransfer: z.boolean() });
const Withdrawal = z.object({ ...Thing.shape, amount: Money });
const Counts = z.record(z.string(), z.int());

/** All round one shopper, for whoever is asked about them. */
export const DeskCustomer = z.object({
  ...ListedCustomer.shape,
  phoneNumber: z.string(),
  language: z.string(),
  kind: z.string(),
  /** When one of their browsers was last here; null where none is logged in. */
  lastSeenAt: z.nullable(Time),
  /** In how many browsers they are logged in. */
  sessions: z.int(),
  /** Shut out: no login opens a session. */
  blocked: z.nullable(z.object({ at: Time, reason: z.string(), staffName: z.string() })),
  balance: Money,
  /** Absent where the shop has no levels. */
  level: z.optional(ShopperLevel),
  /** By their states. */
  orders: Counts,
  parcels: Counts,
  shipments: Counts,
  /** The newest of each. */
  newest: z.object({
    orders: z.array(Thing),
    shipments: z.array(Thing),
    deposits: z.array(Deposit),
    withdrawals: z.array(Withdrawal),
  }),
  /** On the shelf, what is free no more or soonest first. */
  stored: z.array(z.object({ id: z.string(), no: z.string(), freeUntil: z.nullable(z.string()) })),
  /** What was said, the latest first. */
  threads: z.array(
    z.object({
      id: z.string(),
      subjectKind: z.enum(THREAD_SUBJECTS),
      reference: z.string(),
      status: z.enum(THREAD_STATUSES),
      lastAt: Time,
    }),
  ),
  /** What has gone back to them, and what they ask for, newest first. */
  refunds: z.array(
    z.object({
      id: z.string(),
      no: z.string(),
      orderNo: z.string(),
      /** By them, or by a claim: somebody answers it at its desk. */
      isAsked: z.boolean(),
      status: z.enum(REFUND_STATUSES),
      amount: Money,
      createdAt: Time,
    }),
  ),
  /** What the staff keeps to itself, newest first. */
  notes: z.array(z.object({ id: z.string(), at: Time, text: z.string(), staffName: z.string() })),
});

export const CustomerNote = z.strictObject({ text: text(2000, 1) });

export const ViewAsInput = z.strictObject({
  /** A number of a conversation, say: its shopper reads it. */
  reason: text(200, 1),
});

/** What a browser looks at the account with: it reads, and nothing else. */
export const ViewAs = z.object({ token: z.string(), profile: Profile });

const { id, browser, system, network, createdAt, lastSeenAt } = AccountSession.shape;
/** Where a shopper is logged in, the latest seen first. */
export const CustomerSessions = z.object({
  items: z.array(z.object({ id, browser, system, network, createdAt, lastSeenAt })),
});

export const CustomerBlock = z.strictObject({
  isBlocked: z.boolean(),
  /** What the staff reads of it afterwards; the shopper does not. */
  reason: text(500, 1),
});
