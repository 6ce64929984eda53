import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { shutStaff } from '../../../../src/server/modules/operator/staff.service';
import { signUp, PASSWORD } from '../../../support/shopper';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff, STAFF_PASSWORD } from '../../../support/staff';
import { withEnv } from '../../../support/with-env';

const logIn = (shop: Shop, email: string, password = STAFF_PASSWORD, cookie = '') =>
  shop.call(operatorDeskEndpoints.logIn, { body: { email, password } }, { headers: { cookie } });
const cookiesOf = ({ headers }: { headers: Headers }) =>
  Object.fromEntries(headers.getSetCookie().map((cookie) => cookie.split(/[=;]/).slice(0, 2)));
const tokenOf = (answer: { headers: Headers }) => cookiesOf(answer).staffToken ?? '';

describe('POST /operator/login', () => {
  it('opens a session whose token no script reads, for this host alone', async () => {
    const shop = await startShop();
    const { email, staffId } = await signInStaff(shop, ['buyer']);
    const answer = await logIn(shop, email.toUpperCase());
    expect(answer.data).toEqual({ next: 'DONE' });
    const [device, token] = answer.headers.getSetCookie();
    expect(token).toMatch(/^staffToken=[A-Za-z0-9_-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^staffDevice=/);
    const self = await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken: tokenOf(answer) });
    expect(self.data.id).toBe(staffId);
  });

  it('names the cookie so that no neighbour can plant it, on https', () =>
    withEnv({ PUBLIC_ORIGIN_SCHEME: 'https' }, async () => {
      const shop = await startShop();
      const { email } = await signInStaff(shop);
      const cookies = (await logIn(shop, email)).headers.getSetCookie();
      expect(cookies.every((cookie) => cookie.startsWith('__Host-staff') && cookie.endsWith('; Secure'))).toBe(true);
    }));

  it('answers a wrong password, an unknown e-mail, a shopper and a suspended person alike', async () => {
    const shop = await startShop();
    const [owner, buyer] = [await signInStaff(shop), await signInStaff(shop, ['buyer'])];
    const shopper = await signUp(shop);
    await shopTx(shop.tenant.id, (tx) =>
      tx.execute(sql`update staff set state = 'SUSPENDED' where id = ${buyer.staffId}`),
    );
    for (const [email, password] of [
      [owner.email, 'not the password'],
      ['nobody@staff.test', STAFF_PASSWORD],
      [shopper.email, PASSWORD],
      [buyer.email, STAFF_PASSWORD],
    ] as const)
      expect((await logIn(shop, email, password)).problem).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
    const asShopper = { body: { email: owner.email, password: STAFF_PASSWORD } };
    expect((await shop.call(authEndpoints.login, asShopper)).problem.code).toBe('LOGIN_FAILED');
  });

  it('is locked after ten wrong tries, but for a browser that the person used before', async () => {
    const shop = await startShop();
    const { email } = await signInStaff(shop);
    const { staffDevice = '' } = cookiesOf(await logIn(shop, email));
    for (let tried = 0; tried < 10; tried += 1) await logIn(shop, email, 'wrong');
    expect((await logIn(shop, email)).problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect((await logIn(shop, email, STAFF_PASSWORD, `staffDevice=${staffDevice}`)).status).toBe(200);
  });

  it('counts for itself: what is tried on shoppers locks no staff', async () => {
    const shop = await startShop();
    const { email } = await signInStaff(shop);
    const asShopper = { body: { email, password: 'wrong' } };
    for (let tried = 0; tried < 11; tried += 1) await shop.call(authEndpoints.login, asShopper);
    expect((await shop.call(authEndpoints.login, asShopper)).status).toBe(429);
    expect((await logIn(shop, email)).status).toBe(200);
  });

  it('lets nobody in with a password that was published, once its shop is live', async () => {
    const shop = await startShop();
    const { email, staffToken } = await signInStaff(shop);
    await shopTx(shop.tenant.id, (tx) => shutStaff(tx, shop.tenant.id, [email], shop.clock.now));
    expect((await logIn(shop, email)).problem.code).toBe('LOGIN_FAILED');
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status).toBe(401);
  });
});

describe('POST /operator/logout', () => {
  it('ends this session and no other, and takes the cookie back', async () => {
    const shop = await startShop();
    const { email, staffToken } = await signInStaff(shop);
    const other = tokenOf(await logIn(shop, email));
    const answer = await shop.call(operatorDeskEndpoints.logOut, {}, { staffToken: other });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^staffToken=; Path=\/; Max-Age=0;/)]);
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken: other })).status).toBe(401);
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status).toBe(200);
  });
});

describe('PUT /operator/me/language', () => {
  it('is the person’s own, and ends no session', async () => {
    const shop = await startShop({ supportedLanguages: ['en'] });
    const { staffToken } = await signInStaff(shop, ['packer']);
    await shop.call(operatorDeskEndpoints.setLanguage, { query: { language: 'zh-CN' } }, { staffToken });
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).data.language).toBe('zh-CN');
  });
});
