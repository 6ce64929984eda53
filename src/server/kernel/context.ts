import type { Locale } from '../../contract/locales';
import type { Permission } from '../../contract/staff-roles';
import type { StaffScope, Tx } from '../db/database';
import type { ApiCookie } from './cookies';
import type { Log } from './log';
import type { TenantRecord } from './tenant-record';

/** Who is logged in, from the session of the bearer token. */
export interface SessionUser {
  shopperId: string;
  sessionId: string;
  /** One of the staff looks at this shopper's account: reads, and nothing else. */
  look?: Look;
}

/** Who looks, and until when. */
export interface Look {
  staffId: string;
  staffName: string;
  until: Date;
}

/** One role of a member of staff: what it lets them do, and where. */
export interface Grant {
  roleId: string;
  permissions: readonly Permission[];
  /** Null: everywhere. It limits this grant and no other. */
  scope: RoleScope | null;
}
export interface RoleScope {
  warehouses?: string[];
}
/** By id; null: all of them. */
export type Warehouses = readonly string[] | null;

/** Who of the staff is logged in, from the session of their cookie. What they may do holds as long as the session. */
export interface StaffMember {
  staffId: string;
  sessionId: string;
  grants: readonly Grant[];
  /** Whether they have proved more than a password. */
  hasSecondFactor: boolean;
  /** A program with a key of theirs, not they themselves: of what they may, it does what the key says. */
  key?: { id: string; name: string };
}

/** Who stands above all shops, from the session of their cookie. */
export interface PlatformPerson {
  personId: string;
  sessionId: string;
  /** Without it nothing is open to them but to get one. */
  hasSecondFactor: boolean;
}

/** What every use case gets: the shop, the person, the language, the clock, and a transaction that sees this shop only. */
export interface Ctx {
  tenant: TenantRecord;
  locale: Locale;
  user: SessionUser | null;
  staff: StaffMember | null;
  /** Only where the host is the platform's. */
  platform?: PlatformPerson | null;
  /** Address of the caller, for rate limits. */
  ip: string;
  /** Host header as received: what links back to this shop are made with. */
  host: string;
  userAgent: string;
  requestId: string;
  /** Body and query as they came: of raw calls and calls with a key, for signatures. */
  rawBody: string;
  rawQuery: string;
  header: (name: string) => string | undefined;
  /** By our own name for it. It opens nothing that is there: it tells one browser from another. */
  cookie: (name: ApiCookie) => string | undefined;
  /** With the answer, unless it is a refusal; out of reach of scripts. */
  setCookie: (name: ApiCookie, value: string, maxAgeSeconds: number) => void;
  now: () => Date;
  /** Lets this many milliseconds pass. */
  wait: (ms: number) => Promise<void>;
  log: Log;
  /** Where the staff may do what this call does: its transactions find nothing of other warehouses. Null: everywhere. */
  warehouses: Warehouses;
  /** One transaction; never call it inside another one of the same request. @param warehouses other ones than the call's */
  tx: <T>(work: (tx: Tx) => Promise<T>, warehouses?: Warehouses) => Promise<T>;
  /** The same in one round trip, for work that asks for all its statements at once. */
  atOnce: <T>(work: (tx: Tx) => Promise<T>, warehouses?: Warehouses) => Promise<T>;
  /** Asks for the session where no transaction has yet: before anything is said. @throws AppError SESSION_EXPIRED */
  checkSession: () => Promise<void>;
}

export interface UserCtx extends Ctx {
  user: SessionUser;
  staff: null;
  once?: Once;
}

/** Of a call of the staff. It is nobody's owner: `ownerOf` does not take it, and what it may do its dispatch has checked. */
export interface StaffCtx extends Ctx {
  user: null;
  staff: StaffMember;
  once?: Once;
}

/** Of a call of the platform. Its shop is none: what its transactions see is the platform's own. */
export interface PlatformCtx extends Ctx {
  user: null;
  staff: null;
  platform: PlatformPerson;
}

/** Of a call that may carry an Idempotency-Key. */
export type KnownCtx = UserCtx | StaffCtx;

/** What a call with an Idempotency-Key has done so far. Each write belongs into the transaction of what they tell (I5). */
export interface Once {
  /** What an earlier runner of this call noted, which died or failed. */
  progress: Record<string, string>;
  keepAnswer: (tx: Tx, result: unknown) => Promise<void>;
  /** In place of an answer that is a view: what has happened is noted, and each replay looks anew. */
  finish: (tx: Tx, progress: Record<string, string>) => Promise<void>;
  noteProgress: (tx: Tx, progress: Record<string, string>) => Promise<void>;
}

/** Scope of a repo: the tenant, and the shopper whose rows these are. */
export const ownerOf = (ctx: UserCtx) => ({ tenantId: ctx.tenant.id, shopperId: ctx.user.shopperId });

/** Scope of a repo of the staff: the whole tenant, for one of its people. */
export const staffScopeOf = (ctx: StaffCtx): StaffScope => ({ tenantId: ctx.tenant.id, staffId: ctx.staff.staffId });
