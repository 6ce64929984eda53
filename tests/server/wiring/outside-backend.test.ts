import { describe, expect, it } from 'vitest';
import { outsideBackend } from '../../../src/server/wiring/outside-backend';
import { serve } from '../../support/outside';

const json = (value: unknown) => JSON.stringify(value);

describe('outsideBackend', () => {
  const request = (path: string, init: RequestInit = {}) => new Request(`http://demo.localhost/api${path}`, init);

  it('tells what is the server’s to tell, and nothing that is the client’s alone', async () => {
    const origin = await serve((req, res) => {
      const body: Buffer[] = [];
      req.on('data', (part: Buffer) => body.push(part));
      req.on('end', () =>
        res
          .writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'token=stolen', 'x-request-id': 'r1' })
          .end(json({ url: req.url, method: req.method, headers: req.headers, body: Buffer.concat(body).toString() })),
      );
    });
    const answer = await outsideBackend(`${origin}/`).fetch(
      request('/front/cart?a=1&b=%C3%A9', {
        method: 'POST',
        body: '{"quantity":2}',
        headers: {
          host: 'demo.localhost',
          authorization: 'Bearer abc',
          'accept-language': 'vi',
          'idempotency-key': 'key-1',
          cookie: 'token=secret',
          'x-tenant-domain': 'hanoi.localhost',
          'x-tenant-id': 'hanoi',
          'x-storefront-key': 'guess',
          'x-shopper-address': '6.6.6.6',
          'x-forwarded-for': '6.6.6.6',
          'x-sampan-client-ip': '10.0.0.7',
        },
      }),
    );
    const seen = (await answer.json()) as {
      url: string;
      method: string;
      body: string;
      headers: Record<string, string>;
    };
    expect(seen).toMatchObject({ url: '/api/front/cart?a=1&b=%C3%A9', method: 'POST', body: '{"quantity":2}' });
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer abc',
      'accept-language': 'vi',
      'idempotency-key': 'key-1',
      'x-tenant-domain': 'demo.localhost',
      'x-shopper-address': '10.0.0.7',
    });
    for (const name of ['cookie', 'x-tenant-id', 'x-storefront-key', 'x-forwarded-for', 'x-sampan-client-ip'])
      expect(seen.headers[name], name).toBeUndefined();
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-request-id')).toBe('r1');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('streams an answer while it is still being written', async () => {
    let finish = () => undefined as unknown;
    const origin = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' }).write('first');
      finish = () => res.end('last');
    });
    const answer = await outsideBackend(origin).fetch(request('/slow'));
    const reader = answer.body?.getReader();
    const text = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await text()).toBe('first');
    finish();
    expect(await text()).toBe('last');
  });

  it('answers 504 for a backend that hangs', async () => {
    const origin = await serve(() => undefined);
    const answer = await outsideBackend(origin, 150).fetch(request('/front/tenant'));
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'SUPPLIER_TIMEOUT' });
  });
});
