import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { ensureAccount } from '../../../../src/server/modules/auth/auth.service';
import { fundBalance, PAY_PASSWORD } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, mailsTo, PASSWORD, signUp } from '../../../support/shopper';

const withdraw = (shop: Shop, token: string, payPassword: string) =>
  shop.call(
    walletEndpoints.createWithdrawal,
    { body: { amount: 1, accountText: 'IBAN 1234', payPassword } },
    { token },
  );
const CHANGED = 'Your pay password at Test Shop was changed';
const noticesOf = async (shop: Shop, token: string) =>
  (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items.map(({ title, link }) => [
    title,
    link,
  ]);
const hasOne = async (shop: Shop, token: string) =>
  (await shop.call(walletEndpoints.getSummary, {}, { token })).data.hasPayPassword;

describe('POST /front/user-account/first-set-pay-password', () => {
  it('sets it once, and tells the shopper by mail and message', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    expect(await hasOne(shop, token)).toBe(false);
    const set = (payPassword: string) =>
      shop.call(walletEndpoints.setFirstPayPassword, { body: { payPassword, loginPassword: PASSWORD } }, { token });
    expect((await set(PAY_PASSWORD)).status).toBe(200);
    expect(await hasOne(shop, token)).toBe(true);
    expect(await noticesOf(shop, token)).toEqual([['Pay password set', '/my/balance']]);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toEqual(['A pay password was set at Test Shop']);
    expect((await set('918273')).problem.code).toBe('PAY_PASSWORD_ALREADY_SET');
    expect((await withdraw(shop, token, '918273')).problem.code).toBe('PAY_PASSWORD_WRONG');
  });

  it.each(['111111', '123456', '987654'])('refuses %s', async (payPassword) => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const answer = await shop.call(
      walletEndpoints.setFirstPayPassword,
      { body: { payPassword, loginPassword: PASSWORD } },
      { token },
    );
    expect(answer.problem).toMatchObject({ code: 'PASSWORD_WEAK', errors: [{ path: 'payPassword' }] });
    expect(await hasOne(shop, token)).toBe(false);
  });

  it.each(['12345', '1234567', '12345a', '１２３４５６'])('takes six digits only, not %s', async (payPassword) => {
    const shop = await startShop();
    const { token } = await signUp(shop);
    const answer = await shop.call(
      walletEndpoints.setFirstPayPassword,
      { body: { payPassword, loginPassword: PASSWORD } },
      { token },
    );
    expect(answer.problem.code).toBe('INVALID');
  });

  // A4; fails when the two are not compared
  it('refuses the login password', async () => {
    const shop = await startShop();
    const email = 'ada@mail.test';
    const account = { email, password: PAY_PASSWORD, name: 'Ada', role: 'shopper', language: 'en' } as const;
    await ensureAccount(shop.tenant.id, account);
    const { token } = await signUp(shop, { email });
    const answer = await shop.call(
      walletEndpoints.setFirstPayPassword,
      { body: { payPassword: PAY_PASSWORD, loginPassword: PAY_PASSWORD } },
      { token },
    );
    expect(answer.problem).toMatchObject({
      code: 'PASSWORD_WEAK',
      errors: [{ path: 'payPassword', code: 'same-as-login' }],
    });
  });

  // a token alone set it, and withdrew all
  it('takes no session for the shopper (A5)', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop);
    await fundBalance(shop, { shopperId }, 10);
    const set = (proof: object) =>
      shop.call(walletEndpoints.setFirstPayPassword, { body: { payPassword: PAY_PASSWORD, ...proof } }, { token });
    expect((await set({})).problem).toMatchObject({ code: 'PROOF_REQUIRED', status: 403 });
    expect((await set({ loginPassword: 'a-wrong-guess' })).problem.code).toBe('PASSWORD_WRONG');
    expect((await set({ emailVerificationCode: '000000' })).problem).toMatchObject({
      code: 'CODE_INVALID',
      errors: [{ path: 'emailVerificationCode', code: 'invalid_format' }],
    });
    expect((await withdraw(shop, token, PAY_PASSWORD)).problem.code).toBe('PAY_PASSWORD_NOT_SET');
  });

  it('takes a mailed code, which works once, and tells the shopper by mail and message', async () => {
    const shop = await startShop();
    const { token, email } = await signUp(shop);
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'PAY_PASSWORD' } });
    const emailVerificationCode = await mailedCode(shop, email);
    const body = { payPassword: PAY_PASSWORD, emailVerificationCode };
    expect((await shop.call(walletEndpoints.setFirstPayPassword, { body }, { token })).status).toBe(200);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContain('A pay password was set at Test Shop');
    expect(await noticesOf(shop, token)).toEqual([['Pay password set', '/my/balance']]);
    const again = { payPassword: '918273', emailVerificationCode };
    const reset = await shop.call(walletEndpoints.resetPayPassword, { body: again }, { token });
    expect(reset.problem.code).toBe('CODE_INVALID');
  });

  it('wants a session', async () => {
    const shop = await startShop();
    const answer = await shop.call(walletEndpoints.setFirstPayPassword, { body: { payPassword: PAY_PASSWORD } });
    expect(answer.status).toBe(401);
  });
});

describe('POST /front/user-account/resetPayPassword', () => {
  const change = (shop: Shop, token: string, oldPayPassword: string, newPayPassword: string) =>
    shop.call(walletEndpoints.changePayPassword, { body: { oldPayPassword, newPayPassword } }, { token });

  it('changes it and tells the shopper by mail and message', async () => {
    const shop = await startShop();
    const { token, shopperId, email } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 10);
    expect((await change(shop, token, PAY_PASSWORD, '918273')).status).toBe(200);
    expect(await noticesOf(shop, token)).toEqual([['Pay password changed', '/my/balance']]);
    expect((await withdraw(shop, token, PAY_PASSWORD)).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect((await withdraw(shop, token, '918273')).status).toBe(200);
    const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['A withdrawal was asked for at Test Shop', CHANGED]);
  });

  it('refuses a wrong old one, a weak new one, and a shopper without one', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop, { payPassword: PAY_PASSWORD });
    expect((await change(shop, token, '555123', '918273')).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect((await change(shop, token, PAY_PASSWORD, '222222')).problem.code).toBe('PASSWORD_WEAK');
    const other = await signUp(shop);
    expect((await change(shop, other.token, PAY_PASSWORD, '918273')).problem.code).toBe('PAY_PASSWORD_NOT_SET');
  });
});

describe('POST /front/user-account/pay-password', () => {
  const sendCode = (shop: Shop, email: string) =>
    shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'PAY_PASSWORD' } });
  const reset = (shop: Shop, token: string, emailVerificationCode: string, payPassword = '918273') =>
    shop.call(walletEndpoints.resetPayPassword, { body: { payPassword, emailVerificationCode } }, { token });

  it('sets a new one with the mailed code, which works once, ends a lock and tells the shopper by mail and message', async () => {
    const shop = await startShop();
    const { token, shopperId, email } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 10);
    for (let tried = 0; tried < 5; tried += 1) await withdraw(shop, token, '555123');
    expect((await withdraw(shop, token, PAY_PASSWORD)).problem.code).toBe('PAY_PASSWORD_LOCKED');
    await sendCode(shop, email);
    const code = await mailedCode(shop, email);
    expect((await reset(shop, token, code)).status).toBe(200);
    expect((await mailsTo(shop, email)).map(({ subject }) => subject)).toContain(CHANGED);
    expect(await noticesOf(shop, token)).toEqual([['Pay password changed', '/my/balance']]);
    expect((await withdraw(shop, token, '918273')).status).toBe(200);
    expect((await reset(shop, token, code, '736251')).problem.code).toBe('CODE_INVALID');
  });

  it('is the only way after ten wrong ones in a day (A4)', async () => {
    const shop = await startShop();
    const { token, shopperId, email } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 10);
    const later = (minutes: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000));
    const guess = async (times: number) => {
      for (let tried = 0; tried < times; tried += 1) await withdraw(shop, token, '555123');
    };
    await guess(5);
    later(30);
    // a right one in between does not give the day's guesses back
    expect((await withdraw(shop, token, PAY_PASSWORD)).status).toBe(200);
    await guess(5);
    later(60);
    const locked = await withdraw(shop, token, PAY_PASSWORD);
    expect(locked.problem.code).toBe('PAY_PASSWORD_LOCKED');
    expect(Number(locked.headers.get('retry-after'))).toBe(23 * 3600);
    await sendCode(shop, email);
    expect((await reset(shop, token, await mailedCode(shop, email))).status).toBe(200);
    await guess(1);
    expect((await withdraw(shop, token, '918273')).status).toBe(200);
  });

  it('takes no code of another shopper', async () => {
    const shop = await startShop();
    const [ada, bob] = [await signUp(shop, { payPassword: PAY_PASSWORD }), await signUp(shop)];
    await sendCode(shop, bob.email);
    const answer = await reset(shop, ada.token, await mailedCode(shop, bob.email));
    expect(answer.problem.code).toBe('CODE_INVALID');
  });
});

describe('checkPayPassword', () => {
  it('locks after five wrong ones for half an hour, also for the right one', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 10);
    for (let left = 4; left >= 0; left -= 1)
      expect((await withdraw(shop, token, '555123')).problem).toMatchObject({
        code: 'PAY_PASSWORD_WRONG',
        data: { triesLeft: left },
      });
    const locked = await withdraw(shop, token, PAY_PASSWORD);
    expect(locked.problem).toMatchObject({ code: 'PAY_PASSWORD_LOCKED', status: 429 });
    expect(locked.headers.get('retry-after')).toBe('1800');
    shop.clock.now = new Date(shop.clock.now.getTime() + 29 * 60_000);
    expect((await withdraw(shop, token, PAY_PASSWORD)).headers.get('retry-after')).toBe('60');
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    expect((await withdraw(shop, token, PAY_PASSWORD)).status).toBe(200);
  });

  // fails when the counter is not set back
  it('starts the count anew after the right one', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
    await fundBalance(shop, { shopperId }, 10);
    for (let round = 0; round < 2; round += 1) {
      for (let tried = 0; tried < 4; tried += 1) await withdraw(shop, token, '555123');
      expect((await withdraw(shop, token, PAY_PASSWORD)).status).toBe(200);
    }
  });

  // fails when the count stands in the money's transaction
  it('keeps the count of wrong ones when the payment rolls back', async () => {
    const shop = await startShop();
    const { token } = await signUp(shop, { payPassword: PAY_PASSWORD });
    for (let tried = 0; tried < 5; tried += 1)
      expect((await withdraw(shop, token, '555123')).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect((await withdraw(shop, token, '555123')).problem.code).toBe('PAY_PASSWORD_LOCKED');
  });
});
