import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, describe, it, onTestFinished } from 'vitest';
import { limitConnections, type ConnectionLimits } from '../../../src/server/start/connections';
import { createShopServer } from '../../../src/server/start/http-server';
import { listen } from '../../support/outside';

/** A server of its own, and connections to it that ask nothing. `release` lets its requests to `/slow` be answered. */
async function open(connections?: Partial<ConnectionLimits>) {
  const waiting: (() => void)[] = [];
  const server = createShopServer(
    (req, res) => void (req.url === '/slow' ? waiting.push(() => res.end('late')) : res.end('ok')),
    { acceptsUpgrades: false, connections },
  );
  const port = Number(new URL(await listen(server)).port);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const idle = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const get = (localAddress: string, path = '/') =>
    new Promise<number>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, localAddress, agent: false }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject);
      sent.end();
    });
  const untilRunning = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { server, idle, get, untilRunning, release: () => waiting.splice(0).forEach((answer) => answer()) };
}
const openCount = (server: { getConnections: (found: (error: Error | null, count: number) => void) => void }) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

describe('idle connections of one client', () => {
  it('give way to each other, and leave the rest of the server to others', async () => {
    const { server, idle, get } = await open({ all: 40, perAddress: 10 });
    const first = await idle('127.0.0.1');
    const closed = once(first, 'close');
    for (let i = 0; i < 60; i += 1) await idle('127.0.0.1');
    await closed;
    expect(await openCount(server)).toBeLessThanOrEqual(11);
    expect(await get('127.0.0.2')).toBe(200);
    expect(await get('127.0.0.1')).toBe(200);
  });

  it('are five hundred at most where nobody says otherwise', async () => {
    const { server, idle, get } = await open();
    for (let i = 0; i < 600; i += 1) await idle('127.0.0.1');
    await expect.poll(() => openCount(server), { timeout: 20_000 }).toBeLessThanOrEqual(500);
    expect(await get('127.0.0.2')).toBe(200);
  });

  it('go first where the server is nearly full, so that who asks is answered', async () => {
    const { idle, get, untilRunning, release } = await open({ all: 20, perAddress: 20 });
    const running = [get('127.0.0.1', '/slow'), get('127.0.0.2', '/slow')];
    await untilRunning(2);
    for (let i = 0; i < 100; i += 1) await idle('127.0.0.1');
    for (let i = 0; i < 5; i += 1) expect(await get('127.0.0.2')).toBe(200);
    release();
    expect(await Promise.all(running)).toEqual([200, 200]);
  });

  it('never cost one that is being answered', async () => {
    const { idle, get, untilRunning, release } = await open({ all: 40, perAddress: 4 });
    const running = Array.from({ length: 3 }, () => get('127.0.0.1', '/slow'));
    await untilRunning(3);
    for (let i = 0; i < 20; i += 1) await idle('127.0.0.1');
    release();
    expect(await Promise.all(running)).toEqual([200, 200, 200]);
  });

  it('of a proxy of ours are those of many', async () => {
    const { server, idle } = await open({
      all: 40,
      perAddress: 4,
      isProxy: (address) => address.endsWith('127.0.0.3'),
    });
    for (let i = 0; i < 20; i += 1) await idle('127.0.0.3');
    expect(await openCount(server)).toBe(20);
  });
});

describe('connections from IPv6', () => {
  /** As many as `addresses`, each of an address of its own. @returns how many of them stay */
  const staying = (addresses: string[], perAddress = 4) => {
    const server = createServer();
    limitConnections(server, { all: 1000, perAddress, isProxy: () => false });
    const sockets = addresses.map((remoteAddress) => {
      const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
      return Object.assign(socket, { remoteAddress });
    });
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    for (const socket of sockets) server.emit('connection', socket);
    return sockets.filter(({ destroyed }) => !destroyed).length;
  };
  const many = Array.from({ length: 20 }, (_, n) => (n + 1).toString(16));

  it('are of one household where their first 64 bits are, and of twice as many where 48 are', () => {
    expect(staying(many.map((n) => `2001:db8:1:1::${n}`))).toBe(4);
    expect(staying(many.map((n) => `2001:db8:1:${n}::1`))).toBe(8);
    expect(staying(many.map((n) => `2001:db8:${n}::1`))).toBe(20);
  });

  it('are those of IPv4 where they carry one', () => {
    expect(staying(many.map((_, n) => (n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1')))).toBe(4);
  });
});
