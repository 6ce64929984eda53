import type { Locale } from '../../contract/locales';
import type { Tx } from '../db/database';
import type { ApiCookie } from './cookies';
import type { Log } from './log';
import type { TenantRecord } from './tenant-record';

/** Who is logged in, from the session of the bearer token. */
export interface SessionUser {
  shopperId: string;
  sessionId: string;
  role: 'shopper' | 'operator';
}

/** What every use case gets: the shop, the person, the language, the clock, and a transaction that sees this shop only. */
export interface Ctx {
  tenant: TenantRecord;
  locale: Locale;
  user: SessionUser | null;
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
  /** One transaction; never call it inside another one of the same request. */
  tx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same in one round trip, for work that asks for all its statements at once. */
  atOnce: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Asks for the session where no transaction has yet: before anything is said. @throws AppError SESSION_EXPIRED */
  checkSession: () => Promise<void>;
}

export interface UserCtx extends Ctx {
  user: SessionUser;
  once?: Once;
}

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
