import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../src/server/db/database';
import { prepareDatabase } from '../../../src/server/wiring/prepare';
import { withEnv } from '../../support/with-env';

const held = globalThis as { sampanDatabase?: Promise<Database> };

/** An ErrorResponse of PostgreSQL's protocol. */
function errorResponse(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeUInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A server that says this to one connection after the other, the last of it for ever. @returns its address */
async function saying(answers: [code: string, message: string][]) {
  const heard = { connections: 0 };
  const server = createServer((socket) => {
    const [code, message] = answers[Math.min(heard.connections, answers.length - 1)] ?? ['', ''];
    heard.connections += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(errorResponse(code, message)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = held.sampanDatabase;
  held.sampanDatabase = undefined;
  onTestFinished(async () => {
    await (await held.sampanDatabase)?.close();
    held.sampanDatabase = before;
    server.close();
  });
  return { heard, url: `postgres://nobody:x@127.0.0.1:${(server.address() as AddressInfo).port}/none` };
}

it('a start waits for a database that restarts, says so once, and for none that does not let it in', async () => {
  const { heard, url } = await saying([
    ['57P03', 'the database system is starting up'],
    ['57P01', 'terminating connection due to administrator command'],
    ['28P01', 'password authentication failed'],
  ]);
  const said: string[] = [];
  const start = withEnv({ DATABASE_URL: url, isDemo: false }, () => prepareDatabase((line) => said.push(line)));
  await expect(start).rejects.toThrow('The database could not be opened: password authentication failed');
  expect(heard.connections).toBe(3);
  expect(said.filter((line) => line.includes('waiting for it (the database system is starting up)'))).toHaveLength(1);
});
