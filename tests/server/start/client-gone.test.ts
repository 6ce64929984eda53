import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { handleApi } from '../../../src/server/entry';
import { createShopServer } from '../../../src/server/start/http-server';
import { logInto } from '../../../src/server/kernel/log';
import { openTestBucket } from '../../support/bucket';
import { listen } from '../../support/outside';
import { startShop } from '../../support/shop';

let written: { level: number; msg: string; status?: number }[] = [];
beforeEach(() => {
  written = [];
  logInto({ write: (line) => void written.push(JSON.parse(line) as (typeof written)[number]) });
});
afterEach(() => logInto({ write: () => undefined }, 'silent'));
const WARN = 40;

it.each([
  ['/api/user-feedback', 'application/json', 'Content-Length: 5000'],
  ['/api/user-feedback', 'application/json', 'Transfer-Encoding: chunked'],
  ['/api/front/third-pay/SANDBOX/callback', 'application/json', 'Content-Length: 5000'],
  ['/api/bucket', 'multipart/form-data; boundary=x', 'Content-Length: 5000'],
])('a client that leaves in the midst of what it sends to %s is no error of ours', async (path, type, length) => {
  const bucket = openTestBucket();
  onTestFinished(() => bucket.close());
  const { host } = await startShop();
  const server = createShopServer((req, res) => handleApi(req, res), { acceptsUpgrades: false });
  onTestFinished(() => void server.close());
  await listen(server);
  const asked = once(server, 'request');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n5\r\n{"mes`),
  );
  await asked;
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.resetAndDestroy();
  while (!written.some(({ msg }) => msg === 'request')) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(written.filter(({ level }) => level >= WARN)).toEqual([]);
  expect(written.map(({ status }) => status)).toEqual([499]);
});
