import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { parse } from 'node:querystring';
import fc from 'fast-check';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getServerSideProps as checkout } from '../../../src/pages/checkout';
import { getServerSideProps as home } from '../../../src/pages/index';
import { getServerSideProps as order } from '../../../src/pages/my/purchase/[id]';
import { getServerSideProps as orders } from '../../../src/pages/my/purchase';
import { getServerSideProps as paid } from '../../../src/pages/payment/return';
import { getServerSideProps as product } from '../../../src/pages/product';
import { getServerSideProps as search } from '../../../src/pages/product-search';
import { getServerSideProps as sitemap } from '../../../src/pages/sitemap.xml';
import { handleApi } from '../../../src/server/entry';
import { createShopServer } from '../../../src/server/start/http-server';
import { listen } from '../../support/outside';
import { startShop } from '../../support/shop';
import { signUp } from '../../support/shopper';
import { SERVED } from '../../support/served-calls';
import { ROW, startQuoting } from '../modules/purchase/quoting';

const PAGES = { '/': home, '/product': product, '/product-search': search, '/checkout': checkout, '/payment/return': paid, '/my/purchase': orders, '/my/purchase/x': order, '/sitemap.xml': sitemap } as Record<string, unknown>; // prettier-ignore

let token = '';
let host = '';
let port = 0;

/** A page's loader, asked as Next asks it: what it throws, Next answers with 500. */
async function page(req: IncomingMessage, res: ServerResponse) {
  const [path = '', text = ''] = (req.url ?? '').split('?');
  const query = parse(text);
  const cookies = { token, loggedIn: '1', NEXT_LOCALE: 'en' };
  const context = {
    req: Object.assign(req, { cookies }),
    res,
    query: path.endsWith('/x') ? { ...query, id: query.id ?? 'x' } : query,
    params: {},
    resolvedUrl: req.url,
    locale: 'en',
  } as unknown as GetServerSidePropsContext;
  try {
    const result = await (PAGES[path] as GetServerSideProps)(context);
    const status = 'notFound' in result ? 404 : 'redirect' in result ? 307 : res.statusCode;
    if (!res.writableEnded) res.writeHead(status).end();
  } catch (error) {
    if (!res.writableEnded) res.writeHead(500).end(String(error));
  }
}

const server = createShopServer((req, res) => (req.url?.startsWith('/api/') ? handleApi(req, res) : page(req, res)), {
  acceptsUpgrades: false,
});

beforeAll(async () => {
  port = Number(new URL(await listen(server)).port);
  const shop = await startShop();
  ({ host } = shop);
  // of the clock that this server goes by
  shop.clock.now = new Date();
  ({ token } = await signUp(shop));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The status that comes for raw bytes; 0 where the connection was closed instead. */
const statusOf = (head: string) =>
  new Promise<number>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nConnection: close\r\n\r\n`, 'latin1'));
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
const ask = (path: string, named = `Host: ${host}\r\n`) =>
  statusOf(`GET ${path} HTTP/1.1\r\n${named}Authorization: Bearer ${token}`);

const READ = SERVED.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path.replace(/\{\w+\}/g, 'x')}`);
const ASKED = [...Object.keys(PAGES), ...READ];

describe('a host that can be no address', () => {
  it.each(['::1', '999.1.1.1', '1.2.3.4.5', 'xn--', 'a.localhost:65536', '', ' ', 'a b', 'a/b', 'ü', '[::1'])(
    '%j is refused, at pages and at the API',
    async (given) => {
      for (const path of ['/', '/api/front/tenant']) expect(await ask(path, `Host: ${given}\r\n`)).toBe(400);
    },
  );

  it('is refused where there are two, also of one name', async () => {
    for (const other of ['other.localhost', host])
      for (const path of ['/', '/api/front/tenant'])
        expect(await ask(path, `Host: ${host}\r\nhost: ${other}\r\n`)).toBe(400);
  });

  it('is refused where it is missing', async () => {
    for (const version of ['1.0', '1.1'])
      for (const path of ['/', '/api/front/tenant']) expect(await statusOf(`GET ${path} HTTP/${version}`)).toBe(400);
  });
});

describe('nothing that a client says', () => {
  it('of its host is answered as our own failure', async () => {
    const piece = fc.constantFrom('a', 'Z', '0', '9', '255', '.', '-', '_', ':', '[', ']', '%', '@', '/', 'ü', 'xn--', '::1', ':65536', 'localhost', '.shop.test'); // prettier-ignore
    const given = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.webAuthority(),
      fc.ipV6(),
    );
    await fc.assert(
      fc.asyncProperty(
        given,
        fc.constantFrom('/', '/product-search?keyword=a', '/api/front/tenant'),
        async (h, path) => {
          expect(await ask(path, `Host: ${h}\r\n`)).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ...['/product-search?keyword=%00', '/product-search?keyword=a%00b&sort=%00', '/product?url=%00', '/?a%00=b'],
    ...['/api/front/product/search?keyword=%00', '/api/front/product/search?keyword=a%00b', '/api/bucket/t/a%00b.jpg'],
  ])('such as %s is answered as our own failure', async (path) => {
    const status = await ask(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it('in a query is answered as our own failure', async () => {
    const names = ['keyword', 'url', 'id', 'pageNo', 'pageSize', 'sort', 'channel', 'filters', 'items', 'paymentNo', 'part', 'status', 'image', 'minPrice']; // prettier-ignore
    const broken = fc.constantFrom('%00', '%', '%zz', '%c0%ae', '%ed%a0%80', '%u0000', '[]', '__proto__', '-1', '1e999', 'NaN', '99999999999999999999'); // prettier-ignore
    const value = fc.oneof(broken, fc.string({ unit: 'binary', maxLength: 20 }).map(encodeURIComponent));
    const query = fc
      .array(fc.tuple(fc.constantFrom(...names, '__proto__', 'a%00'), value), { maxLength: 4 })
      .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ASKED), query, async (path, text) => {
        expect(await ask(`${path}?${text}`)).not.toBeOneOf([0, 500]);
      }),
      { numRuns: 200 },
    );
  });

  it('in a parameter or a body is answered as our own failure', async () => {
    const shop = await startShop();
    const signs = ['%00', '%ed%a0%80', '%zz', '%', '..%2f', 'x'.repeat(3000)];
    const bodies = ['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":"\\ud800"}', '[[[["\\u0000"]]]]', '['.repeat(100_000), 'null', '"\\ud800"']; // prettier-ignore
    for (const { method, path } of SERVED) {
      for (const sign of signs) {
        if (!path.includes('{')) continue;
        const answer = await shop.fetchRaw(path.replace(/\{\w+\}/g, sign), { method });
        expect(answer.status, `${method} ${path} ${sign}`).toBeLessThan(500);
      }
      if (method === 'GET') continue;
      for (const body of bodies) {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const answer = await shop.fetchRaw(path.replace(/\{\w+\}/g, 'x'), { method, body, headers });
        expect(answer.status, `${method} ${path} ${body.slice(0, 20)}`).toBeLessThan(500);
      }
    }
  });
});

describe('a text that the database cannot keep', () => {
  it.each(['\\u0000', '\\ud800', 'a\\udc00b'])('%s is refused in a body as in a query', async (sign) => {
    const shop = await startShop();
    const body = `{"message":"${sign}"}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await shop.fetchRaw('/user-feedback', { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'MALFORMED' });
  });
});

describe('a number that no record has', () => {
  it.each([0, -1, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER])(
    '%d as the version of a price request that is there is no failure of ours',
    async (version) => {
      const at = await startQuoting();
      const id = await at.ask();
      expect([409, 422]).toContain((await at.refuse(id, version)).status);
      expect([409, 422]).toContain((await at.quote(id, { version })).status);
    },
  );

  it.each([-1, 2 ** 31, Number.MAX_SAFE_INTEGER])('%d in a quote of one is no failure of ours', async (number) => {
    const at = await startQuoting();
    const id = await at.ask();
    const changes = [{ rows: [{ ...ROW, unitPriceFen: number }] }, { rows: [{ ...ROW, quantity: number }] }, { freightFen: number }, { validDays: number }]; // prettier-ignore
    for (const change of changes) expect((await at.quote(id, change)).status).toBe(422);
  });
});
