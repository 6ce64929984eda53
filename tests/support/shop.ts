import { randomUUID } from 'node:crypto';
import type { CallInput, Endpoint, ResponseOf } from '../../src/contract/endpoint';
import type { Problem } from '../../src/contract/errors';
import type { OutsideService } from '../../src/server/adapters/outside-service.port';
import type { KnownProvider } from '../../src/server/adapters/payment/payment.registry';
import { createApp } from '../../src/server/wiring/app';
import type { DispatchDeps } from '../../src/server/kernel/request-context';
import type { TenantRecord } from '../../src/server/kernel/tenant-record';
import type { NameServers } from '../../src/server/modules/tenant/domain.service';
import { saveTenant } from '../../src/server/modules/tenant/tenant.service';
import { publishOffers, warehouseOf, type Offers } from './shop-offers';
import { tenantRecordOf } from './tenant-record';

export interface CallOptions {
  token?: string;
  /** Of the staff, which travels in a cookie. */
  staffToken?: string;
  locale?: string;
  headers?: Record<string, string>;
}

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** The parsed body of a 2xx answer; asking for it on another status fails the test with the problem's text. */
  data: T;
  problem: Problem;
}

/** A tenant of its own for one test, with the whole API in front of it. `clock.now` moves its time; `waits` are the milliseconds that it would have let pass. */
export async function startShop(
  { offers = {}, ...settings }: Partial<TenantRecord> & { offers?: Partial<Offers> } = {},
  overrides: Partial<DispatchDeps> = {},
  companies?: KnownProvider[],
  services?: () => OutsideService[],
  servers?: NameServers,
) {
  const record = tenantRecordOf({ id: `t${randomUUID().slice(0, 12)}`, ...settings });
  await saveTenant(record);
  await publishOffers(record.id, { warehouses: [warehouseOf()], ...offers }, new Date(0));
  return shopOf(record, overrides, companies, services, servers);
}

/** The whole API in front of a shop that is there already. */
export function shopOf(
  record: TenantRecord,
  overrides: Partial<DispatchDeps> = {},
  companies?: KnownProvider[],
  services?: () => OutsideService[],
  servers?: NameServers,
) {
  const clock = { now: new Date('2026-11-21T08:00:00Z') };
  const waits: number[] = [];
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  const app = createApp({ now: () => clock.now, wait, ...overrides }, companies, services, servers);
  const host = `${record.id}.shop.test`;

  async function fetchRaw(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', host);
    return app.fetch(new Request(`http://${host}/api${path}`, { ...init, headers }));
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: CallOptions = {},
  ): Promise<Answer<ResponseOf<E>>> {
    const {
      params = {},
      query = {},
      body,
    } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(
      Object.entries(query)
        .filter(([, v]) => v !== undefined)
        .map(([k, v]) => [k, String(v)]),
    ).toString();
    const headers: Record<string, string> = { 'accept-language': options.locale ?? 'en' };
    if (options.token) headers.authorization = `Bearer ${options.token}`;
    if (options.staffToken) headers.cookie = `staffToken=${options.staffToken}`;
    if (endpoint.idempotency === 'required') headers['idempotency-key'] = randomUUID();
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init = {
      method: endpoint.method,
      headers: { ...headers, ...options.headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    };
    const response = await fetchRaw(search ? `${path}?${search}` : path, init);
    const json: unknown = await response.json();
    return {
      status: response.status,
      headers: response.headers,
      get data() {
        if (!response.ok)
          throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${JSON.stringify(json)}`);
        return json as ResponseOf<E>;
      },
      get problem() {
        if (response.ok)
          throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}, not a problem`);
        return json as Problem;
      },
    };
  }

  return { tenant: record, host, app, clock, waits, call, fetchRaw };
}
export type Shop = ReturnType<typeof shopOf>;
