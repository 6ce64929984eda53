import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSidePropsContext, NextPageContext } from 'next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import ErrorPage from '../../../src/pages/_error';
import { openPostgres, type Database } from '../../../src/server/db/database';
import { isDatabaseAway, isPassing } from '../../../src/server/db/database-errors';
import { asAppError } from '../../../src/server/kernel/problem';
import { errorShell } from '../../../src/server/page/error-shell';
import { pageProps } from '../../../src/server/page/page-props';
import { openTestBucket } from '../../support/bucket';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';

const held = globalThis as { sampanDatabase?: Promise<Database> };

const failure = (facts: { code?: string; message?: string }) =>
  new Error('Failed query', { cause: Object.assign(new Error(facts.message ?? ''), facts) });

const AWAY = [
  ...['57P01', '57P02', '57P03', '25006', '25P03', '08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
  ...['53300', '28P01', '3D000', 'ETIMEDOUT', 'EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'EAI_AGAIN', 'ENOTFOUND'],
  'EHOSTUNREACH',
];

/** What Next answers with to a visitor of the home page. */
async function visit(host: string): Promise<{ status: number; headers: Record<string, string>; props?: unknown }> {
  const load = pageProps({ access: 'public', namespaces: [] });
  const req = { headers: { host, 'accept-language': 'en' }, cookies: {} };
  const context = { req, res: { setHeader: () => undefined }, query: {}, resolvedUrl: '/', locale: 'en' };
  const err = await load(context as unknown as GetServerSidePropsContext).then(() => undefined, (error: unknown) => error); // prettier-ignore
  const headers: Record<string, string> = {};
  if (err === undefined) return { status: 200, headers };
  const res = { statusCode: 500, setHeader: (name: string, value: string) => (headers[name] = value) };
  const props = ErrorPage.getInitialProps({ res, err } as unknown as NextPageContext);
  return { status: res.statusCode, headers, props };
}

describe('an error that says the database is away', () => {
  it.each(AWAY)('is %s: the connection goes, the client comes back', (code) => {
    expect(isDatabaseAway(failure({ code }))).toBe(true);
    expect(asAppError(failure({ code }))).toMatchObject({ code: 'UNAVAILABLE', extra: { retryAfterSeconds: 2 } });
  });

  it.each([
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is “%s”', (message) => {
    expect(isDatabaseAway(failure({ message }))).toBe(true);
    expect(asAppError(failure({ message })).code).toBe('UNAVAILABLE');
  });

  it.each(['40001', '40P01', '55P03', '57014', '53100', '53200'])(
    'is not %s, which passes on the same connection',
    (code) => {
      expect(isDatabaseAway(failure({ code }))).toBe(false);
      expect(isPassing(failure({ code }))).toBe(true);
    },
  );

  it.each(['23505', '42P01', 'XX000'])('is not %s, which is a fault of ours', (code) => {
    expect(isPassing(failure({ code }))).toBe(false);
    expect(asAppError(failure({ code })).code).toBe('INTERNAL');
  });
});

describe.each([
  ['refuses connections', 'postgres://shop@127.0.0.1:1/shop'],
  ['has no address', 'postgres://shop@no-such-host.invalid:5432/shop'],
])('a database that %s', (_, url) => {
  let before: Promise<Database> | undefined;
  const takeAway = async () => {
    before = held.sampanDatabase;
    held.sampanDatabase = openPostgres(url, 2);
    await held.sampanDatabase;
  };
  const giveBack = async () => {
    if (!before) return;
    const away = await held.sampanDatabase;
    held.sampanDatabase = before;
    before = undefined;
    await away?.close();
  };
  let closeBucket = () => {};
  beforeEach(() => ({ close: closeBucket } = openTestBucket()));
  afterEach(async () => {
    await giveBack();
    closeBucket();
  });

  it('makes a call come back later', async () => {
    const shop = await startShop();
    await takeAway();
    const answer = await shop.call(tenantEndpoints.get, {});
    expect(answer.problem).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it('makes a page say so, as 503', async () => {
    const shop = await startShop();
    await takeAway();
    expect(await visit(shop.host)).toEqual({
      status: 503,
      headers: { 'Retry-After': '2' },
      props: { statusCode: 503 },
    });
  });

  it('makes a page that may not be there come back later, as 503', async () => {
    const shop = await startShop();
    const ask = async (host: string) => {
      const headers: Record<string, string> = {};
      const res = { statusCode: 404, setHeader: (name: string, value: string) => (headers[name] = value) };
      const req = { headers: { host } } as IncomingMessage;
      const { shell, isAway } = await errorShell(req, 'en', res as unknown as ServerResponse);
      return { status: res.statusCode, headers, shell, isAway };
    };
    expect(await ask(`a-${shop.host}`)).toEqual({ status: 404, headers: {}, shell: null, isAway: false });
    await takeAway();
    // another one: what is remembered is known still
    expect(await ask(`b-${shop.host}`)).toEqual({
      status: 503,
      headers: { 'Retry-After': '2' },
      shell: null,
      isAway: true,
    });
  });

  it('makes the bucket say so in its own words, where the shop is not known yet', async () => {
    const shop = await startShop();
    await takeAway();
    const answer = await shop.fetchRaw(`/bucket/t/${shop.tenant.id}/202611/aaaaaaaaaaaaaaaaaaaaaaaa.jpg`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.text()).toContain('<Code>ServiceUnavailable</Code>');
  });
});

describe('a database that gives up in the midst of its work', () => {
  /** Whatever is asked of it fails so, as a primary's connections do that is one no longer. */
  async function failWith(code: string): Promise<() => void> {
    const real = await held.sampanDatabase;
    if (!real) throw new Error('there is no database');
    const fail = () => Promise.reject(failure({ code }));
    const db = new Proxy(real.db, { get: () => fail });
    held.sampanDatabase = Promise.resolve({ ...real, db, transact: fail, atOnce: fail });
    return () => void (held.sampanDatabase = Promise.resolve(real));
  }

  it.each(AWAY)('by %s is 503 with Retry-After at the API, at pages and at the bucket', async (code) => {
    const { close } = openTestBucket();
    const [known, unknown] = [await startShop(), await startShop()];
    const { token } = await signUp(known);
    const photo = `/bucket/t/${unknown.tenant.id}/202611/aaaaaaaaaaaaaaaaaaaaaaaa.jpg`;
    const giveBack = await failWith(code);
    try {
      const answers = [
        // before the shop is known, as who is logged in, and what moves money
        await unknown.fetchRaw('/front/tenant'),
        await known.fetchRaw('/front/cart', { headers: { authorization: `Bearer ${token}` } }),
        await known.fetchRaw('/front/third-pay/SANDBOX/callback', { method: 'POST', body: '{}' }),
        await unknown.fetchRaw(photo),
        await unknown.fetchRaw('/bucket', { method: 'POST', body: new FormData() }),
      ];
      const told = answers.map(({ status, headers }) => [status, headers.get('retry-after')]);
      expect(told).toEqual(answers.map(() => [503, '2']));
      expect(await visit(unknown.host)).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
    } finally {
      giveBack();
      close();
    }
    expect((await unknown.fetchRaw('/front/tenant')).status).toBe(200);
  });
});
