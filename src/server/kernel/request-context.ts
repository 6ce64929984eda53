import { API_KEY_PREFIX } from '../../contract/api-key';
import type { Access } from '../../contract/endpoint';
import { sqlState } from '../db/database-errors';
import { AppError } from './app-error';
import { tenantAtOnce, tenantTx, type Acting, type Tx } from '../db/database';
import type { Ctx, PlatformPerson, SessionUser, StaffCtx, StaffMember } from './context';
import { cookieHeader, cookieOf, parseCookies } from './cookies';
import { log } from './log';
import { SessionCheck, type RememberedSession } from './session-check';
import type { TenantRecord } from './tenant-record';

/** How a kind of people is known by what a request carries. */
export interface Sessions<Person> {
  /** Whose live session a token is. */
  find: (ctx: Ctx, token: string) => Promise<Person | undefined>;
  /** Whose it was, from memory. */
  recall: (ctx: Ctx, token: string) => RememberedSession<Person> | undefined;
}

export interface DispatchDeps {
  /** The shop of a Host header as it is at this time, or undefined where there is none. */
  findTenantByHost: (host: string | undefined, now: Date) => Promise<TenantRecord | undefined>;
  shoppers: Sessions<SessionUser>;
  staff: Sessions<StaffMember> & {
    /** @throws AppError SESSION_EXPIRED where it ended meanwhile, by another than this transaction */
    hold: (tx: Tx, ctx: Pick<StaffCtx, 'tenant' | 'staff'>) => Promise<void>;
  };
  /** Programs of the staff, by the key that they carry. Where there is none, no key opens anything. */
  keys?: Sessions<StaffMember>;
  /** Where there is none, nobody is known there. */
  platform?: Sessions<PlatformPerson>;
  now: () => Date;
  /** Lets this many milliseconds pass. */
  wait: (ms: number) => Promise<void>;
}

/** What a context is made of, whichever way the call came. */
export interface Asker {
  header: (name: string) => string | undefined;
  ip: string;
}

/** By which of the doors somebody comes: each looks at a token of its own and at no other. */
interface Door {
  access: Access;
  mayCheckLate: boolean;
  /** Whether what is done needs the session until it is done, and not when the call began alone. */
  isChange?: boolean;
}

export async function contextOf(
  asker: Asker,
  { cookies, ...known }: Pick<Ctx, 'tenant' | 'locale' | 'requestId'> & { cookies: string[] },
  deps: DispatchDeps,
  { access, mayCheckLate, isChange = false }: Door,
): Promise<Ctx> {
  const acting = (warehouses = ctx.warehouses): Acting =>
    ctx.staff
      ? { tenantId: known.tenant.id, staffId: ctx.staff.staffId, ...(warehouses && { warehouses }) }
      : {
          tenantId: known.tenant.id,
          shopperId: ctx.user?.shopperId ?? '',
          ...(ctx.user?.look ? { isReadOnly: true } : {}),
        };
  // whoever looks at an account writes nothing, also where a reading call would
  const refuseWriting = (error: unknown): never => {
    if (ctx.user?.look && sqlState(error) === READ_ONLY) throw new AppError('LOOK_ONLY');
    throw error;
  };
  // at the end, behind every lock of the work: who takes rights away comes before or after it, never between
  const held =
    <T>(work: (tx: Tx) => Promise<T>) =>
    async (tx: Tx) => {
      const result = await work(tx);
      const { staff } = ctx;
      if (isChange && staff) await deps.staff.hold(tx, { ...ctx, staff });
      return result;
    };
  let check = new SessionCheck(undefined);
  const bearer = /^Bearer +(.+)$/i.exec(asker.header('authorization') ?? '')?.[1];
  // who shows a key comes by it alone: no cookie is read beside it
  const key = access === 'staff' && bearer?.startsWith(API_KEY_PREFIX) ? bearer : undefined;
  const ctx: Ctx = {
    ...known,
    user: null,
    staff: null,
    ip: asker.ip,
    host: asker.header('host') ?? '',
    userAgent: (asker.header('user-agent') ?? '').slice(0, 300),
    rawBody: '',
    rawQuery: '',
    header: asker.header,
    cookie: (name) => (key ? undefined : cookieOf(parseCookies(asker.header('cookie')), name)),
    setCookie: (name, value, maxAgeSeconds) =>
      void cookies.push(cookieHeader(name, value, { maxAgeSeconds, httpOnly: true })),
    now: deps.now,
    wait: deps.wait,
    log: log(),
    warehouses: null,
    tx: (work, within) => check.within(acting(within), (asking) => tenantTx(asking, held(work))).catch(refuseWriting),
    atOnce: (work, within) => check.within(acting(within), (asking) => tenantAtOnce(asking, work)).catch(refuseWriting),
    checkSession: () => check.now(acting()),
  };
  const find = async <Person>({ find, recall }: Sessions<Person>, token: string | undefined) => {
    if (!token || !TOKEN.test(token)) return null;
    const remembered = mayCheckLate ? recall(ctx, token) : undefined;
    const person = remembered?.person ?? (await find(ctx, token)) ?? null;
    check = new SessionCheck(remembered);
    return person;
  };
  if (access === 'platform')
    ctx.platform = deps.platform ? await find(deps.platform, ctx.cookie('platformToken')) : null;
  else if (key) ctx.staff = deps.keys ? await find(deps.keys, key) : null;
  else if (access === 'staff') ctx.staff = await find(deps.staff, ctx.cookie('staffToken'));
  else ctx.user = await find(deps.shoppers, bearer);
  return ctx;
}

/**
 * One call's own of a context that several calls of a page share: in whose warehouses it works is said of each by itself,
 * and its transactions go by that.
 */
export function contextOfCall(shared: Ctx, requestId: string): Ctx {
  const own: Ctx = {
    ...shared,
    requestId,
    tx: (work, within = own.warehouses) => shared.tx(work, within),
    atOnce: (work, within = own.warehouses) => shared.atOnce(work, within),
  };
  return own;
}

/** SQLSTATE of a write in a transaction that only reads. */
const READ_ONLY = '25006';
const TOKEN = /^[A-Za-z0-9_-]{20,128}$/;
