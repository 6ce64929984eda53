import { TOTP, Secret } from 'otpauth';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { factorDeskEndpoints } from '../../../../src/contract/factor.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import type { DefaultRole } from '../../../../src/contract/staff-roles';
import { shopTx } from '../../../../src/server/db/database';
import { findTenantByHost } from '../../../../src/server/modules/tenant/tenant.service';
import { describeOnPostgres } from '../../../support/postgres';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff, STAFF_PASSWORD } from '../../../support/staff';

const codeAt = (secret: string, { now }: { now: Date }, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + stepsLater * 30_000 });
const logIn = (shop: Shop, email: string, code?: string, password = STAFF_PASSWORD) =>
  shop.call(operatorDeskEndpoints.logIn, { body: { email, password, ...(code !== undefined && { code }) } });
const tokenOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().flatMap((cookie) => /^staffToken=([^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? '';
const isIn = async (shop: Shop, staffToken: string) =>
  (await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).status === 200;
const start = (shop: Shop, staffToken: string, password = STAFF_PASSWORD) =>
  shop.call(factorDeskEndpoints.startFactor, { body: { password } }, { staffToken });

/** Somebody with a second factor, confirmed one step before now. */
async function enrolled(shop: Shop, roles: DefaultRole[] = ['finance']) {
  const person = await signInStaff(shop, roles);
  const { secret } = (await start(shop, person.staffToken)).data;
  const body = { code: codeAt(secret, shop.clock, -1) };
  const answer = await shop.call(factorDeskEndpoints.confirmFactor, { body }, person);
  return {
    ...person,
    secret,
    former: person.staffToken,
    staffToken: tokenOf(answer),
    codes: answer.data.recoveryCodes,
  };
}

describe('a second factor', () => {
  it('is one when a code of it was told, and the login asks for a code from then on', async () => {
    const shop = await startShop();
    const { email, staffToken } = await signInStaff(shop, ['finance']);
    const { data } = await start(shop, staffToken);
    expect(data.address).toContain(`secret=${data.secret}`);
    expect((await logIn(shop, email)).data).toEqual({ next: 'DONE' });
    const wrong = { body: { code: '000000' } };
    const confirm = (input: typeof wrong) => shop.call(factorDeskEndpoints.confirmFactor, input, { staffToken });
    expect((await confirm(wrong)).problem).toMatchObject({ code: 'CODE_INVALID', errors: [{ path: 'code' }] });
    const confirmed = await confirm({ body: { code: codeAt(data.secret, shop.clock) } });
    expect(confirmed.data.recoveryCodes).toHaveLength(10);
    // what was open before proved less
    expect([await isIn(shop, staffToken), await isIn(shop, tokenOf(confirmed))]).toEqual([false, true]);
    const asked = await logIn(shop, email);
    expect([asked.data, tokenOf(asked)]).toEqual([{ next: 'CODE' }, '']);
    shop.clock.now = new Date(shop.clock.now.getTime() + 30_000);
    expect((await logIn(shop, email, codeAt(data.secret, shop.clock))).data).toEqual({ next: 'DONE' });
  });

  it('is kept so that the database alone tells no code', async () => {
    const shop = await startShop();
    const { secret, codes } = await enrolled(shop);
    const rows = await shopTx(shop.tenant.id, (tx) =>
      tx.execute(
        sql`select f.sealed_secret, c.code_hash from staff_factor f join staff_recovery_code c using (staff_id)`,
      ),
    );
    const kept = JSON.stringify((rows as unknown as { rows: unknown[] }).rows);
    for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(told);
  });

  it('takes a code once, and none of before it', async () => {
    const shop = await startShop();
    const { email, secret } = await enrolled(shop);
    const code = codeAt(secret, shop.clock);
    expect((await logIn(shop, email, code)).status).toBe(200);
    expect((await logIn(shop, email, code)).problem.code).toBe('CODE_INVALID');
    expect((await logIn(shop, email, codeAt(secret, shop.clock, -1))).problem.code).toBe('CODE_INVALID');
  });

  it('says nothing of codes to who has not the password', async () => {
    const shop = await startShop();
    const { email, secret } = await enrolled(shop);
    const answer = await logIn(shop, email, codeAt(secret, shop.clock), 'not the password');
    expect(answer.problem).toMatchObject({ status: 401, code: 'LOGIN_FAILED' });
    expect((await logIn(shop, email, codeAt(secret, shop.clock))).status).toBe(200);
  });

  it('is locked after five wrong codes, also for the right one', async () => {
    const shop = await startShop();
    const { email, secret } = await enrolled(shop);
    for (let tried = 0; tried < 5; tried += 1) await logIn(shop, email, '000000');
    expect((await logIn(shop, email, codeAt(secret, shop.clock))).problem).toMatchObject({ status: 429 });
  });

  it('is replaced once by each recovery code', async () => {
    const shop = await startShop();
    const { email, codes } = await enrolled(shop);
    const [first = ''] = codes;
    const answer = await logIn(shop, email, first.toUpperCase());
    const { data } = await shop.call(factorDeskEndpoints.getFactor, {}, { staffToken: tokenOf(answer) });
    expect(data).toMatchObject({ since: shop.clock.now.toISOString(), recoveryCodes: 9 });
    expect((await logIn(shop, email, first)).problem.code).toBe('CODE_INVALID');
  });

  it('is begun with the password, and ended with a code alone', async () => {
    const shop = await startShop();
    const { staffToken, email, secret } = await enrolled(shop);
    expect((await start(shop, staffToken)).problem.code).toBe('STATE_CONFLICT');
    expect((await start(shop, staffToken, 'wrong')).problem.code).toBe('PASSWORD_WRONG');
    const remove = (code: string) => shop.call(factorDeskEndpoints.removeFactor, { body: { code } }, { staffToken });
    expect((await remove('000000')).problem.code).toBe('CODE_INVALID');
    const removed = await remove(codeAt(secret, shop.clock));
    expect([await isIn(shop, staffToken), await isIn(shop, tokenOf(removed))]).toEqual([false, true]);
    expect((await logIn(shop, email)).data).toEqual({ next: 'DONE' });
  });
});

describe('where money is real', () => {
  const startLive = () =>
    startShop({}, { findTenantByHost: async (host) => ({ ...(await findTenantByHost(host))!, isLive: true }) });

  it('nobody moves any, nor makes others who may, without a second factor', async () => {
    const shop = await startLive();
    const owner = await signInStaff(shop);
    const answer = { params: { id: 'none' }, body: { decision: 'REFUSE', note: 'No' } } as const;
    const refund = (staffToken: string) => shop.call(refundDeskEndpoints.answer, answer, { staffToken });
    const reason = { reason: 'SECOND_FACTOR' };
    expect((await refund(owner.staffToken)).problem).toMatchObject({ status: 403, data: reason });
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, owner)).data.needsSecondFactor).toBe(true);
    const roles = { params: { id: owner.staffId }, body: { roles: ['owner'], version: 1 } };
    expect((await shop.call(operatorDeskEndpoints.setRoles, roles, owner)).problem).toMatchObject({ data: reason });
    const { staffToken } = await enrolled(shop, ['owner']);
    expect((await refund(staffToken)).status).toBe(404);
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).data.needsSecondFactor).toBe(false);
  });

  it('who moves none needs none', async () => {
    const shop = await startLive();
    const buyer = await signInStaff(shop, ['buyer']);
    expect((await shop.call(operatorDeskEndpoints.getSelf, {}, buyer)).data.needsSecondFactor).toBe(false);
  });
});

describeOnPostgres('two who have seen one code', () => {
  it('do not both get in by it, nor by one recovery code', async () => {
    const shop = await startShop();
    const { email, secret, codes } = await enrolled(shop);
    for (const code of [codeAt(secret, shop.clock), codes[1] ?? '']) {
      const answers = await Promise.all([1, 2, 3].map(() => logIn(shop, email, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    }
  });
});
