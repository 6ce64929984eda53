import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { setBucket } from '../../../src/server/adapters/storage/bucket.registry';
import type { Env } from '../../../src/server/env';
import { runProviderCommand } from '../../../src/server/start/shop-provider-command';
import { serverAccounts } from '../../../src/server/wiring/server-accounts';
import { itemsOf, row, SECRET } from '../../support/suppliers/fake-onebound';
import { serveSupplier } from '../../support/suppliers/serve';
import { KEY as KEY_OF_17TRACK, startFake17Track } from '../../support/tracking/fake-17track';
import { CUSTOMER, KEY, SALT, startFakeKuaidi100 } from '../../support/tracking/fake-kuaidi100';
import { withEnv } from '../../support/with-env';

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  setBucket(undefined);
});
function kept<T extends { close: () => unknown }>(one: T): T {
  open.push(one);
  return one;
}

/** A mail server that knows one password, and notes what else it is told. */
async function startMail() {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        const [, login = ''] = /^AUTH PLAIN (.+)$/.exec(line) ?? [];
        if (!login) told.push(line.split(' ')[0] ?? '');
        const isIn = Buffer.from(login, 'base64').toString().endsWith('\0right');
        if (login) socket.write(isIn ? '235 in\r\n' : '535 no\r\n');
        else socket.write(line.startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '250 ok\r\n');
        if (line === 'QUIT') socket.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { told, close: () => server.close(), as: (password: string) => `smtp://shop:${password}@127.0.0.1:${port}` };
}

async function world() {
  const market = kept(await serveSupplier(({ query: { secret } }) => secret === SECRET ? itemsOf([row('1')]) : { status: 500, body: `no ${String(secret)}` })); // prettier-ignore
  const bucket = kept(await serveSupplier(() => ({ status: 404, body: '' })));
  const [track, courier] = [kept(await startFake17Track()), kept(await startFakeKuaidi100())];
  const mail = kept(await startMail());
  const given: Partial<Env> = {
    ...{ ONEBOUND_KEY: 'k', ONEBOUND_SECRET: SECRET, ONEBOUND_BASE_URL: market.url },
    ...{ TRACK17_KEY: KEY_OF_17TRACK, TRACK17_URL: track.url },
    ...{ KUAIDI100_CUSTOMER: CUSTOMER, KUAIDI100_KEY: KEY, KUAIDI100_SALT: SALT, KUAIDI100_URL: courier.url },
    ...{ S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's3-secret', S3_CDN_URL: bucket.url },
    SMTP_URL: mail.as('right'),
  }; // prettier-ignore
  const check = (change: Partial<Env> = {}) =>
    withEnv({ ...given, ...change }, () => {
      setBucket(undefined);
      const at = { now: new Date(), services: [], readLines: () => Promise.resolve(''), ofServer: serverAccounts() };
      // what shops have of other tests is none of ours
      const isOurs = (line: string) => line.startsWith('the server') || line.startsWith('Not');
      return runProviderCommand(['check'], at)
        .then((said) => said.split('\n').filter(isOurs))
        .catch((error: unknown) => (error as Error).message.split('\n').filter(isOurs));
    });
  return { market, bucket, track, courier, mail, check };
}

describe('the accounts of the server', () => {
  it('are asked what changes nothing, and each line says what was looked at', async () => {
    const { bucket, track, courier, mail, market, check } = await world();
    expect(await check()).toEqual([
      'the server  ONEBOUND  90 things found for a word',
      'the server  17TRACK  it takes the key',
      'the server  KUAIDI100  it takes the key',
      'the server  SMTP  it answers and takes the login. No mail was sent',
      'the server  BUCKET  its address answers. Its keys were not looked at: an upload shows them',
      'Not looked at: who translates, and who tells rates.',
    ]);
    expect([market.calls.length, bucket.calls.length]).toEqual([1, 1]);
    expect([...track.calls, ...courier.calls]).toEqual(['/gettrackinfo', '/poll/query.do']);
    expect(mail.told).not.toContain('MAIL');
  });

  it('that do not answer as they should are named one by one, and no key of them', async () => {
    const { bucket, mail, check } = await world();
    await bucket.close();
    open.splice(open.indexOf(bucket), 1);
    const wrong = 'not-the-right-one-at-all';
    const said = await check({
      ...{ ONEBOUND_SECRET: wrong, TRACK17_KEY: wrong, KUAIDI100_KEY: wrong, SMTP_URL: mail.as(wrong) },
    });
    for (const [at, name] of ['ONEBOUND', '17TRACK', 'KUAIDI100', 'SMTP', 'BUCKET'].entries())
      expect(said[at]).toMatch(new RegExp(`^the server {2}${name} {2}does not answer as it should: `));
    expect(said.join()).not.toContain(wrong);
  });

  it('are none where the environment names none', async () => {
    setBucket(undefined);
    expect(serverAccounts()).toEqual([]);
  });
});
