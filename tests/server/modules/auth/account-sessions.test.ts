import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { PASSWORD, signUp } from '../../../support/shopper';

const { listSessions, endSession, endOtherSessions, getProfile } = accountEndpoints;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

async function loginFrom(shop: Shop, email: string, ip: string) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const body = { email, password: PASSWORD };
  const headers = { 'x-sampan-client-ip': ip, 'user-agent': ANDROID };
  return (await shop.call(authEndpoints.login, { body }, { headers })).data.token;
}
const list = async (shop: Shop, token: string) => (await shop.call(listSessions, {}, { token })).data;
const isIn = async (shop: Shop, token: string) => (await shop.call(getProfile, {}, { token })).status === 200;

describe('GET /front/user/sessions', () => {
  it('tells device, network and time of each, the one that asks first', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    const startedAt = shop.clock.now.toISOString();
    await loginFrom(shop, email, '203.0.113.77');
    const sessions = await list(shop, token);
    expect(sessions).toMatchObject([
      { isCurrent: true, browser: '', system: '', network: '', createdAt: startedAt },
      {
        isCurrent: false,
        browser: 'Chrome',
        system: 'Android',
        network: '203.0.113.*',
        lastSeenAt: shop.clock.now.toISOString(),
      },
    ]);
  });

  it('leaves out those that ended and those of others', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    const gone = await loginFrom(shop, email, '203.0.113.77');
    await shop.call(authEndpoints.logout, {}, { token: gone });
    await signUp(shop);
    expect(await list(shop, token)).toHaveLength(1);
  });
});

describe('DELETE /front/user/sessions/{id}', () => {
  it('logs out that device only', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    const [phone, tablet] = [await loginFrom(shop, email, '198.51.100.1'), await loginFrom(shop, email, '192.0.2.1')];
    const id = (await list(shop, token)).find(({ network }) => network === '198.51.100.*')?.id ?? '';
    expect((await shop.call(endSession, { params: { id } }, { token })).data).toEqual({});
    expect([await isIn(shop, token), await isIn(shop, phone), await isIn(shop, tablet)]).toEqual([true, false, true]);
    expect((await shop.call(endSession, { params: { id } }, { token })).status).toBe(404);
  });

  it('hides the sessions of other shoppers and shops', async () => {
    const shop = await startShop();
    const otherShop = await startShop();
    const mine = await signUp(shop);
    const [mineNow] = await list(shop, mine.token);
    const params = { id: mineNow?.id ?? '' };
    for (const [place, { token }] of [
      [shop, await signUp(shop)],
      [otherShop, await signUp(otherShop)],
    ] as const)
      expect((await place.call(endSession, { params }, { token })).status).toBe(404);
    expect(await isIn(shop, mine.token)).toBe(true);
  });
});

describe('DELETE /front/user/sessions', () => {
  it('logs out every device but this one', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    const other = await loginFrom(shop, email, '198.51.100.1');
    const stranger = await signUp(shop);
    await shop.call(endOtherSessions, {}, { token });
    expect([await isIn(shop, token), await isIn(shop, other), await isIn(shop, stranger.token)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
