import * as z from 'zod/mini';
import { Approval } from './approval.schemas';
import {
  COMPENSATED_KINDS,
  COMPENSATION_REASONS,
  COMPENSATION_RULES,
  COMPENSATION_STATUSES,
  COMPENSATION_VIEWS,
} from './compensation-desk.enums';
import { Id, Money, queryInt, text, Time, Version } from './fields.schemas';
import { MAX_AMOUNT } from './money';

const About = z.object({ kind: z.enum(COMPENSATED_KINDS), no: z.string() });

/** What a shop gives a shopper of its own, in its queue. */
export const QueuedCompensation = z.object({
  id: z.string(),
  compensationNo: z.string(),
  status: z.enum(COMPENSATION_STATUSES),
  reason: z.enum(COMPENSATION_REASONS),
  about: About,
  amount: Money,
  shopperName: z.string(),
  createdAt: Time,
  /** Who has asked for it; nobody where a rule of the shop gave it. */
  askedBy: z.nullable(z.string()),
  rule: z.nullable(z.enum(COMPENSATION_RULES)),
  isMine: z.boolean(),
});

/** What may still be given in this month of the shop. */
const Budget = z.object({ left: Money, ofMonth: Money });

/** The same with what one looks at before it is allowed. */
export const DeskCompensation = z.object({
  id: z.string(),
  version: Version,
  compensationNo: z.string(),
  status: z.enum(COMPENSATION_STATUSES),
  reason: z.enum(COMPENSATION_REASONS),
  about: About,
  amount: Money,
  /** The clock for which a rule of the shop gave it; null where staff have asked. */
  rule: z.nullable(z.enum(COMPENSATION_RULES)),
  /** The shopper reads it. */
  note: z.string(),
  createdAt: Time,
  shopper: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  /** What was given for the same thing before. */
  given: Money,
  budget: Budget,
  /** Under which the bank knows the payment; empty until it is paid. */
  bankReference: z.string(),
  approvals: z.array(Approval),
  timeline: z.array(z.object({ at: Time, code: z.string(), detail: z.string(), staffName: z.nullable(z.string()) })),
});

/** Whose a number is, before anything is asked. */
export const CompensationAbout = z.object({
  about: About,
  shopper: z.object({ name: z.string(), email: z.string() }),
  given: Money,
  budget: Budget,
});

export const CompensationAboutQuery = z.strictObject({ no: text(60, 1) });

const Amount = z.int().check(z.minimum(1), z.maximum(MAX_AMOUNT));
const words = { reason: z.enum(COMPENSATION_REASONS), amount: Amount, note: text(500, 1) };

export const CompensationInput = z.strictObject({
  /** Of an order, a shipment or a parcel: it says whose money it is. */
  no: text(60, 1),
  ...words,
  /** To the second person; no shopper reads it. */
  hint: z._default(text(500), ''),
});

/** What was sent back, asked for otherwise. */
export const CompensationChange = z.strictObject({ version: Version, ...words, hint: z._default(text(500), '') });

export const CompensationDrop = z.strictObject({ version: Version, why: text(500, 1) });

export const CompensationQuery = z.strictObject({
  view: z._default(z.enum(COMPENSATION_VIEWS), 'toAllow'),
  /** The number of it or of what it is about, or the e-mail of a shopper. */
  keyword: z.optional(text(100)),
  after: z.optional(z.string().check(z.regex(/^\d{1,14}_[A-Za-z0-9_-]{1,64}$/))),
  limit: z._default(queryInt(1, 100), 25),
});

export const CompensationQueue = z.object({
  items: z.array(QueuedCompensation),
  next: z.nullable(z.string()),
  /** How many wait in each queue, counted up to `LIMITS.deskCount`. */
  waiting: z.object({ toAllow: z.int(), sentBack: z.int(), toPay: z.int() }),
  budget: Budget,
});

export const compensationParams = z.object({ id: Id });
