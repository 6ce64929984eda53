import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, mailsTo, PASSWORD, signUp } from '../../../support/shopper';

const NEW = 'another-harbour-58';
const CHANGED = 'Your login password at Test Shop was changed';
const statusOf = async (shop: Shop, token: string) =>
  (await shop.call(accountEndpoints.getProfile, {}, { token })).status;
const logIn = (shop: Shop, email: string, password: string) =>
  shop.call(authEndpoints.login, { body: { email, password } });
const change = (shop: Shop, token: string, oldPassword: string, newPassword: string) =>
  shop.call(accountEndpoints.changePassword, { body: { oldPassword, newPassword } }, { token });

describe('PUT /front/user/change-password', () => {
  it('ends every other session and tells the shopper by mail', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    const stranger = await signUp(shop);
    const other = (await logIn(shop, email, PASSWORD)).data.token;
    expect((await change(shop, token, PASSWORD, NEW)).status).toBe(200);
    expect([await statusOf(shop, token), await statusOf(shop, other)]).toEqual([200, 401]);
    expect(await statusOf(shop, stranger.token)).toBe(200);
    expect((await logIn(shop, email, PASSWORD)).status).toBe(401);
    expect((await logIn(shop, email, NEW)).status).toBe(200);
    expect((await logIn(shop, stranger.email, PASSWORD)).status).toBe(200);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContain(CHANGED);
    // that, and two logins in browsers that were new
    expect((await shop.call(accountEndpoints.getProfile, {}, { token })).data.unreadNotificationCount).toBe(3);
  });

  it('needs the old one', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    expect((await change(shop, token, 'not-the-password', NEW)).problem.code).toBe('PASSWORD_WRONG');
    expect((await logIn(shop, email, PASSWORD)).status).toBe(200);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).not.toContain(CHANGED);
  });

  it('lets the holder of a session guess ten times an hour', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    for (let i = 0; i < 10; i += 1) expect((await change(shop, token, `guess-${i}`, NEW)).status).toBe(422);
    expect((await change(shop, token, PASSWORD, NEW)).status).toBe(429);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect((await change(shop, token, PASSWORD, NEW)).status).toBe(200);
  });

  it('refuses a weak one', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const { problem } = await change(shop, token, PASSWORD, '12345678');
    expect(problem).toMatchObject({ code: 'PASSWORD_WEAK', errors: [{ path: 'newPassword', code: 'too-common' }] });
  });
});

describe('POST /front/user/forget-password', () => {
  const askCode = async (shop: Shop, email: string) => {
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'FORGOT_PASSWORD' } });
    return mailedCode(shop, email);
  };
  const reset = (shop: Shop, email: string, verificationCode: string, newPassword = NEW) =>
    shop.call(authEndpoints.resetPassword, { body: { email, verificationCode, newPassword } });

  it('sets a new password, ends every session and tells the shopper', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    expect((await reset(shop, email, await askCode(shop, email))).status).toBe(200);
    expect(await statusOf(shop, token)).toBe(401);
    expect((await logIn(shop, email, PASSWORD)).status).toBe(401);
    expect((await logIn(shop, email, NEW)).status).toBe(200);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContain(
      'Your login password at Test Shop was changed',
    );
  });

  it('uses the code up', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const code = await askCode(shop, email);
    await reset(shop, email, code);
    expect((await reset(shop, email, code, 'third-harbour-91')).problem.code).toBe('CODE_INVALID');
  });

  it('answers a wrong code for a known and an unknown e-mail alike', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const known = await reset(shop, email, '123456');
    const unknown = await reset(shop, 'nobody@mail.test', '123456');
    expect(known.problem).toMatchObject({
      code: 'CODE_INVALID',
      detail: expect.stringContaining('try again'),
      errors: [{ path: 'verificationCode', code: 'invalid_format' }],
    });
    expect([unknown.status, unknown.problem]).toEqual([known.status, known.problem]);
  });

  it('keeps the code where the new password is weak', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const code = await askCode(shop, email);
    expect((await reset(shop, email, code, 'short')).problem.code).toBe('PASSWORD_WEAK');
    expect((await reset(shop, email, code)).status).toBe(200);
  });

  it('opens the lock of failed logins', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    for (let i = 0; i < 11; i += 1) await logIn(shop, email, 'wrong-guess');
    expect((await logIn(shop, email, PASSWORD)).status).toBe(429);
    await reset(shop, email, await askCode(shop, email));
    expect((await logIn(shop, email, NEW)).status).toBe(200);
  });
});

describe('PUT /front/user/email', () => {
  const TO = 'moved@mail.test';
  const askCode = async (shop: Shop, email: string) => {
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'CHANGE_EMAIL' } });
    return mailedCode(shop, email);
  };
  const move = (
    shop: Shop,
    token: string,
    verificationCode: string,
    body: { email?: string; loginPassword?: string } = {},
  ) =>
    shop.call(
      accountEndpoints.changeEmail,
      { body: { email: TO, loginPassword: PASSWORD, verificationCode, ...body } },
      { token },
    );

  it('moves the account and tells the old address', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    expect((await move(shop, token, await askCode(shop, TO))).data.email).toBe(TO);
    expect((await logIn(shop, email, PASSWORD)).status).toBe(401);
    expect((await logIn(shop, TO, PASSWORD)).status).toBe(200);
    expect((await mailsTo(shop, email))[0]?.subject).toBe('Your e-mail address at Test Shop was changed');
  });

  it('needs the login password and a code of the new address', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    const code = await askCode(shop, TO);
    expect((await move(shop, token, code, { loginPassword: 'wrong-guess' })).problem.code).toBe('PASSWORD_WRONG');
    expect((await move(shop, token, code, { email: 'third@mail.test' })).problem.code).toBe('CODE_INVALID');
    expect((await logIn(shop, email, PASSWORD)).status).toBe(200);
    expect((await move(shop, token, code)).status).toBe(200);
  });

  it('refuses an address of another account of the shop, not of another shop', async () => {
    const [shop, elsewhere] = [await startShop(), await startShop()];
    const { token } = await signUp(shop);
    const taken = await signUp(shop);
    const answer = await move(shop, token, await askCode(shop, taken.email), { email: taken.email });
    expect(answer.problem.code).toBe('EMAIL_TAKEN');
    const far = await signUp(elsewhere);
    expect((await move(shop, token, await askCode(shop, far.email), { email: far.email })).status).toBe(200);
  });
});
