import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Money } from '../../../contract/fields';
import { created, deviceColumns, keyed, sessionColumns, time, type Owned } from './columns';

export const shopper = pgTable(
  'shopper',
  {
    ...keyed(),
    /** Lower case; unique within the tenant only. */
    email: text().notNull(),
    secondEmail: text(),
    name: text().notNull(),
    phoneNumber: text().notNull().default(''),
    kind: text().notNull().default('INDIVIDUAL'),
    role: text().notNull().default('shopper'),
    language: text().notNull(),
    businessLicenseNo: text(),
    legalPersonName: text(),
    promotionCode: text(),
    /** argon2id. */
    loginHash: text().notNull(),
    /** Kinds of news that do not come that way (contract/account.enums.ts). */
    muted: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    payHash: text(),
    payFailures: integer().notNull().default(0),
    payLockedUntil: time(),
    /** Shut out by the staff since; the audit says by whom and why. */
    blockedAt: time(),
    /** Since when nobody knows who it was; what the books need of them stays. */
    erasedAt: time(),
    /** The digits of the phone from the last one on: found with or without what a caller dials first. */
    phoneTail: text().generatedAlwaysAs(sql`reverse(regexp_replace(phone_number, '\\D', '', 'g'))`),
    /** What the name ends with: whoever is known by a surname is found by it. */
    lastWord: text().generatedAlwaysAs(sql`regexp_replace(rtrim(name), '^.*\\s', '')`),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.email),
    index().on(t.tenantId, t.createdAt, t.id),
    // in the order of bytes: only then may row-level security compare it inside the index
    index('shopper_name').on(t.tenantId, sql`${t.name} collate "C"`, t.id),
    index('shopper_last_word').on(t.tenantId, sql`${t.lastWord} collate "C"`, t.id),
    index('shopper_phone').on(t.tenantId, sql`${t.phoneTail} collate "C"`, t.id),
  ],
);

/** Goes with its shopper. */
export const removedWithShopper = <T extends string>(t: Owned<T, 'shopperId'>) =>
  foreignKey({ columns: [t.tenantId, t.shopperId], foreignColumns: [shopper.tenantId, shopper.id] }).onDelete(
    'cascade',
  );

export const session = pgTable(
  'session',
  {
    ...sessionColumns(),
    shopperId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.tokenHash),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId),
    index().on(t.expiresAt),
  ],
);

/** Browsers in which a shopper has logged in, known by a cookie of their own. */
export const knownDevice = pgTable(
  'known_device',
  {
    ...deviceColumns(),
    shopperId: text().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.shopperId, t.tokenHash] }),
    removedWithShopper(t),
    index().on(t.lastSeenAt),
  ],
);

export const emailCode = pgTable(
  'email_code',
  {
    ...keyed(),
    email: text().notNull(),
    purpose: text().notNull(),
    /** Keyed (kernel/app-secret.ts). */
    codeHash: text().notNull(),
    /** Hash of what the browser that asked for it holds; empty: nobody's. */
    askedBy: text().notNull().default(''),
    /** Of a device that the owner has logged in with: what strangers ask for does not end it. */
    isOwners: boolean().notNull().default(false),
    /** Wrong guesses of the browser that asked for it, and of all others together. */
    ownAttempts: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    expiresAt: time().notNull(),
    usedAt: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.email, t.purpose),
    index().on(t.createdAt),
  ],
);

const addressColumns = () => ({
  ...keyed(),
  shopperId: text().notNull(),
  /** `SHIPPING` or `BILLING`. */
  use: text().notNull(),
  receiverName: text().notNull(),
  phone: text().notNull(),
  countryCode: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  district: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  defaultAddress: boolean().notNull().default(false),
  ...created(),
});

export const address = pgTable('address', addressColumns(), (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
  removedWithShopper(t),
  index().on(t.tenantId, t.shopperId),
  uniqueIndex('address_one_default')
    .on(t.tenantId, t.shopperId, t.use)
    .where(sql`default_address`),
]);

export const notification = pgTable(
  'notification',
  {
    ...keyed(),
    shopperId: text().notNull(),
    /** Key of a sentence of the server's messages, with its values: shown in the language of the reader. */
    code: text().notNull(),
    reference: text().notNull().default(''),
    /** Of news about money, how much; it is written in the language of the reader too. */
    sum: jsonb().$type<Money>(),
    /** Of what is promised by an hour: which. */
    until: time(),
    link: text(),
    /** What happened, by its code and its row: told once. None of what each deed is by itself. */
    event: text(),
    readAt: time(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    removedWithShopper(t),
    index().on(t.tenantId, t.shopperId, t.createdAt, t.id),
    index().on(t.createdAt),
    uniqueIndex('notification_once').on(t.tenantId, t.shopperId, t.event),
  ],
);

/** Mail to be sent, written in the transaction that causes it; the demo tenants show it instead. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    ...keyed(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: time().notNull().defaultNow(),
    sentAt: time(),
    ...created(),
    /** Never sent: of a demo shop, whose visitors may have typed anybody's address, or to one that wants no news. */
    isShownOnly: boolean().notNull().default(false),
    /** As in `notification`: a shopper who wants no message of it is mailed once all the same. */
    event: text(),
    /** Of what its reader may want none of: who that is, and which kind. Null of what has to be told. */
    newsKind: text(),
    readerId: text(),
    /** What it is written in. */
    locale: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('outbox_mail_once').on(t.tenantId, t.event),
    index().on(t.tenantId, t.createdAt),
    index().on(t.createdAt),
    index('outbox_mail_waiting')
      .on(t.tenantId, t.nextAttemptAt)
      .where(sql`sent_at is null and attempts < 10 and not is_shown_only`),
  ],
);
