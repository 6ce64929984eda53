import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { customerDeskEndpoints } from '../../../../src/contract/customer.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { findDeedsOf } from '../../../../src/server/modules/operator/audit.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { PASSWORD, signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});

async function atBlocking(at: Shop) {
  const shopper = await signUp(at);
  const desk = await signInStaff(at, ['support']);
  return {
    shopper,
    block: (isBlocked: boolean, reason = 'Paid with a stolen card') =>
      at.call(customerDeskEndpoints.block, { params: { id: shopper.shopperId }, body: { isBlocked, reason } }, desk),
    logIn: (password = PASSWORD) => at.call(authEndpoints.login, { body: { email: shopper.email, password } }),
    see: (token: string) => at.call(accountEndpoints.getProfile, {}, { token }),
  };
}

describe('an account that the staff blocks', () => {
  it('is logged out everywhere, and says so to whoever knows its password alone (M3)', async () => {
    const at = await atBlocking(shop);
    const blocked = await at.block(true);
    expect(blocked.data).toMatchObject({
      sessions: 0,
      blocked: { reason: 'Paid with a stolen card', staffName: 'Anna Desk' },
    });
    expect((await at.see(at.shopper.token)).status).toBe(401);
    expect((await at.logIn()).problem).toMatchObject({ status: 403, code: 'ACCOUNT_BLOCKED' });
    expect((await at.logIn('another-anchor-11')).problem).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
  });

  it('is let in again, with new sessions and none of the old', async () => {
    const at = await atBlocking(shop);
    await at.block(true);
    expect((await at.block(false, 'It was their own card')).data.blocked).toBeNull();
    expect((await at.see(at.shopper.token)).status).toBe(401);
    expect((await at.see((await at.logIn()).data.token)).status).toBe(200);
  });

  it('is blocked once: who comes second is shown by whom', async () => {
    const at = await atBlocking(shop);
    await at.block(true);
    expect((await at.block(true, 'Again')).problem).toMatchObject({
      code: 'STATE_CONFLICT',
      data: { blocked: { reason: 'Paid with a stolen card' } },
    });
    expect((await at.block(true, '  ')).status).toBe(422);
  });
});

describe('a browser of a shopper', () => {
  it('is logged out by the staff, by itself, and its shopper told which', async () => {
    const shopper = await signUp(shop);
    const desk = await signInStaff(shop, ['support']);
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
    const { data: second } = await shop.call(authEndpoints.login, { body: { email: shopper.email, password: PASSWORD } }, { headers: { 'user-agent': chrome } }); // prettier-ignore
    const params = { id: shopper.shopperId };
    const { items } = (await shop.call(customerDeskEndpoints.listSessions, { params }, desk)).data;
    expect(items).toHaveLength(2);
    const ended = items.find(({ browser }) => browser === 'Chrome');
    const end = () => shop.call(customerDeskEndpoints.endSession, { params: { ...params, sessionId: ended?.id ?? '' } }, desk); // prettier-ignore
    expect((await end()).data.items.map(({ id }) => id)).toEqual(items.flatMap(({ id }) => (id === ended?.id ? [] : id))); // prettier-ignore
    expect((await shop.call(accountEndpoints.getProfile, {}, { token: second.token })).status).toBe(401);
    expect((await shop.call(accountEndpoints.getProfile, {}, { token: shopper.token })).status).toBe(200);
    expect((await end()).status).toBe(404);
    const told = (await shop.call(accountEndpoints.listNotifications, { query: {} }, { token: shopper.token })).data;
    expect(told.items.map(({ body }) => body).join()).toContain('Chrome · Windows');
    const audit = await shopTx(shop.tenant.id, (tx) => findDeedsOf(tx, { tenantId: shop.tenant.id }, { subjectKind: 'SHOPPER', subjectId: shopper.shopperId, action: 'customer.end-session' })); // prettier-ignore
    expect(audit).toHaveLength(1);
  });

  it('is none of another shop’s or shopper’s to end', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)];
    const desk = await signInStaff(shop, ['support']);
    const { items } = (await shop.call(customerDeskEndpoints.listSessions, { params: { id: one.shopperId } }, desk)).data; // prettier-ignore
    const crossed = { params: { id: other.shopperId, sessionId: items[0]?.id ?? '' } };
    expect((await shop.call(customerDeskEndpoints.endSession, crossed, desk)).status).toBe(404);
    const elsewhere = await startShop();
    const theirs = await signInStaff(elsewhere, ['support']);
    expect((await elsewhere.call(customerDeskEndpoints.listSessions, { params: { id: one.shopperId } }, theirs)).status).toBe(404); // prettier-ignore
    expect((await shop.call(accountEndpoints.getProfile, {}, { token: one.token })).status).toBe(200);
  });
});

describeOnPostgres('a login while its account is blocked', () => {
  it('comes before and ends, or comes after and is refused (M3)', async () => {
    const own = await startShop();
    for (let round = 0; round < 6; round++) {
      const at = await atBlocking(own);
      const [blocked, ...logins] = await Promise.all([at.block(true), at.logIn(), at.logIn(), at.logIn()]);
      expect(blocked.status).toBe(200);
      for (const login of logins) {
        if (login.status === 200) expect((await at.see(login.data.token)).status).toBe(401);
        else expect(login.problem.code).toBe('ACCOUNT_BLOCKED');
      }
    }
  });
});
