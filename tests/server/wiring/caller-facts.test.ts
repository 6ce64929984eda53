import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { handleApi } from '../../../src/server/entry';
import { createShopServer } from '../../../src/server/start/http-server';
import { ask, listen } from '../../support/outside';
import { startShop } from '../../support/shop';
import { withEnv } from '../../support/with-env';

/** A caller may ask so often whether an address is free. */
const LIMIT = 10;
const server = createShopServer(handleApi, { acceptsUpgrades: false });
let origin = '';
beforeAll(async () => {
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
// all within one span of the limit
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T08:00:30Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** @returns how many of them were answered, each with headers of its own, all from this machine */
async function answered(trust: string, headersOf: (n: number) => Record<string, string>): Promise<number> {
  const { host } = await startShop();
  const path = `${authEndpoints.checkEmailAvailable.path}?email=a@mail.test`;
  return withEnv({ TRUST_PROXY: trust }, async () => {
    let count = 0;
    for (let n = 1; n <= LIMIT + 3; n += 1)
      count += (await ask(origin, path, { headers: { host, ...headersOf(n) } })).status === 200 ? 1 : 0;
    return count;
  });
}
const everyHeader = (address: string) => ({
  'x-forwarded-for': address,
  'x-sampan-client-ip': address,
  'x-shopper-address': address,
  'x-real-ip': address,
  'cf-connecting-ip': address,
});

it('a caller that says to be another one each time is one still', async () => {
  expect(await answered('0', (n) => everyHeader(`198.51.100.${n}`))).toBe(LIMIT);
});

it('callers behind a proxy of ours are many', async () => {
  expect(await answered('loopback', (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }))).toBe(LIMIT + 3);
});

it('a caller behind a proxy of ours is who the proxy says, whatever it said itself', async () => {
  const headersOf = (n: number) => ({
    ...everyHeader(`203.0.113.${n}`),
    'x-forwarded-for': `203.0.113.${n}, 198.51.100.200`,
  });
  expect(await answered('loopback', headersOf)).toBe(LIMIT);
});

it('what is no proxy of ours speaks for nobody', async () => {
  expect(await answered('10.0.0.0/8', (n) => everyHeader(`192.0.2.${n}`))).toBe(LIMIT);
});
