import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { emailCode } from '../../../../src/server/db/schema/account';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, mailsTo, signUp } from '../../../support/shopper';

type Purpose = 'SIGNUP' | 'FORGOT_PASSWORD' | 'CHANGE_EMAIL' | 'PAY_PASSWORD';
const send = (shop: Shop, email: string, purpose: Purpose = 'SIGNUP', ip = '192.0.2.1') =>
  shop.call(authEndpoints.sendEmailCode, { body: { email, purpose } }, { headers: { 'x-sampan-client-ip': ip } });
const check = async (shop: Shop, email: string, verificationCode: string, purpose: Purpose = 'SIGNUP') =>
  (await shop.call(authEndpoints.verifyEmailCode, { body: { email, verificationCode, purpose } })).status;
const wait = (shop: Shop, seconds: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000));
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const EMAIL = 'new@mail.test';

describe('e-mail codes', () => {
  it('mails six digits in the language of the request and keeps only their hash', async () => {
    const shop = await startShop();
    await send(shop, EMAIL);
    const code = await mailedCode(shop, EMAIL);
    const [mail] = await mailsTo(shop, EMAIL);
    expect(mail?.subject).toBe(`${code} is your code for Test Shop`);
    expect(mail?.body).not.toMatch(/\{\{|\}\}/);
    const rows = (await systemTx((tx) => tx.select().from(emailCode))).filter((row) => row.tenantId === shop.tenant.id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await check(shop, EMAIL, code)).toBe(200);
  });

  it('is dead after ten minutes', async () => {
    const shop = await startShop();
    await send(shop, EMAIL);
    const code = await mailedCode(shop, EMAIL);
    wait(shop, 599);
    expect(await check(shop, EMAIL, code)).toBe(200);
    wait(shop, 1);
    expect(await check(shop, EMAIL, code)).toBe(410);
  });

  it('is dead after five wrong guesses', async () => {
    const shop = await startShop();
    await send(shop, EMAIL);
    const code = await mailedCode(shop, EMAIL);
    for (let i = 0; i < 4; i += 1) expect(await check(shop, EMAIL, otherThan(code))).toBe(410);
    expect(await check(shop, EMAIL, code)).toBe(200);
    expect(await check(shop, EMAIL, otherThan(code))).toBe(410);
    expect(await check(shop, EMAIL, code)).toBe(410);
  });

  it('gives parallel guesses no more than five tries', async () => {
    const shop = await startShop();
    await send(shop, EMAIL);
    const code = await mailedCode(shop, EMAIL);
    await Promise.all(Array.from({ length: 20 }, () => check(shop, EMAIL, otherThan(code))));
    const [row] = (await systemTx((tx) => tx.select().from(emailCode))).filter((r) => r.tenantId === shop.tenant.id);
    expect(row?.attempts).toBe(5);
    expect(await check(shop, EMAIL, code)).toBe(410);
  });

  it('holds for one purpose, one address and one shop', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    await send(shop, EMAIL);
    const code = await mailedCode(shop, EMAIL);
    expect(await check(shop, EMAIL, code, 'CHANGE_EMAIL')).toBe(410);
    expect(await check(shop, 'someone@mail.test', code)).toBe(410);
    expect(await check(other, EMAIL, code)).toBe(410);
    expect(await check(shop, EMAIL, code)).toBe(200);
  });

  it('is void once a newer one is sent', async () => {
    const shop = await startShop();
    await send(shop, EMAIL);
    const old = await mailedCode(shop, EMAIL);
    wait(shop, 60);
    await send(shop, EMAIL);
    const fresh = await mailedCode(shop, EMAIL);
    if (old !== fresh) expect(await check(shop, EMAIL, old)).toBe(410);
    expect(await check(shop, EMAIL, fresh)).toBe(200);
  });

  it('is sent at most once a minute, five times an hour, ten times a day to one address', async () => {
    const shop = await startShop();
    const sent: number[] = [];
    expect((await send(shop, EMAIL)).status).toBe(200);
    wait(shop, 59);
    const early = await send(shop, EMAIL, 'FORGOT_PASSWORD');
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
    wait(shop, 1);
    // then a try every ten minutes of the first 24 hours
    for (let minute = 1; minute < 24 * 60; minute += 10) {
      if ((await send(shop, EMAIL, 'SIGNUP', `198.51.100.${minute % 250}`)).status === 200) sent.push(minute);
      wait(shop, 600);
    }
    expect(sent.filter((minute) => minute < 60)).toHaveLength(4);
    expect(sent).toHaveLength(9);
  });

  it('is sent at most twenty times an hour for one caller', async () => {
    const shop = await startShop();
    for (let i = 0; i < 20; i += 1) expect((await send(shop, `a${i}@mail.test`)).status).toBe(200);
    expect((await send(shop, 'a20@mail.test')).status).toBe(429);
    expect((await send(shop, 'a20@mail.test', 'SIGNUP', '192.0.2.2')).status).toBe(200);
  });

  it('answers for a known and an unknown address alike, and tells the truth by mail', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const [known, unknown] = [await send(shop, email, 'FORGOT_PASSWORD'), await send(shop, EMAIL, 'FORGOT_PASSWORD')];
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    expect(await mailedCode(shop, email)).toMatch(/^\d{6}$/);
    expect((await mailsTo(shop, EMAIL))[0]?.subject).toBe('No account with this address at Test Shop');
    await expect(mailedCode(shop, EMAIL)).rejects.toThrow('no code');
  });
});
