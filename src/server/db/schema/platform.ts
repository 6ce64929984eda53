import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { created, keyed, ofTenant, sessionColumns, time, type Owned } from './columns';
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
    /** By the deployment's data key; null until it was shown. */
    sealedSecret: text(),
    /** Null: no code was ever told, and nothing is open to this person but to tell one. */
    confirmedAt: time(),
    /** Of the last code that was taken, in half minutes since 1970. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
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

/** What stands in for a code where the app is lost: each once, then it is gone. */
export const platformRecoveryCode = pgTable(
  'platform_recovery_code',
  {
    ...ofTenant(),
    personId: text().notNull(),
    /** SHA-256 of eighty random bits, hex. */
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.personId, t.codeHash] }), removedWithPerson(t)],
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
