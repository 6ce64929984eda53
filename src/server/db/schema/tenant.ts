import { sql } from 'drizzle-orm';
import { ofTenant, created } from './columns';
import {
  bigint, boolean, check, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex,
} from 'drizzle-orm/pg-core'; // prettier-ignore

/** The register of shops. The one business table without row-level security: a host is looked up before a tenant is known. */
export const tenant = pgTable(
  'tenant',
  {
    id: text().primaryKey(),
    /** `TenantRecord` of the kernel, parsed on every read. */
    settings: jsonb().notNull(),
    ...created(),
    /** Since when its money is real; null while it is tried out with test money. */
    wentLiveAt: timestamp({ withTimezone: true }),
    /** Since when its doors are shut; null while they are open. */
    suspendedAt: timestamp({ withTimezone: true }),
    /** When it is to go for good, where somebody wants that; it is suspended until then. */
    endsAt: timestamp({ withTimezone: true }),
    /** Since when it is gone: nobody serves it, and its label is not given again. */
    endedAt: timestamp({ withTimezone: true }),
    /** Set by triggers at every change of the shop or of what is kept in memory with it, in the order of commits. */
    version: bigint({ mode: 'number' })
      .notNull()
      .default(sql`0`),
  },
  (t) => [
    index().on(t.version),
    index('tenant_live')
      .on(t.id)
      .where(sql`went_live_at is not null`),
  ],
);

/** Hosts of a shop beside its label: part of the register, since a host is looked up before a tenant is known. */
export const tenantDomain = pgTable(
  'tenant_domain',
  {
    tenantId: text()
      .notNull()
      .references(() => tenant.id),
    /** Lower case, in ASCII. */
    domain: text().notNull(),
    /** `PENDING`, `LIVE` or `FAILING`: `DomainState`. */
    state: text().notNull().default('PENDING'),
    /** What its owner shows that the name is theirs with. */
    token: text().notNull(),
    /** The one that addresses of the shop are made with, once it is live. */
    isMain: boolean().notNull(),
    checkedAt: timestamp({ withTimezone: true }),
    /** How many checks by the clock found it wrong since it was right. */
    failures: integer().notNull().default(0),
    ...created(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.domain] }),
    index('tenant_domain_checked').on(t.checkedAt.nullsFirst()),
    // asked for by many, a name is whose proof came first
    uniqueIndex('tenant_domain_live')
      .on(t.domain)
      .where(sql`state = 'LIVE'`),
    uniqueIndex('tenant_domain_main')
      .on(t.tenantId)
      .where(sql`is_main`),
    check('tenant_domain_state', sql`state in ('PENDING', 'LIVE', 'FAILING')`),
  ],
);

/** Counters of attempts: one row a key and window. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    ...ofTenant(),
    key: text().notNull(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.key, t.windowStart] }), index().on(t.expiresAt)],
);

/** Calls that carry an Idempotency-Key, with their first answer once there is one (I5: stored together with the effect). */
export const idempotency = pgTable(
  'idempotency',
  {
    ...ofTenant(),
    /** Or of a member of staff. */
    shopperId: text().notNull(),
    key: text().notNull(),
    /** Keyed hash of method, path and body: the same key with another request is refused. */
    fingerprint: text().notNull(),
    /** Null until it is answered. */
    status: integer(),
    /** As it was given, with its names in their order: a replay is the same to the byte. */
    response: json(),
    /** Since when somebody works on it; null where nobody does. What is written says which hold it comes from. */
    takenAt: timestamp({ withTimezone: true }),
    /** What is done already of a call that takes several transactions. */
    progress: jsonb().$type<Record<string, string>>().notNull().default({}),
    ...created(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.shopperId, t.key] }), index().on(t.createdAt)],
);
