import { createServer, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainApiPath } from '../../../src/server/kernel/api-path';
import { outsideBackend } from '../../../src/server/wiring/outside-backend';
import { forgetStorefront, listen, storefrontWith } from '../../support/outside';

const ESCAPES = [
  ...['/api/../x', '/api/%2e%2e/x', '/api/.%2e/x', '/api/%252e%252e/x', '/api/%25252e%25252e/x', '/api/..%2fx'],
  ...['/api/..%5cx', '/api/..\\x', '/api\\..\\x', '/api/a;/../x', '/api/..;/x', '/api/%2e%2e;/x', '/api//x'],
  ...['/api/front/../../x', '/api/front/%2e%2e/%2e%2e/x', '/api/front/..', '/api/./x', '/api/x%00', '/api/%zz'],
  ...['/api/x%2f..%2f..%2fy', '/api/', '/api/x%0d%0ay'],
];

describe('plainApiPath', () => {
  it.each(ESCAPES)('refuses %s', (path) => {
    expect(plainApiPath(path)).toBeUndefined();
    expect(plainApiPath(`${path}?a=1`)).toBeUndefined();
  });

  it.each([
    '/api/front/cart?a=../x',
    '/api/front/product?productUrl=https%3A%2F%2Fa%2F..',
    '/api/media/picture/a.webp',
  ])('takes %s', (path) => expect(plainApiPath(path)).toBe(path.split('?')[0]));
});

describe('a backend at another address', () => {
  const seen: string[] = [];
  const server = createServer((req, res) => {
    seen.push(`${req.url} ${String(req.headers['x-storefront-key'])}`);
    res.end('{}');
  });
  let storefront: Awaited<ReturnType<typeof storefrontWith>>;
  let origin = '';
  beforeAll(async () => {
    origin = await listen(server);
    storefront = await storefrontWith({ API_ORIGIN: origin, STOREFRONT_KEY: 'a key that both of them know' });
  });
  afterAll(() => {
    storefront.server.close();
    server.close();
    forgetStorefront();
  });

  /** As it stands: an URL would be tidied up on the way. */
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(storefront.origin);
      httpRequest({ hostname, port, path, headers: { host: 'demo.localhost' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  it.each(ESCAPES)('never hears of %s', async (path) => {
    seen.length = 0;
    expect(await ask(path)).toBe(400);
    expect(seen).toEqual([]);
  });

  it('is asked below /api alone, also by a request that was resolved already', async () => {
    seen.length = 0;
    const direct = await outsideBackend(origin).fetch(new Request('http://demo.localhost/api/../internal'));
    expect(direct.status).toBe(400);
    expect(await ask('/api/front/tenant?a=..')).toBe(200);
    expect(seen).toEqual(['/api/front/tenant?a=.. a key that both of them know']);
  });
});
