import * as z from 'zod/mini';
import { DAY_STATES, DAY_VIEWS } from './day-desk.enums';
import { Money, queryInt, text, Time, Version } from './fields.schemas';
import { ACCOUNT_KINDS } from './ledger-desk.enums';
import { LedgerEvent } from './ledger-desk.schemas';
import { OurMovement } from './statement-desk.schemas';
import { LINE_KINDS, LINE_STATES, STATEMENT_SOURCES } from './statement-desk.enums';

const Day = z.iso.date().check(z.regex(/^2\d{3}-/));

/** A day of the shop's calendar, and who has said that its books are right. */
export const DeskDay = z.object({
  /** The day itself: `2026-11-21`. */
  id: z.string(),
  state: z.enum(DAY_STATES),
  /** Events in it when it was signed; null before. */
  events: z.nullable(z.int()),
  /** Events that were posted to it after it was signed. */
  late: z.int(),
  signedBy: z.nullable(z.string()),
  checkedBy: z.nullable(z.string()),
});

/** opening + late + came − went = closing. */
const Figure = z.object({
  account: z.enum(ACCOUNT_KINDS),
  /** Of a clearing account; empty for the others. */
  provider: z.string(),
  opening: Money,
  /** Posted to days before it after they were signed, and carried here. */
  late: Money,
  came: Money,
  went: Money,
  closing: Money,
});

const Moved = z.object({ came: Money, went: Money });

/** What a provider has taken and given on the day, by our books and by its own. */
const Clearing = z.object({
  provider: z.string(),
  /** Whose statement says it; null where none can be read. */
  source: z.nullable(z.enum(STATEMENT_SOURCES)),
  ours: Moved,
  /** Null: no statement reaches that day. */
  theirs: z.nullable(Moved),
});

/** A line of theirs that nobody knows. */
const OpenLine = z.object({
  id: z.string(),
  statementId: z.string(),
  source: z.enum(STATEMENT_SOURCES),
  kind: z.enum(LINE_KINDS),
  at: Time,
  amount: Money,
  text: z.string(),
  state: z.enum(LINE_STATES),
});

export const DayRecord = z.object({
  ...DeskDay.shape,
  /** 0 before it is signed. */
  version: z.int(),
  from: Time,
  until: Time,
  signedAt: z.nullable(Time),
  signNote: z.string(),
  /** Whether the caller has signed it: then another checks. */
  isMine: z.boolean(),
  checkedAt: z.nullable(Time),
  checkNote: z.string(),
  /** Whether it is the next to be signed. */
  canSign: z.boolean(),
  /** Which is; null where none can be yet. */
  next: z.nullable(z.string()),
  /** Whether the accounts stand where these figures end: else the book was tampered with, and nobody signs it. */
  isSound: z.boolean(),
  figures: z.array(Figure),
  clearing: z.array(Clearing),
  /** A hundred at most, the newest, of this day and of those before it. */
  theirs: z.array(OpenLine),
  /** Of the day, where a statement reaches it and does not say it. */
  ours: z.array(OurMovement),
  /** A hundred at most. */
  latePostings: z.array(LedgerEvent),
});

export const DayQuery = z.strictObject({
  view: z._default(z.enum(DAY_VIEWS), 'all'),
  /** The last day of the page before. */
  after: z.optional(Day),
  limit: z._default(queryInt(1, 100), 25),
});

export const DayPage = z.object({
  items: z.array(DeskDay),
  next: z.nullable(z.string()),
  /** Days that are over and unsigned since the shop signs its days, and signed ones that the caller may check. */
  waiting: z.object({ toSign: z.int(), toCheck: z.int() }),
});

export const dayParams = z.object({ day: Day });
export const DaySigned = z.strictObject({ note: z._default(text(500), '') });
export const DayChecked = z.strictObject({
  version: Version,
  note: z._default(text(500), ''),
  /** Of the second factor, where the person has one. */
  code: z.optional(text(40, 6)),
});
