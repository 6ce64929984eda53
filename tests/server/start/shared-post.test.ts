import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShopServer } from '../../../src/server/start/http-server';
import { noteRequest } from '../../../src/server/start/request-log';
import { isSharedPost, takeSharedPost } from '../../../src/server/start/shared-post';

const server = createShopServer(
  (req, res) => {
    noteRequest(req, res, 'of-a-test');
    return isSharedPost(req) ? takeSharedPost(req, res) : res.writeHead(404).end();
  },
  { acceptsUpgrades: false },
);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = async (body: BodyInit, path = '/share', headers: Record<string, string> = {}) => {
  const answer = await fetch(`${origin}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') };
};
const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('what another app shares with an installed shop', () => {
  it('leads to the page for it, in the language of the address', async () => {
    const text = '【淘宝】「帆布鞋」 https://item.taobao.com/item.htm?id=1234567';
    const { status, location } = await post(formOf({ title: 'Shoes', text, other: 'x' }), '/vi/share?x=1');
    const { pathname, searchParams } = new URL(location ?? '', origin);
    expect([status, pathname, Object.fromEntries(searchParams)]).toEqual([303, '/vi/share', { title: 'Shoes', text }]);
    expect(await post(new URLSearchParams({ url: 'https://a.example/' }))).toEqual({
      status: 303,
      location: '/share?url=https%3A%2F%2Fa.example%2F',
    });
  });

  it('with a picture, however large, leads to where one is chosen', async () => {
    const jpeg = { type: 'image/jpeg' };
    const small = await post(formOf({ text: 'hello', picture: new Blob([new Uint8Array(100)], jpeg) }));
    expect(small).toEqual({ status: 303, location: '/share?text=hello&picture=1' });
    const large = await post(formOf({ text: 'hello', picture: new Blob([new Uint8Array(3_000_000)], jpeg) }));
    expect(large).toEqual({ status: 303, location: '/share?picture=1' });
  });

  it('makes an address that a server takes of whatever length of text', async () => {
    const { status, location } = await post(formOf({ text: '帆'.repeat(5000), url: '\r\n'.repeat(2000) }));
    expect(status).toBe(303);
    expect(location?.length).toBeLessThan(15_000);
  });

  it.each([
    ['no form', 'hello', { 'content-type': 'application/json' }],
    ['a form without its border', 'hello', { 'content-type': 'multipart/form-data' }],
    ['a form of other borders', 'hello', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['nothing', '', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('is refused where it is %s', async (_, body, headers) => {
    expect(await post(body, '/share', headers)).toEqual({ status: 400, location: null });
  });

  it('does not wait for a body that was cut off', async () => {
    const cut = request(`${origin}/share`, { method: 'POST', headers: { 'content-length': '100' } });
    const ended = new Promise((resolve) => cut.once('error', resolve));
    cut.write('half');
    cut.once('socket', (socket) => socket.once('connect', () => cut.destroy()));
    await ended;
    expect((await post(formOf({ text: 'next' }))).location).toBe('/share?text=next');
  });

  it('is refused, and noted, where too many hold a part back at once', async () => {
    const begin = () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`POST /share HTTP/1.1\r\nhost: a\r\ncontent-length: 65000\r\n\r\n${'x'.repeat(60_000)}`);
      return socket;
    };
    const answerOf = (socket: Socket) => new Promise<string>((resolve) => socket.once('data', (part: Buffer) => resolve(part.toString()))); // prettier-ignore
    const sockets = Array.from({ length: 150 }, begin);
    const first = await Promise.race(sockets.map(answerOf));
    expect(first).toMatch(/^HTTP\/1.1 503 /);
    sockets.forEach((socket) => socket.destroy());
  });

  it('comes by POST to its own address alone', async () => {
    for (const path of ['/', '/vi', '/shares', '/xx/share', '/share/picture', '/vi/share/more'])
      expect((await post('x', path)).status, path).toBe(404);
  });
});
