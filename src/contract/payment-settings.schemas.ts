import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import { Code, text, Time } from './fields.schemas';
import { PayTerms, PayTermsInput } from './pay-terms.schemas';
import { SectionVersion } from './settings-desk.schemas';

/** One thing that a service wants to know of a shop. Of a secret its last letters at most, and only where it is long. */
const AccountField = z.object({
  name: z.string(),
  isSecret: z.boolean(),
  isOptional: z.boolean(),
  /** What it looks like, in the words of who speaks to the service. */
  shape: z.string(),
  /** Null: nothing is known. */
  shown: z.nullable(z.string()),
});

/** An account of the shop's at a service outside. */
const OutsideAccount = z.object({
  kind: z.enum(['payment', 'marketplace', 'tracking']),
  name: z.string(),
  title: z.string(),
  fields: z.array(AccountField),
  version: z.string(),
  hasAccount: z.boolean(),
  /** Whether it moves no money; null where there is no account. */
  isTest: z.nullable(z.boolean()),
  setAt: z.nullable(Time),
  /** Null for a command. */
  setBy: z.nullable(z.string()),
  /** Of payment alone: whether it takes the shop's currency, where it tells of payments, and when it last did. */
  takesCurrency: z.boolean(),
  noticeUrl: z.nullable(z.string()),
  lastNoticeAt: z.nullable(Time),
  /** Of payment alone: on which terms shoppers are offered it; null: on none. */
  terms: z.nullable(PayTerms),
  termsVersion: z.string(),
  /** Other keys that one person wants, and the last word about such. */
  asked: z.nullable(Approval),
});

/** Where transfers go. */
const BankAccount = z.object({ bank: z.string(), account: z.string(), name: z.string() });
const BankShown = z.object({
  version: z.string(),
  now: z.nullable(BankAccount),
  /** What one person wants instead. */
  wanted: z.nullable(BankAccount),
  asked: z.nullable(Approval),
});

export const PaymentSettings = z.object({
  /** Of the switches. */
  version: z.string(),
  /** Real money: accounts in earnest only, and two persons for each. */
  isLive: z.boolean(),
  currency: z.string(),
  /** Those that are switched on, in the order in which shoppers see them. */
  order: z.array(z.string()),
  accounts: z.array(OutsideAccount),
  bank: BankShown,
});

export const SwitchesInput = z.strictObject({
  version: SectionVersion,
  order: z.array(Code).check(
    z.maxLength(40),
    z.refine((names) => new Set(names).size === names.length, { error: 'taken' }),
  ),
});

/** Null: on none. */
export const TermsInput = z.strictObject({ version: SectionVersion, terms: z.nullable(PayTermsInput) });

/** What is left out stays as it is. */
export const AccountInput = z.strictObject({
  version: SectionVersion,
  values: z.record(Code, z.string().check(z.minLength(1), z.maxLength(8192))),
  /** What each new secret replaces is taken for a while longer. */
  keepsOld: z._default(z.boolean(), false),
  note: z._default(text(300), ''),
});
export const AccountVersion = z.strictObject({ version: SectionVersion });

const line = text(120, 1);
export const BankInput = z.strictObject({
  version: SectionVersion,
  /** Null: no transfers are taken. */
  account: z.nullable(z.strictObject({ bank: line, account: line, name: line })),
  note: z._default(text(300), ''),
});

/** What a service said when it was asked something that changes nothing. */
export const AccountAnswer = z.object({ isWell: z.boolean(), said: z.string() });
