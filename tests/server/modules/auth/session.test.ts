import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { session } from '../../../../src/server/db/schema/account';
import { startShop, type Shop } from '../../../support/shop';
import { PASSWORD, signUp } from '../../../support/shopper';

const DAY_MS = 86_400_000;
const statusOf = async (shop: Shop, token: string) =>
  (await shop.call(accountEndpoints.getProfile, {}, { token })).status;
const sessionsOf = async (shopperId: string) =>
  (await systemTx((tx) => tx.select().from(session))).filter((row) => row.shopperId === shopperId);
const wait = (shop: Shop, ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms));

describe('session', () => {
  it('knows the shopper of a token', async () => {
    const shop = await startShop();
    const { token, shopperId, email } = await signUp(shop, { payPassword: '471093' });
    const answer = await shop.call(accountEndpoints.getProfile, {}, { token });
    expect(answer.data).toMatchObject({ id: shopperId, email, role: 'shopper', hasPayPassword: true });
  });

  it('refuses a made-up token and none', async () => {
    const shop = await startShop();
    expect(await statusOf(shop, 'x'.repeat(43))).toBe(401);
    expect((await shop.call(accountEndpoints.getProfile, {})).problem.code).toBe('SESSION_EXPIRED');
  });

  it('keeps a hash of the token only', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop);
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const [row] = await sessionsOf(shopperId);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('ends at logout, and no other one with it', async () => {
    const shop = await startShop();
    const first = await signUp(shop);
    const second = await shop.call(authEndpoints.login, { body: { email: first.email, password: PASSWORD } });
    await shop.call(authEndpoints.logout, {}, { token: first.token });
    expect(await statusOf(shop, first.token)).toBe(401);
    expect(await statusOf(shop, second.data.token)).toBe(200);
    expect((await shop.call(authEndpoints.logout, {}, { token: first.token })).status).toBe(401);
  });

  it('ends after 30 days without a request', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    wait(shop, 30 * DAY_MS - 60_000);
    expect(await statusOf(shop, token)).toBe(200);
    wait(shop, 30 * DAY_MS - 60_000);
    expect(await statusOf(shop, token)).toBe(200);
    wait(shop, 30 * DAY_MS);
    expect(await statusOf(shop, token)).toBe(401);
  });

  it('ends after 90 days, however busy', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    for (let i = 0; i < 8; i += 1) {
      wait(shop, 11 * DAY_MS);
      expect(await statusOf(shop, token)).toBe(200);
    }
    wait(shop, 2 * DAY_MS);
    expect(await statusOf(shop, token)).toBe(401);
  });

  it('survives a clock that is set back', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    wait(shop, -600_000);
    expect(await statusOf(shop, token)).toBe(200);
  });

  it('notes when it was last seen at most every ten minutes', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop);
    const openedAt = shop.clock.now;
    wait(shop, 599_000);
    await statusOf(shop, token);
    expect((await sessionsOf(shopperId))[0]?.lastSeenAt).toEqual(openedAt);
    wait(shop, 1_000);
    await statusOf(shop, token);
    expect((await sessionsOf(shopperId))[0]?.lastSeenAt).toEqual(shop.clock.now);
  });

  it('revokes the oldest of more than ten', async () => {
    const shop = await startShop();
    const { token: oldest, email } = await signUp(shop);
    const tokens: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      wait(shop, 1_000);
      tokens.push((await shop.call(authEndpoints.login, { body: { email, password: PASSWORD } })).data.token);
    }
    expect(await statusOf(shop, oldest)).toBe(401);
    expect(await Promise.all(tokens.map((token) => statusOf(shop, token)))).toEqual(Array(10).fill(200));
  });

  it('holds in its own shop only', async () => {
    const [here, there] = [await startShop(), await startShop()];
    const { token, email } = await signUp(here);
    expect(await statusOf(there, token)).toBe(401);
    const twin = await signUp(there, { email });
    expect(await statusOf(here, twin.token)).toBe(401);
    expect((await there.call(accountEndpoints.getProfile, {}, { token: twin.token })).data.id).toBe(twin.shopperId);
  });
});
