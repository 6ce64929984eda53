import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished as whenTestEnds } from 'vitest';
import { handleApi } from '../../../src/server/entry';
import { createOpsServer } from '../../../src/server/start/ops-server';
import { createShopServer } from '../../../src/server/start/http-server';
import { listen } from '../../support/outside';
import { startShop } from '../../support/shop';

/** Of a test beside others, by its own context. */
type OnTestFinished = (work: () => void) => void;

async function start(server: Server, onTestFinished: OnTestFinished = whenTestEnds): Promise<number> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await listen(server);
  return (server.address() as AddressInfo).port;
}
const shopServer = () =>
  createShopServer((req, res) => (req.url?.startsWith('/api/') ? handleApi(req, res) : res.end('a page')), {
    acceptsUpgrades: false,
  });

/** Whoever sends on for so long is not told to end by the server. */
const ENDLESS_MS = 30_000;

/** Sends a head, then pieces of a body that never ends; @returns what came back, and how long the connection stood. */
const sendEndless = (port: number, head: string) =>
  new Promise<{ answer: string; ms: number; isEndedByServer: boolean }>((resolve) => {
    const began = performance.now();
    let answer = '';
    let isEndedByServer = true;
    let piece: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(`${head}\r\n\r\n`);
      piece = setInterval(() => socket.write('x'.repeat(1000)), 20);
    });
    const end = () => {
      clearInterval(piece);
      socket.destroy();
      clearTimeout(patience);
      resolve({ answer, ms: performance.now() - began, isEndedByServer });
    };
    const patience = setTimeout(() => {
      isEndedByServer = false;
      end();
    }, ENDLESS_MS);
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', end);
  });

describe('a body that nobody reads', () => {
  // each stands open for a second: beside one another
  it.concurrent.for([
    ['GET /', 'Content-Length: 100000000', /^HTTP\/1\.1 200/],
    ['POST /', 'Content-Length: 100000000', /^HTTP\/1\.1 200/],
    ['PATCH /', 'Content-Length: 100000000', /^HTTP\/1\.1 405/],
    ['POST //x', 'Content-Length: 100000000', /^HTTP\/1\.1 400/],
    ['GET /healthz', 'Content-Length: 100000000', /^HTTP\/1\.1 200/],
    ['GET /api/front/tenant', 'Content-Length: 100000000', /^HTTP\/1\.1 200/],
    ['DELETE /api/front/none', 'Content-Length: 100000000', /^HTTP\/1\.1 404/],
    ['PUT /api/front/tenant', 'Content-Length: 100000000', /^HTTP\/1\.1 405/],
    ['POST /api/user-feedback', 'Content-Length: 100000000\r\nContent-Type: application/json', /^HTTP\/1\.1 413/],
  ] as const)(
    'of %s ends with the connection, behind the answer',
    async ([line, headers, status], { onTestFinished }) => {
      const { host } = await startShop();
      const port = await start(shopServer(), onTestFinished);
      const { answer, ms, isEndedByServer } = await sendEndless(
        port,
        `${line} HTTP/1.1\r\nHost: ${host}\r\n${headers}`,
      );
      expect(answer).toMatch(status);
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(ms).toBeGreaterThan(500);
      expect(isEndedByServer).toBe(true);
    },
  );

  it('ends at the port for those who run the shop, too', async () => {
    const port = await start(createOpsServer());
    const heads = ['/healthz', '/metrics', '/none'].map(
      (path) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000`,
    );
    for (const { answer, isEndedByServer } of await Promise.all(heads.map((head) => sendEndless(port, head)))) {
      expect(answer).toMatch(/^HTTP\/1\.1 \d{3}/);
      expect(isEndedByServer).toBe(true);
    }
  });

  it('hides no request behind it', async () => {
    let asked = 0;
    const port = await start(
      createShopServer(
        (_, res) => {
          asked += 1;
          res.end('ok');
        },
        { acceptsUpgrades: false },
      ),
    );
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n')); // prettier-ignore
      socket.on('data', (part) => {
        text += part.toString();
        socket.write('bodyGET /second HTTP/1.1\r\nHost: a\r\n\r\n');
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(text));
    });
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(asked).toBe(1);
  });

  it('that has come leaves the connection open', async () => {
    const { host } = await startShop();
    const port = await start(shopServer());
    const body = '{"message":"A fine shop"}';
    const head = `POST /api/user-feedback HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`; // prettier-ignore
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n${body}`));
      socket.once('data', (part) => {
        resolve(part.toString());
        socket.destroy();
      });
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200/);
    expect(answer.toLowerCase()).not.toContain('connection: close');
  });
});

describe('what is no HTTP', () => {
  const send = (port: number, text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
      socket.on('data', (part) => (answer += part.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  it.each([
    ['not http at all\r\n\r\n', 400],
    ['GET / HTTP/9.9\r\n\r\n', 400],
    ['\x16\x03\x01\x02\x00\x01\x00\x01', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a\r\nBad Header: 1\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nLong: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%j is told so', async (text, status) => {
    for (const server of [shopServer(), createOpsServer()])
      expect(await send(await start(server), text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\n\\r\\n$`)); // prettier-ignore
  });

  it('is told so also where it stops being HTTP in the midst of a body', async () => {
    const { host } = await startShop();
    const head = `POST /api/user-feedback HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`; // prettier-ignore
    expect(await send(await start(shopServer()), `${head}\r\n\r\nZZ\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  });
});
