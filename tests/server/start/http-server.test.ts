import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopServer } from '../../../src/server/start/http-server';

const seen: Record<string, unknown>[] = [];
const server = createShopServer(
  (req, res) => {
    seen.push({ ...req.headers });
    res.end('ok');
  },
  { acceptsUpgrades: false },
);
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** What comes back for raw bytes, until the server closes. */
const send = (text: string) =>
  new Promise<string>((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
const request = (line: string, headers = '') =>
  send(`${line} HTTP/1.1\r\nHost: demo.localhost\r\nConnection: close\r\n${headers}\r\n`);

describe('the http server', () => {
  it.each(['TRACE /', 'PATCH /', 'PROPFIND /'])('refuses %s', async (line) => {
    expect(await request(line)).toMatch(/^HTTP\/1.1 405/);
  });

  it.each(['GET http://evil.example/', 'GET //evil.example/'])('refuses the target of %s', async (line) => {
    expect(await request(line)).toMatch(/^HTTP\/1.1 400/);
  });

  it('keeps of what a browser calls itself as much as says something', async () => {
    seen.length = 0;
    await request('GET /', `User-Agent: ${'1'.repeat(14_000)}\r\n`);
    await request('GET /', 'User-Agent: Mozilla/5.0\r\n');
    expect(seen.map((headers) => String(headers['user-agent']).length)).toEqual([512, 'Mozilla/5.0'.length]);
  });

  it('forgets headers that only a framework or a proxy may set', async () => {
    seen.length = 0;
    await request(
      'GET /',
      'X-Middleware-Subrequest: a\r\nX-Forwarded-Host: evil.example\r\nX-Request-Id: of-a-stranger\r\nNext-Action: x\r\nAccept-Language: vi\r\n',
    );
    expect(seen[0]).toMatchObject({ 'accept-language': 'vi', host: 'demo.localhost' });
    expect(Object.keys(seen[0] ?? {}).filter((name) => /^(x-|next-)/.test(name))).toEqual(['x-request-id']);
    expect(seen[0]?.['x-request-id']).toMatch(/^[a-z2-9]{20}$/);
  });

  it('destroys upgrades and refuses malformed requests', async () => {
    expect(await request('GET /', 'Upgrade: websocket\r\nConnection: Upgrade\r\n')).toBe('');
    expect(await send('not http at all\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('refuses headers beyond 16 kB', async () => {
    expect(await request('GET /', `X-Long: ${'a'.repeat(20_000)}\r\n`)).not.toMatch(/200 OK/);
  });
});
