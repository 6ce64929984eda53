import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, mailsTo, PASSWORD, signUp } from '../../../support/shopper';

type Purpose = 'SIGNUP' | 'FORGOT_PASSWORD' | 'CHANGE_EMAIL' | 'PAY_PASSWORD';
const NEW_PASSWORD = 'loud-harbour-28';

const from = (ip: string, cookie = '') => ({ headers: { 'x-sampan-client-ip': ip, cookie } });
const OWNER = '192.0.2.7';
const cookieOf = (headers: Headers, name: string) =>
  new RegExp(`^${name}=[^;]+`).exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
const send = (shop: Shop, email: string, purpose: Purpose, caller = from(OWNER)) =>
  shop.call(authEndpoints.sendEmailCode, { body: { email, purpose } }, caller);
const guess = async (shop: Shop, email: string, verificationCode: string, purpose: Purpose, caller = from(OWNER)) =>
  (await shop.call(authEndpoints.verifyEmailCode, { body: { email, verificationCode, purpose } }, caller)).status;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const wait = (shop: Shop, seconds: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000));

/** Somebody elsewhere uses up what tries strangers have. */
async function burn(shop: Shop, email: string, code: string, purpose: Purpose): Promise<void> {
  for (let i = 0; i < 6; i += 1)
    expect(await guess(shop, email, otherThan(code), purpose, from(`198.51.100.${i}`))).toBe(410);
  expect(await guess(shop, email, code, purpose, from('198.51.100.9'))).toBe(410);
}

async function knownDevice(shop: Shop) {
  const { email, token } = await signUp(shop);
  const { headers } = await shop.call(authEndpoints.login, { body: { email, password: PASSWORD } }, from(OWNER));
  return { email, token, device: from(OWNER, cookieOf(headers, 'device')) };
}

describe('a code that was asked for', () => {
  // five wrong guesses of anybody ended it
  it.each(['FORGOT_PASSWORD', 'SIGNUP', 'PAY_PASSWORD', 'CHANGE_EMAIL'] as const)(
    'stays the asking browser’s whatever strangers guess: %s',
    async (purpose) => {
      const shop = await startShop();
      const { email, token } = await signUp(shop);
      const address = purpose === 'SIGNUP' || purpose === 'CHANGE_EMAIL' ? 'new@mail.test' : email;
      const asked = await send(shop, address, purpose);
      const verificationCode = await mailedCode(shop, address);
      await burn(shop, address, verificationCode, purpose);
      const browser = from(OWNER, cookieOf(asked.headers, 'asked'));
      const known = { ...browser, token };
      const used = {
        FORGOT_PASSWORD: () =>
          shop.call(
            authEndpoints.resetPassword,
            { body: { email: address, verificationCode, newPassword: NEW_PASSWORD } },
            browser,
          ),
        SIGNUP: () =>
          shop.call(
            authEndpoints.signup,
            { body: { name: 'Ada', email: address, loginPassword: PASSWORD, verificationCode } },
            browser,
          ),
        PAY_PASSWORD: () =>
          shop.call(
            walletEndpoints.setFirstPayPassword,
            { body: { payPassword: '739105', emailVerificationCode: verificationCode } },
            known,
          ),
        CHANGE_EMAIL: () =>
          shop.call(
            accountEndpoints.changeEmail,
            { body: { loginPassword: PASSWORD, email: address, verificationCode } },
            known,
          ),
      };
      expect((await used[purpose]()).status).toBe(200);
    },
  );

  it('stays that of a device that the owner knows, which needs no other mark', async () => {
    const shop = await startShop();
    const { email, device } = await knownDevice(shop);
    const asked = await send(shop, email, 'FORGOT_PASSWORD', device);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const code = await mailedCode(shop, email);
    await burn(shop, email, code, 'FORGOT_PASSWORD');
    expect(await guess(shop, email, code, 'FORGOT_PASSWORD', device)).toBe(200);
  });

  it('is not made void by strangers where a device that the owner knows asked for it', async () => {
    const shop = await startShop();
    const { email, device } = await knownDevice(shop);
    await send(shop, email, 'FORGOT_PASSWORD', device);
    const code = await mailedCode(shop, email);
    wait(shop, 60);
    expect((await send(shop, email, 'FORGOT_PASSWORD', from('198.51.100.1'))).status).toBe(200);
    expect(await mailsTo(shop, email)).not.toHaveLength(1);
    const body = { email, verificationCode: code, newPassword: NEW_PASSWORD };
    expect((await shop.call(authEndpoints.resetPassword, { body }, device)).status).toBe(200);
  });

  it('leaves five guesses to who asked too, and no more with the marks of others', async () => {
    const shop = await startShop();
    const email = 'new@mail.test';
    const browser = from(OWNER, cookieOf((await send(shop, email, 'SIGNUP')).headers, 'asked'));
    const code = await mailedCode(shop, email);
    for (let i = 0; i < 5; i += 1) expect(await guess(shop, email, otherThan(code), 'SIGNUP', browser)).toBe(410);
    expect(await guess(shop, email, code, 'SIGNUP', browser)).toBe(410);
    const elsewhere = cookieOf((await send(shop, 'other@mail.test', 'SIGNUP')).headers, 'asked');
    await burn(shop, email, code, 'SIGNUP');
    expect(await guess(shop, email, code, 'SIGNUP', from(OWNER, elsewhere))).toBe(410);
  });

  it('is guessed at thirty times an hour by a stranger, whichever it is; the browser that asked is not counted', async () => {
    const shop = await startShop();
    for (let i = 0; i < 30; i += 1) expect(await guess(shop, `a${i}@mail.test`, '123456', 'SIGNUP')).toBe(410);
    expect(await guess(shop, 'a30@mail.test', '123456', 'SIGNUP')).toBe(429);
    const email = 'new@mail.test';
    const browser = from(OWNER, cookieOf((await send(shop, email, 'SIGNUP')).headers, 'asked'));
    expect(await guess(shop, email, await mailedCode(shop, email), 'SIGNUP', browser)).toBe(200);
  });
});
