import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import type { Locale } from '../../../../src/contract/locales';
import { systemTx } from '../../../../src/server/db/database';
import { shopper } from '../../../../src/server/db/schema/account';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, PASSWORD, signUp } from '../../../support/shopper';

const EMAIL = 'new@mail.test';
type Body = CallInput<typeof authEndpoints.signup>['body'];

async function askCode(shop: Shop, email = EMAIL) {
  await shop.call(authEndpoints.sendEmailCode, { body: { email } });
  return mailedCode(shop, email);
}
const signup = (shop: Shop, verificationCode: string, change: Partial<Body> = {}, locale: Locale = 'en') =>
  shop.call(
    authEndpoints.signup,
    { body: { name: 'Ada', email: EMAIL, loginPassword: PASSWORD, verificationCode, ...change } },
    { locale },
  );
const rowOf = async (shop: Shop, email = EMAIL) =>
  (await systemTx((tx) => tx.select().from(shopper))).find((r) => r.tenantId === shop.tenant.id && r.email === email);

describe('POST /front/user/signup', () => {
  it('opens an account and a session', async () => {
    const shop = await startShop();
    const change = { phoneNumber: '+61 2 5550 0100', secondEmail: 'second@mail.test' };
    const { token, profile } = (await signup(shop, await askCode(shop), change, 'vi')).data;
    expect(profile).toMatchObject({ name: 'Ada', email: EMAIL, kind: 'INDIVIDUAL', role: 'shopper', language: 'vi' });
    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).data).toEqual(profile);
    expect(await rowOf(shop)).toMatchObject({ ...change, businessLicenseNo: null, promotionCode: null });
    const login = await shop.call(authEndpoints.login, { body: { email: EMAIL, password: PASSWORD } });
    // told of the second device
    expect(login.data.profile).toEqual({ ...profile, unreadNotificationCount: 1 });
  });

  it('gives a language that the shop does not speak the shop’s own', async () => {
    const shop = await startShop();
    expect((await signup(shop, await askCode(shop), {}, 'ko')).data.profile.language).toBe('en');
  });

  it('refuses a code that is wrong, used or another shop’s', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    const code = await askCode(shop);
    expect((await signup(shop, code === '000000' ? '000001' : '000000')).problem.code).toBe('CODE_INVALID');
    expect((await signup(other, code)).problem.code).toBe('CODE_INVALID');
    expect((await signup(shop, code)).status).toBe(200);
    expect((await signup(shop, code)).problem.code).toBe('CODE_INVALID');
  });

  it('makes one account of two sign-ups with one code at once', async () => {
    const shop = await startShop();
    const code = await askCode(shop);
    const answers = await Promise.all([signup(shop, code), signup(shop, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('says that the e-mail is taken only to who reads its mail', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    expect((await signup(shop, '123456', { email })).problem.code).toBe('CODE_INVALID');
    const code = await askCode(shop, email);
    expect((await signup(shop, code, { email })).problem.code).toBe('EMAIL_TAKEN');
    expect((await signup(shop, code, { email })).problem.code).toBe('CODE_INVALID');
  });

  it.each([
    ['Ab1!', 'too-short'],
    ['x'.repeat(64) + 'yz'.repeat(33), 'too-long'],
    ['password1', 'too-common'],
    ['hello-newcomer-99', 'contains-email'],
    ['test shop forever', 'contains-shop-name'],
    ['cửa hàng thử 2026', 'contains-shop-name'],
  ])('refuses the password %s: %s', async (loginPassword, code) => {
    const shop = await startShop();
    const email = 'newcomer@mail.test';
    const verificationCode = await askCode(shop, email);
    const { problem } = await signup(shop, verificationCode, { email, loginPassword });
    expect(problem).toMatchObject({ code: 'PASSWORD_WEAK', errors: [{ path: 'loginPassword', code }] });
    expect((await signup(shop, verificationCode, { email })).status).toBe(200);
  });

  it('asks a company for its licence and its representative', async () => {
    const shop = await startShop();
    const code = await askCode(shop);
    const { problem } = await signup(shop, code, { kind: 'COMPANY', businessLicenseNo: ' ' });
    expect(problem.code).toBe('INVALID');
    expect(problem.errors).toEqual([
      { path: 'businessLicenseNo', code: 'required' },
      { path: 'legalPersonName', code: 'required' },
    ]);
    const company = { kind: 'COMPANY', businessLicenseNo: 'BL-1', legalPersonName: 'Grace' } as const;
    expect((await signup(shop, code, company)).data.profile.kind).toBe('COMPANY');
    expect(await rowOf(shop)).toMatchObject(company);
  });

  it('takes the shop’s promotion codes and no other', async () => {
    const shop = await startShop({ promotionCodes: ['FRIEND26'] });
    const code = await askCode(shop);
    const { problem } = await signup(shop, code, { promotionCode: 'NOBODY' });
    expect(problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'promotionCode', code: 'unknown' }] });
    expect((await signup(shop, code, { promotionCode: 'friend26' })).status).toBe(200);
    expect((await rowOf(shop))?.promotionCode).toBe('friend26');
  });

  it('refuses a field that it does not know', async () => {
    const shop = await startShop();
    const { problem } = await signup(shop, '123456', { role: 'operator' } as Partial<Body>);
    expect(problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'role', code: 'unknown_field' }] });
  });
});

describe('POST /front/user/verify-email-promotion-code', () => {
  it('knows the codes of this shop', async () => {
    const shop = await startShop({ promotionCodes: ['FRIEND26'] });
    const isValid = async (promotionCode: string) =>
      (await shop.call(authEndpoints.verifyPromotionCode, { body: { email: EMAIL, promotionCode } })).data.isValid;
    expect([await isValid('friend26'), await isValid('FRIEND27')]).toEqual([true, false]);
    const other = await startShop();
    const body = { email: EMAIL, promotionCode: 'FRIEND26' };
    expect((await other.call(authEndpoints.verifyPromotionCode, { body })).data.isValid).toBe(false);
  });

  it('cannot be tried at will', async () => {
    const shop = await startShop({ promotionCodes: ['FRIEND26'] });
    const statusOf = async (n: number) =>
      (await shop.call(authEndpoints.verifyPromotionCode, { body: { email: EMAIL, promotionCode: `T${n}` } })).status;
    for (let n = 0; n < 30; n += 1) expect(await statusOf(n)).toBe(200);
    expect(await statusOf(30)).toBe(429);
  });
});

describe('GET /front/user/check-email-available', () => {
  it('hints whether an e-mail is free in this shop, ten times a minute', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    const { email } = await signUp(shop);
    const ask = (where: Shop) => where.call(authEndpoints.checkEmailAvailable, { query: { email } });
    expect((await ask(shop)).data).toEqual({ available: false });
    expect((await ask(other)).data).toEqual({ available: true });
    for (let i = 1; i < 10; i += 1) await ask(shop);
    expect((await ask(shop)).status).toBe(429);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await ask(shop)).status).toBe(200);
  });

  it('answers one caller sixty times a day', async () => {
    const shop = await startShop();
    const statuses = new Set<number>();
    for (let i = 0; i < 61; i += 1) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
      statuses.add((await shop.call(authEndpoints.checkEmailAvailable, { query: { email: EMAIL } })).status);
      if (i === 59) expect([...statuses]).toEqual([200]);
    }
    expect(statuses).toContain(429);
  });
});
