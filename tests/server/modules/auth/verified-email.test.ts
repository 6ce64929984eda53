import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, PASSWORD, signUp } from '../../../support/shopper';

const EMAIL = 'new@mail.test';
const MINUTE_MS = 60_000;
const later = (shop: Shop, ms: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms));

/** @returns what the browser keeps */
async function verify(shop: Shop, email = EMAIL, purpose: 'SIGNUP' | 'FORGOT_PASSWORD' = 'SIGNUP') {
  await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose } });
  const body = { email, verificationCode: await mailedCode(shop, email), purpose };
  const { status, headers } = await shop.call(authEndpoints.verifyEmailCode, { body });
  expect(status).toBe(200);
  return headers.get('set-cookie') ?? '';
}
const signup = (shop: Shop, kept = '', email = EMAIL, loginPassword = PASSWORD) =>
  shop.call(
    authEndpoints.signup,
    { body: { name: 'Ada', email, loginPassword } },
    { headers: { cookie: kept.split(';')[0] ?? '' } },
  );
const NEEDS_CODE = { code: 'INVALID', errors: [{ path: 'verificationCode', code: 'required' }] };

describe('an e-mail that was verified in this browser', () => {
  it('signs up once without the code', async () => {
    const shop = await startShop();
    const kept = await verify(shop);
    expect(kept).toMatch(/^verified=[\w.]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Lax$/);
    const opened = await signup(shop, kept);
    expect(opened.data.profile.email).toBe(EMAIL);
    expect(opened.headers.get('set-cookie')).toContain('verified=; Path=/; Max-Age=0');
    expect((await signup(shop, kept)).problem.code).toBe('CODE_INVALID');
  });

  it('still does after a refusal, and when the code itself has died', async () => {
    const shop = await startShop();
    await shop.call(authEndpoints.sendEmailCode, { body: { email: EMAIL } });
    later(shop, 9 * MINUTE_MS);
    const body = { email: EMAIL, verificationCode: await mailedCode(shop, EMAIL) };
    const kept = (await shop.call(authEndpoints.verifyEmailCode, { body })).headers.get('set-cookie') ?? '';
    expect((await signup(shop, kept, EMAIL, 'password1')).problem.code).toBe('PASSWORD_WEAK');
    later(shop, 14 * MINUTE_MS);
    expect((await signup(shop, kept)).status).toBe(200);
  });

  it('proves nothing of another e-mail, shop or browser', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    const kept = await verify(shop);
    expect((await signup(shop, kept, 'other@mail.test')).problem).toMatchObject(NEEDS_CODE);
    expect((await signup(other, kept)).problem).toMatchObject(NEEDS_CODE);
    expect((await signup(shop)).problem).toMatchObject(NEEDS_CODE);
    expect((await signup(shop, kept)).status).toBe(200);
  });

  it('proves nothing after a quarter of an hour', async () => {
    const shop = await startShop();
    const kept = await verify(shop);
    later(shop, 15 * MINUTE_MS);
    expect((await signup(shop, kept)).problem).toMatchObject(NEEDS_CODE);
  });

  it('cannot be made up or made to last', async () => {
    const shop = await startShop();
    const [, id = '', until = '', mark = ''] = /^verified=(\w+)\.(\d+)\.(\w+);/.exec(await verify(shop)) ?? [];
    const forged = [
      `${id}.${Number(until) + 900}.${mark}`,
      `${id}.${until}.${mark.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}`,
      `${id}.${until}.`,
      `x.${until}.${mark}`,
      '..',
    ];
    for (const value of forged) expect((await signup(shop, `verified=${value}`)).problem).toMatchObject(NEEDS_CODE);
  });

  it('is void once a newer code is sent', async () => {
    const shop = await startShop();
    const kept = await verify(shop);
    later(shop, MINUTE_MS);
    await shop.call(authEndpoints.sendEmailCode, { body: { email: EMAIL } });
    expect((await signup(shop, kept)).problem.code).toBe('CODE_INVALID');
  });

  it('is proved by a code of a sign-up only', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    expect(await verify(shop, email, 'FORGOT_PASSWORD')).toBe('');
  });
});
