import * as z from 'zod/mini';
import { Id, Money, queryInt, text, Time, Version } from './fields.schemas';
import {
  LINE_DECISIONS,
  LINE_KINDS,
  LINE_STATES,
  MATCH_KINDS,
  MATCH_WAYS,
  STATEMENT_SOURCES,
  STATEMENT_VIEWS,
} from './statement-desk.enums';

/** A file that was read, and how much of it is known. */
export const DeskStatement = z.object({
  id: z.string(),
  source: z.enum(STATEMENT_SOURCES),
  fileName: z.string(),
  from: Time,
  to: Time,
  readAt: Time,
  staffName: z.string(),
  counts: z.object({ MATCHED: z.int(), SUGGESTED: z.int(), UNMATCHED: z.int(), IGNORED: z.int() }),
});

export const StatementLine = z.object({
  id: z.string(),
  version: Version,
  extId: z.string(),
  at: Time,
  kind: z.enum(LINE_KINDS),
  gross: Money,
  fee: Money,
  net: Money,
  /** As it stands in the file. */
  text: z.string(),
  state: z.enum(LINE_STATES),
  /** What of ours it is, or looks like. */
  match: z.nullable(z.object({ kind: z.enum(MATCH_KINDS), no: z.string(), way: z.enum(MATCH_WAYS) })),
  /** Why nobody looks for it. */
  reason: z.string(),
});

/** Of ours what no line of theirs is. */
export const OurMovement = z.object({
  id: z.string(),
  kind: z.enum(MATCH_KINDS),
  no: z.string(),
  at: Time,
  amount: Money,
});

export const StatementPage = z.object({
  items: z.array(DeskStatement),
  next: z.nullable(z.string()),
  /** Lines that wait for a person, counted up to `LIMITS.deskCount`. */
  waiting: z.object({ open: z.int(), toAllow: z.int() }),
  /** Payouts that wait for a second person, as many as are counted. */
  payouts: z.array(z.object({ statementId: z.string(), no: z.string(), amount: Money })),
});

export const StatementQuery = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const StatementRecord = z.object({
  ...DeskStatement.shape,
  lines: z.array(StatementLine),
  next: z.nullable(z.string()),
  /** A hundred at most, the newest. */
  ours: z.array(OurMovement),
});

export const StatementRecordQuery = z.strictObject({
  view: z._default(z.enum(STATEMENT_VIEWS), 'open'),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
});

const Column = z.int().check(z.minimum(0), z.maximum(99));

/** Which column of a bank's file holds what, counted from 0. */
export const StatementMapping = z.strictObject({
  date: Column,
  /** One signed sum, or two columns of what came and what went. */
  amount: z.optional(Column),
  credit: z.optional(Column),
  debit: z.optional(Column),
  reference: z.optional(Column),
  payer: z.optional(Column),
  text: z.optional(Column),
  /** `03/04/2026` is the third of April. */
  isDayFirst: z.boolean(),
  /** `1.234,50`. */
  isComma: z.boolean(),
});

const Content = z.string().check(z.minLength(1), z.maxLength(700_000));

export const StatementLook = z.strictObject({ content: Content });
export const StatementColumns = z.object({
  titles: z.array(z.string()),
  /** The first lines below the titles. */
  samples: z.array(z.array(z.string())),
  /** As a file of the same shape was read before, or as its titles sound. */
  mapping: z.nullable(StatementMapping),
});

export const StatementInput = z.strictObject({
  source: z.enum(STATEMENT_SOURCES),
  fileName: text(120, 1),
  content: Content,
  mapping: z.optional(StatementMapping),
});

/** What reading a file comes to. */
export const StatementPreview = z.object({
  lines: z.int(),
  /** Read before, from this file or another: not counted twice. */
  known: z.int(),
  counts: z.object({ MATCHED: z.int(), SUGGESTED: z.int(), UNMATCHED: z.int() }),
  came: Money,
  went: Money,
  /** Lines that cannot be read, the first hundred. */
  bad: z.array(z.object({ line: z.int(), problem: z.string() })),
});

export const LineDecision = z.strictObject({
  version: Version,
  decision: z.enum(LINE_DECISIONS),
  /** The number of ours that it is, to match it by hand. */
  no: z._default(text(60), ''),
  /** Why it is ignored. */
  reason: z._default(text(500), ''),
});

export const statementParams = z.object({ id: Id });
