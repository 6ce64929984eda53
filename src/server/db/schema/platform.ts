import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import {
  created,
  deviceColumns,
  factorColumns,
  keyed,
  ofTenant,
  recoveryColumns,
  sessionColumns,
  time,
  type Owned,
} from './columns';
import { staff } from './staff';

/** The rows below are the deployment's own: their shop is `*`, which no shop can be called, so that no shop ever sees them. */
const isDeployment = sql`tenant_id = '*'`;

/** Who stands above all shops. */
export const platformPerson = pgTable(
  'platform_person',
  {
    ...keyed(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id. */
    loginHash: text().notNull(),
    language: text().notNull(),
    state: text().notNull().default('ACTIVE'),
    /** By the deployment's data key; null until it was shown. Unconfirmed, nothing is open but to tell a code of it. */
    sealedSecret: text(),
    ...factorColumns(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.email),
    check('platform_person_state', sql`state in ('ACTIVE', 'SUSPENDED')`),
    check('platform_person_deployment', isDeployment),
  ],
);

const removedWithPerson = <T extends string>(t: Owned<T, 'personId'>) =>
  foreignKey({
    columns: [t.tenantId, t.personId],
    foreignColumns: [platformPerson.tenantId, platformPerson.id],
  }).onDelete('cascade');

export const platformSession = pgTable(
  'platform_session',
  {
    ...sessionColumns(),
    personId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.tokenHash),
    removedWithPerson(t),
    index().on(t.tenantId, t.personId),
    index().on(t.expiresAt),
    check('platform_session_deployment', isDeployment),
  ],
);

/** Browsers in which such a person has logged in, known by a cookie of their own. */
export const platformDevice = pgTable(
  'platform_device',
  {
    ...deviceColumns(),
    personId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.personId, t.tokenHash] }),
    removedWithPerson(t),
    index().on(t.lastSeenAt),
    check('platform_device_deployment', isDeployment),
  ],
);

export const platformRecoveryCode = pgTable(
  'platform_recovery_code',
  {
    ...recoveryColumns(),
    personId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.personId, t.codeHash] }), removedWithPerson(t)],
);

/** What the staff of all shops are told. */
export const platformNotice = pgTable(
  'platform_notice',
  {
    ...keyed(),
    /** In each of the languages of the desks. */
    words: jsonb().$type<{ en: string; 'zh-CN': string }>().notNull(),
    personId: text().notNull(),
    createdAt: time().notNull(),
    /** Null: until it is taken back. */
    until: time(),
    endedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.createdAt, t.id),
    index('platform_notice_shown')
      .on(t.tenantId, t.createdAt, t.id)
      .where(sql`ended_at is null`),
    check('platform_notice_deployment', isDeployment),
  ],
);

/** Who of a shop's staff has put away which of them. */
export const staffNoticeSeen = pgTable(
  'staff_notice_seen',
  {
    ...ofTenant(),
    staffId: text().notNull(),
    noticeId: text().notNull(),
    seenAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.staffId, t.noticeId] }),
    foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete('cascade'),
  ],
);

/** What was done to shops from above, a row each, never changed. */
export const platformDeed = pgTable(
  'platform_deed',
  {
    ...keyed(),
    at: time().notNull(),
    /** Empty where a command did it. */
    personId: text().notNull().default(''),
    action: text().notNull(),
    /** Which shop it was done to; empty where to none. */
    shopId: text().notNull().default(''),
    before: jsonb(),
    after: jsonb(),
    reason: text().notNull().default(''),
    network: text().notNull().default(''),
    requestId: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.at, t.id),
    index().on(t.tenantId, t.shopId, t.at, t.id),
    check('platform_deed_deployment', isDeployment),
  ],
);

/** How much of the deployment a shop may use in a month; null: as much as it likes. */
export const tenantQuota = pgTable(
  'tenant_quota',
  {
    ...ofTenant(),
    orders: integer(),
    staff: integer(),
    storageMb: integer(),
    mails: integer(),
    /** What its pictures take, when they were last looked at; null where nobody can say. */
    storageUsedMb: integer(),
    /** What of the trade it has not, by the platform's word. */
    switchedOff: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Whether what is beyond them is refused, or only told. */
    isHard: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** The measures that were beyond their quota when the days were last counted. */
    over: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    updatedAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId] }),
    check(
      'tenant_quota_positive',
      sql`coalesce(orders, 0) >= 0 and coalesce(staff, 1) > 0 and coalesce(storage_mb, 0) >= 0 and coalesce(mails, 0) >= 0`,
    ),
  ],
);

/** That a shop's owner lets the people of the platform look, until then, or until it is taken back. */
export const supportAccess = pgTable(
  'support_access',
  {
    ...keyed(),
    grantedBy: text().notNull(),
    reason: text().notNull(),
    createdAt: time().notNull(),
    until: time().notNull(),
    endedAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.grantedBy], foreignColumns: [staff.tenantId, staff.id] }),
    index().on(t.tenantId, t.until),
  ],
);
