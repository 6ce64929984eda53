import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../../src/contract/auth.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { systemTx } from '../../../../src/server/db/database';
import { emailCode, shopper } from '../../../../src/server/db/schema/account';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { mailedCode, mailsTo, PASSWORD, signUp } from '../../../support/shopper';

const statusOf = async (shop: Shop, token: string) =>
  (await shop.call(accountEndpoints.getProfile, {}, { token })).status;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** PGlite, with its one connection, would prove the sums and not the locks. */
describeOnPostgres('at once', () => {
  // each of them makes the old hash anew that `signUp` gives
  it('opens no more than ten sessions', async () => {
    const shop = await startShop();
    const { email, token: first } = await signUp(shop);
    // each caller's failures are counted apart, so that no throttle stands in the way
    const logins = await times(14, (n) =>
      shop.call(
        authEndpoints.login,
        { body: { email, password: PASSWORD } },
        { headers: { 'x-sampan-client-ip': `192.0.2.${n}` } },
      ),
    );
    const tokens = [first, ...logins.map(({ data }) => data.token)];
    const statuses = await Promise.all(tokens.map((token) => statusOf(shop, token)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.sessionsPerShopper);
  });

  it('mails one code of many requests', async () => {
    const shop = await startShop();
    const answers = await times(8, () => shop.call(authEndpoints.sendEmailCode, { body: { email: 'a@mail.test' } }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mailsTo(shop, 'a@mail.test')).toHaveLength(1);
  });

  // fails when a wrong guess is read and then written
  it('looks at five of twenty guesses of a code (A8)', async () => {
    const shop = await startShop();
    const email = 'a@mail.test';
    await shop.call(authEndpoints.sendEmailCode, { body: { email } });
    const code = await mailedCode(shop, email);
    const check = (verificationCode: string) =>
      shop.call(authEndpoints.verifyEmailCode, { body: { email, verificationCode, purpose: 'SIGNUP' } });
    await times(20, () => check(code === '000000' ? '000001' : '000000'));
    const [row] = (await systemTx((tx) => tx.select().from(emailCode))).filter((r) => r.tenantId === shop.tenant.id);
    expect(row?.attempts).toBe(5);
    expect((await check(code)).status).toBe(410);
  });

  // fails when a code is looked at and then used up
  it('lets one of eight use a code (A8)', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'FORGOT_PASSWORD' } });
    const verificationCode = await mailedCode(shop, email);
    const answers = await times(8, (n) => {
      const body = { email, verificationCode, newPassword: `another-harbour-${n}` };
      return shop.call(authEndpoints.resetPassword, { body });
    });
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(7).fill(410)]);
  });

  // fails when the proof is looked at and then used up
  it('makes one account of eight sign-ups with one verified e-mail', async () => {
    const shop = await startShop();
    const email = 'a@mail.test';
    await shop.call(authEndpoints.sendEmailCode, { body: { email } });
    const verificationCode = await mailedCode(shop, email);
    const verified = await shop.call(authEndpoints.verifyEmailCode, { body: { email, verificationCode } });
    const [cookie = ''] = (verified.headers.get('set-cookie') ?? '').split(';');
    const body = { name: 'Ada', email, loginPassword: PASSWORD };
    const answers = await times(8, () => shop.call(authEndpoints.signup, { body }, { headers: { cookie } }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(410)]);
    const accounts = await systemTx((tx) => tx.select().from(shopper));
    expect(accounts.filter(({ tenantId }) => tenantId === shop.tenant.id)).toHaveLength(1);
  });

  it('gives an address to one of two accounts', async () => {
    const shop = await startShop();
    const email = 'wanted@mail.test';
    const send = (purpose: 'SIGNUP' | 'CHANGE_EMAIL') =>
      shop.call(authEndpoints.sendEmailCode, { body: { email, purpose } });
    await send('SIGNUP');
    const signupCode = await mailedCode(shop, email);
    shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    await send('CHANGE_EMAIL');
    const changeCode = await mailedCode(shop, email);
    const { token } = await signUp(shop);
    const answers = await Promise.all([
      shop.call(authEndpoints.signup, {
        body: { name: 'Ada', email, loginPassword: PASSWORD, verificationCode: signupCode },
      }),
      shop.call(
        accountEndpoints.changeEmail,
        { body: { email, loginPassword: PASSWORD, verificationCode: changeCode } },
        { token },
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('looks at ten of twenty guesses of one caller', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    const guesses = await times(20, (n) => shop.call(authEndpoints.login, { body: { email, password: `guess-${n}` } }));
    const statuses = guesses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
  });

  it('leaves no session of the old password behind a reset', async () => {
    const shop = await startShop();
    const { email } = await signUp(shop);
    await shop.call(authEndpoints.sendEmailCode, { body: { email, purpose: 'FORGOT_PASSWORD' } });
    const verificationCode = await mailedCode(shop, email);
    const body = { email, verificationCode, newPassword: 'another-harbour-58' };
    const [reset, ...logins] = await Promise.all([
      shop.call(authEndpoints.resetPassword, { body }),
      ...Array.from({ length: 5 }, () => shop.call(authEndpoints.login, { body: { email, password: PASSWORD } })),
    ]);
    expect(reset?.status).toBe(200);
    const opened = logins.filter(({ status }) => status === 200);
    const alive = await Promise.all(opened.map((login) => statusOf(shop, (login.data as { token: string }).token)));
    expect(alive.filter((status) => status !== 401)).toEqual([]);
  });
});
