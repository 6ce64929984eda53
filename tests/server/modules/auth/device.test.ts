import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account';
import { authEndpoints } from '../../../../src/contract/auth';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, mailsTo, PASSWORD, signUp } from '../../../support/shopper';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const headersOf = (cookie = '', ip = '192.0.2.7') => ({ 'user-agent': CHROME, 'x-sampan-client-ip': ip, cookie });
const logIn = (shop: Shop, email: string, password = PASSWORD, headers = headersOf()) =>
  shop.call(authEndpoints.login, { body: { email, password } }, { headers });
const cookieOf = (headers: Headers) => /^device=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
const SUBJECT = 'New login to your account at Test Shop';

describe('a device', () => {
  it('that is new is told of by mail and message, once', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const first = await logIn(shop, email);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.subject).toBe(SUBJECT);
    expect(mail?.body).toContain('Chrome · Windows · 192.0.2.*\n2026-11-21 08:00 UTC');
    const messages = await shop.call(accountEndpoints.listNotifications, {}, { token: first.data.token });
    expect(messages.data.items[0]).toMatchObject({ title: 'New device', link: '/my/account' });
    expect(first.headers.get('set-cookie')).toMatch(
      /^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const again = await logIn(shop, email, PASSWORD, headersOf(cookieOf(first.headers)));
    expect(cookieOf(again.headers)).toBe(cookieOf(first.headers));
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);
    // another browser, and one that makes a cookie up
    await logIn(shop, email);
    await logIn(shop, email, PASSWORD, headersOf(`device=${'x'.repeat(43)}`));
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(3);
  });

  it('of the sign-up is known from the start', async () => {
    const shop = await startShop();
    const email = 'new@mail.test';
    await shop.call(authEndpoints.sendEmailCode, { body: { email } });
    const verificationCode = await mailedCode(shop, email);
    const body = { name: 'Ada', email, loginPassword: PASSWORD, verificationCode };
    const opened = await shop.call(authEndpoints.signup, { body });
    expect(opened.status).toBe(200);
    await logIn(shop, email, PASSWORD, headersOf(cookieOf(opened.headers)));
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });

  // fifty tries of strangers shut the owner out for a quarter of an hour
  it('that is known stays open while strangers lock the account', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const device = cookieOf((await logIn(shop, email)).headers);
    for (let i = 0; i < 51; i += 1) await logIn(shop, email, 'wrong-guess', headersOf('', `198.51.100.${i}`));
    expect((await logIn(shop, email)).status).toBe(429);
    expect((await logIn(shop, email, PASSWORD, headersOf(device))).status).toBe(200);
    // at its own address too: there may be strangers behind it
    for (let i = 0; i < 11; i += 1) await logIn(shop, email, 'wrong-guess');
    expect((await logIn(shop, email, PASSWORD, headersOf(device))).status).toBe(200);
  });

  it('that is known gets a code while strangers use up those of the address', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const device = cookieOf((await logIn(shop, email)).headers);
    const send = async (headers: Record<string, string>) =>
      (await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'FORGOT_PASSWORD' } }, { headers }))
        .status;
    for (let i = 0; i < 5; i += 1) {
      expect(await send(headersOf('', `198.51.100.${i}`))).toBe(200);
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    }
    expect(await send(headersOf())).toBe(429);
    expect(await send(headersOf(device))).toBe(200);
    // its own are few as well
    expect(await send(headersOf(device))).toBe(429);
  });

  it('that is known guesses ten times an hour itself, and helps with no other account', async () => {
    const shop = await startShop();
    const [ada, bob] = [await signUp(shop), await signUp(shop)];
    const device = cookieOf((await logIn(shop, ada.email)).headers);
    for (let i = 0; i < 10; i += 1)
      expect((await logIn(shop, ada.email, 'wrong-guess', headersOf(device))).status).toBe(401);
    expect((await logIn(shop, ada.email, PASSWORD, headersOf(device))).status).toBe(429);
    for (let i = 0; i < 51; i += 1) await logIn(shop, bob.email, 'wrong-guess', headersOf('', `198.51.100.${i}`));
    expect((await logIn(shop, bob.email, PASSWORD, headersOf(device))).status).toBe(429);
  });

  it('is a stranger again after the password was reset elsewhere', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const device = cookieOf((await logIn(shop, email)).headers);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'FORGOT_PASSWORD' } });
    const verificationCode = await mailedCode(shop, email);
    await shop.call(authEndpoints.resetPassword, { body: { email, verificationCode, newPassword: 'loud-harbour-28' } });
    await logIn(shop, email, 'loud-harbour-28', headersOf(device));
    expect((await mailsTo(shop, email)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(2);
  });
});
