import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
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
    expect(mail?.body).toContain('Chrome · Windows · 192.0.2.*\n2026-11-21 13:30 (UTC+5:30)');
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

  it('that is known guesses ten times an hour itself, then as a stranger, and helps with no other account', async () => {
    const shop = await startShop();
    const [ada, bob] = [await signUp(shop), await signUp(shop)];
    const device = cookieOf((await logIn(shop, ada.email)).headers);
    for (let i = 0; i < 20; i += 1)
      expect((await logIn(shop, ada.email, 'wrong-guess', headersOf(device))).status).toBe(401);
    expect((await logIn(shop, ada.email, PASSWORD, headersOf(device))).status).toBe(429);
    for (let i = 0; i < 51; i += 1) await logIn(shop, bob.email, 'wrong-guess', headersOf('', `198.51.100.${i}`));
    expect((await logIn(shop, bob.email, PASSWORD, headersOf(device))).status).toBe(429);
  });

  it('has a token that the server made, whatever cookie comes', async () => {
    const shop = await startShop();
    const [ada, bob] = [await signUp(shop), await signUp(shop)];
    const planted = `device=${'p'.repeat(43)}`;
    const ofAda = cookieOf((await logIn(shop, ada.email, PASSWORD, headersOf(planted))).headers);
    expect(ofAda).toMatch(/^device=[\w-]{43}$/);
    expect(ofAda).not.toBe(planted);
    // nor does that of another shopper become a second one's
    expect(cookieOf((await logIn(shop, bob.email, PASSWORD, headersOf(ofAda))).headers)).not.toBe(ofAda);
    // whoever planted it is a stranger still
    for (let i = 0; i < 51; i += 1) await logIn(shop, ada.email, 'wrong-guess', headersOf('', `198.51.100.${i}`));
    expect((await logIn(shop, ada.email, PASSWORD, headersOf(planted))).status).toBe(429);
    expect((await logIn(shop, ada.email, PASSWORD, headersOf(ofAda))).status).toBe(200);
  });

  it('logs in sixteen times at once, and guesses no more often for that', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const device = cookieOf((await logIn(shop, email)).headers);
    const atOnce = async (password: string, times: number) =>
      (await Promise.all(Array.from({ length: times }, () => logIn(shop, email, password, headersOf(device))))).map(
        ({ status }) => status,
      );
    expect(new Set(await atOnce(PASSWORD, 16))).toEqual(new Set([200]));
    const guesses = await atOnce('wrong-guess', 40);
    expect(guesses.filter((status) => status === 401)).toHaveLength(20);
    expect(guesses.filter((status) => status === 429)).toHaveLength(20);
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
