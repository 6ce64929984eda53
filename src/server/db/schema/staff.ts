import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
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

/** How often it was changed: who writes says which they read. */
const version = () => integer().notNull().default(1);

/** The people behind a shop. They are no shoppers: own passwords, own sessions. */
export const staff = pgTable(
  'staff',
  {
    ...keyed(),
    /** Lower case; unique within the shop only. */
    email: text().notNull(),
    name: text().notNull(),
    /** argon2id. */
    loginHash: text().notNull(),
    /** The person's own, whatever the shop speaks. */
    language: text().notNull(),
    state: text().notNull().default('ACTIVE'),
    version: version(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.email),
    check('staff_state', sql`state in ('ACTIVE', 'SUSPENDED')`),
  ],
);

/** Goes with its member of staff. */
const removedWithStaff = <T extends string>(t: Owned<T, 'staffId'>) =>
  foreignKey({ columns: [t.tenantId, t.staffId], foreignColumns: [staff.tenantId, staff.id] }).onDelete('cascade');

/** Sets of verbs. One of the default set has neither name nor verbs here: its name is a text, its verbs the release's. */
export const staffRole = pgTable(
  'staff_role',
  {
    ...keyed(),
    name: text(),
    permissions: text().array(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.name),
    check('staff_role_whole', sql`(name is null) = (permissions is null)`),
  ],
);

/** Who has which role, and where: rights add up, and what limits one assignment neither limits nor widens another. */
export const staffAssignment = pgTable(
  'staff_assignment',
  {
    ...ofTenant(),
    staffId: text().notNull(),
    roleId: text().notNull(),
    /** `RoleScope`; null: everywhere. */
    scope: jsonb(),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.staffId, t.roleId] }),
    removedWithStaff(t),
    foreignKey({ columns: [t.tenantId, t.roleId], foreignColumns: [staffRole.tenantId, staffRole.id] }),
    index().on(t.tenantId, t.roleId),
  ],
);

export const staffSession = pgTable(
  'staff_session',
  {
    ...sessionColumns(),
    staffId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.tokenHash),
    removedWithStaff(t),
    index().on(t.tenantId, t.staffId),
    index().on(t.expiresAt),
  ],
);

/** Browsers in which a member of staff has logged in, known by a cookie of their own. */
export const staffDevice = pgTable(
  'staff_device',
  {
    ...deviceColumns(),
    staffId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.staffId, t.tokenHash] }), removedWithStaff(t), index().on(t.lastSeenAt)],
);

/** A link of a mail: to come to the staff, or to set another password. It goes when it is used. */
export const staffLink = pgTable(
  'staff_link',
  {
    ...keyed(),
    purpose: text({ enum: ['INVITE', 'RESET'] }).notNull(),
    /** Lower case; one link of a purpose for each. */
    email: text().notNull(),
    /** SHA-256 of the token, hex. */
    tokenHash: text().notNull(),
    /** Of an invitation: what its people will be, and who wants that. */
    roles: text().array().notNull().default([]),
    language: text().notNull(),
    invitedBy: text().notNull().default(''),
    version: version(),
    ...created(),
    expiresAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.purpose, t.email),
    unique().on(t.tenantId, t.tokenHash),
    index().on(t.expiresAt),
  ],
);

/** What a person of the staff proves beside the password: a secret that an app of theirs has too. */
export const staffFactor = pgTable(
  'staff_factor',
  {
    ...ofTenant(),
    staffId: text().notNull(),
    /** By the shop's data key. */
    sealedSecret: text().notNull(),
    ...factorColumns(),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.staffId] }), removedWithStaff(t)],
);

export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    ...recoveryColumns(),
    staffId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.staffId, t.codeHash] }), removedWithStaff(t)],
);

/** What staff and commands have done to a shop: a row each, written in the transaction of its effect, never changed. */
export const audit = pgTable(
  'audit',
  {
    ...keyed(),
    at: time().notNull(),
    /** `STAFF` or `COMMAND`. */
    actorKind: text().notNull(),
    /** Of a member of staff; empty where a command did it. */
    actorId: text().notNull().default(''),
    /** By which key of theirs, where a program did it in their name. */
    keyId: text(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** Changed fields only, without secrets. */
    before: jsonb(),
    after: jsonb(),
    /** In the words of whoever did it, where they were asked. */
    reason: text().notNull().default(''),
    /** Of the caller, its last part left out. */
    network: text().notNull().default(''),
    requestId: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.at, t.id),
    index().on(t.tenantId, t.subjectKind, t.subjectId, t.at, t.id),
    index().on(t.tenantId, t.actorId, t.at, t.id),
    index().on(t.tenantId, t.action, t.at, t.id),
    check('audit_actor', sql`(actor_kind = 'STAFF' and actor_id <> '') or (actor_kind = 'COMMAND' and actor_id = '')`),
  ],
);
