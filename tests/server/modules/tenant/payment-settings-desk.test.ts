import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { paymentSettingsDeskEndpoints } from '../../../../src/contract/payment-settings.desk.endpoints';
import type { OutsideService } from '../../../../src/server/adapters/outside-service.port';
import { systemTx } from '../../../../src/server/db/database';
import { logInto } from '../../../../src/server/kernel/log';
import { findOutsideCredentials } from '../../../../src/server/modules/tenant/outside-credential.service';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { goLive } from '../../../../src/server/wiring/go-live';
import { startShop, type Shop } from '../../../support/shop';
import { giveSecondFactors, signInStaff, spareCode } from '../../../support/staff';

const { get, setSwitches, setAccount, removeAccount, testAccount, decideAccount, setBank } =
  paymentSettingsDeskEndpoints;

const SECRET = 'sk_test_of-nobody-else-1234';
const LIVE = 'sk_live_of-nobody-else-5678';
const service: OutsideService = {
  kind: 'payment',
  name: 'STRIPE',
  fields: [
    { name: 'account', isSecret: false },
    { name: 'secretKey', isSecret: true, pattern: /^sk_(test|live)_/, shape: 'a key, sk_…' },
    { name: 'pin', isSecret: true, isOptional: true },
    { name: 'url', isSecret: false, isOptional: true, isAddress: true },
  ],
  isTest: ({ secretKey = [] }) => secretKey[0]?.startsWith('sk_test_') ?? false,
  check: ({ secretKey = [] }) =>
    secretKey[0]?.includes('wrong')
      ? Promise.reject(new Error(`no such key ${secretKey[0]}`))
      : Promise.resolve(`an account by ${secretKey[0] ?? ''}`),
};
const goods: OutsideService = { ...service, kind: 'marketplace', name: 'ONEBOUND', title: 'OneBound', isTest: () => false }; // prettier-ignore
const stripe = { params: { name: 'STRIPE' } };

const logged: string[] = [];
beforeAll(() => logInto(new Writable({ write: (line, _, done) => void (logged.push(String(line)), done()) }), 'debug'));
afterAll(() => logInto(process.stdout, 'silent'));

const start = () => startShop({}, {}, undefined, () => [service, goods]);
const at = async (shop: Shop, name: string, staff: { staffToken: string }) => {
  const found = (await shop.call(get, {}, staff)).data.accounts.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const set = async (shop: Shop, staff: { staffToken: string }, values: Record<string, string>, name = 'STRIPE') => {
  const { version } = await at(shop, name, staff);
  return shop.call(setAccount, { params: { name }, body: { version, values } }, staff);
};
const audited = async (shop: Shop, staff: { staffToken: string }) =>
  (await shop.call(operatorDeskEndpoints.listAudit, { query: { action: 'money.accounts' } }, staff)).data;
const keptOf = (shop: Shop) => findOutsideCredentials(shop.tenant.id, service);

describe('accounts of a shop that is tried out', () => {
  let shop: Shop;
  let staff: { staffToken: string };
  beforeAll(async () => {
    shop = await start();
    staff = await signInStaff(shop);
  });

  it('are kept as they were typed, and told of by their last letters alone', async () => {
    const answer = await set(shop, staff, { account: 'acct_1', secretKey: ` ${SECRET}\n`, pin: '1234' });
    expect(answer.status).toBe(200);
    expect(await keptOf(shop)).toEqual({ account: ['acct_1'], secretKey: [SECRET], pin: ['1234'] });
    const account = await at(shop, 'STRIPE', staff);
    expect(account).toMatchObject({ hasAccount: true, isTest: true, setBy: 'Anna Desk', asked: null });
    expect(account.fields.map(({ shown }) => shown)).toEqual(['acct_1', '…1234', '…']);
    expect(account.noticeUrl).toBe(`http://${shop.host}/api/front/third-pay/STRIPE/callback`);
  });

  it('are told as looked at, and not as worked on, where somebody only reads them', async () => {
    const worked = await audited(shop, staff);
    await shop.call(get, {}, staff);
    expect(await audited(shop, staff)).toEqual(worked);
    const looks = await shop.call(operatorDeskEndpoints.listAudit, { query: { action: 'money.accounts-look' } }, staff);
    expect(looks.data[0]).toMatchObject({ staffName: 'Anna Desk', subjectId: 'payments', before: null, after: null });
  });

  it('keep what was not typed anew, and the old key beside the new one where that is asked', async () => {
    const { version } = await at(shop, 'STRIPE', staff);
    const body = { version, values: { secretKey: 'sk_test_the-next' }, keepsOld: true };
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    expect((await shop.call(setAccount, { ...stripe, body }, staff)).status).toBe(200);
    expect(await keptOf(shop)).toMatchObject({ account: ['acct_1'], secretKey: ['sk_test_the-next', SECRET] });
    // of the version that was read
    const late = await shop.call(setAccount, { ...stripe, body }, staff);
    expect(late.problem).toMatchObject({ status: 409, data: { accounts: expect.any(Array) as unknown } });
  });

  it.each([
    ['a key of another form', { secretKey: 'pk_of-nobody-else' }, 'values.secretKey', 'invalid_format'],
    ['a field that there is not', { iban: 'of-nobody-else' }, 'values.iban', 'unknown'],
    ['an address for us to call', { url: 'http://of-nobody-else.internal' }, 'values.url', 'unknown'],
    ['real money', { secretKey: LIVE }, 'values', 'test-only'],
  ])('refuse %s, and say nothing of it', async (_, values, path, code) => {
    const { problem } = await set(shop, staff, values);
    expect(problem).toMatchObject({ status: 422, errors: [{ path, code }] });
    expect(JSON.stringify(problem)).not.toContain('of-nobody-else');
  });

  it('are asked, without a key in the answer', async () => {
    const { data } = await shop.call(testAccount, stripe, staff);
    expect(data).toEqual({ isWell: true, said: 'an account by …' });
    await set(shop, staff, { secretKey: 'sk_test_wrong_of-nobody-else' });
    const refused = (await shop.call(testAccount, stripe, staff)).data;
    expect(refused).toMatchObject({ isWell: false, said: expect.stringContaining('no such key …') as unknown });
  });

  it('are nobody else’s, and are forgotten with their keys', async () => {
    const other = await start();
    const theirs = await signInStaff(other);
    expect((await at(other, 'STRIPE', theirs)).hasAccount).toBe(false);
    expect((await other.call(testAccount, stripe, theirs)).status).toBe(404);
    const { version } = await at(shop, 'STRIPE', staff);
    expect((await shop.call(removeAccount, { ...stripe, query: { version } }, staff)).status).toBe(200);
    expect(await keptOf(shop)).toBeUndefined();
  });

  it('leave no secret in the audit, the log or any answer', async () => {
    const told = JSON.stringify([await audited(shop, staff), (await shop.call(get, {}, staff)).data]) + logged.join('');
    expect(told).toContain('acct_1');
    for (const secret of ['of-nobody-else', 'the-next']) expect(told).not.toContain(secret);
  });

  it('are switched on in an order, by names that there are', async () => {
    const { version, order } = (await shop.call(get, {}, staff)).data;
    const turn = (names: string[], read = version) => shop.call(setSwitches, { body: { version: read, order: names } }, staff); // prettier-ignore
    expect((await turn([...order, 'NOBODY'])).status).toBe(422);
    const statuses = (await Promise.all([turn([]), turn([])])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await findTenant(shop.tenant.id))?.paymentProviders).toEqual([]);
  });
});

describe('where money is real', () => {
  let shop: Shop;
  let anna: Awaited<ReturnType<typeof signInStaff>>;
  let bert: typeof anna;
  const bank = { bank: 'Mekong Bank', account: '0110 22', name: 'Mekong Mart' };
  beforeAll(async () => {
    shop = await start();
    await goLive(shop.tenant.id, shop.clock.now);
    [anna, bert] = [await signInStaff(shop), await signInStaff(shop, ['manager'])];
    await giveSecondFactors(shop);
  });
  const decide = async (
    name: string,
    approvalId: string,
    staff: typeof anna,
    decision: 'APPROVED' | 'REFUSED' = 'APPROVED',
  ) => {
    const code = await spareCode(shop, staff.staffId);
    return shop.call(decideAccount, { params: { name }, body: { approvalId, decision, code } }, staff);
  };

  it('keys are what two persons say', async () => {
    const asked = (await set(shop, anna, { account: 'acct_1', secretKey: LIVE })).data;
    const account = asked.accounts.find(({ name }) => name === 'STRIPE');
    expect(account).toMatchObject({ hasAccount: false, asked: { isMine: true, decision: null } });
    expect(await keptOf(shop)).toBeUndefined();
    const id = account?.asked?.id ?? '';
    // a session may stand open on an empty desk
    const unproved = { params: { name: 'STRIPE' }, body: { approvalId: id, decision: 'APPROVED' as const } };
    expect((await shop.call(decideAccount, unproved, bert)).problem.code).toBe('CODE_INVALID');
    expect((await decide('STRIPE', id, anna)).problem.code).toBe('SAME_PERSON');
    const both = await Promise.all([decide('STRIPE', id, bert), decide('STRIPE', id, bert)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await keptOf(shop)).toEqual({ account: ['acct_1'], secretKey: [LIVE] });
  });

  it('keys that were asked for again are allowed as they are asked for now', async () => {
    const first = (await set(shop, anna, { account: 'acct_2' })).data.accounts[0]?.asked?.id ?? '';
    const second = (await set(shop, anna, { account: 'acct_3' })).data.accounts[0]?.asked?.id ?? '';
    expect((await decide('STRIPE', first, bert)).status).toBe(409);
    expect((await decide('STRIPE', second, bert, 'REFUSED')).status).toBe(200);
    expect((await keptOf(shop))?.account).toEqual(['acct_1']);
  });

  it('keys of trials are refused', async () => {
    expect((await set(shop, anna, { secretKey: SECRET })).problem.errors).toEqual([
      { path: 'values', code: 'live-only' },
    ]);
  });

  it('keys of suppliers move no money in, so that one person is enough', async () => {
    expect((await set(shop, anna, { account: 'a', secretKey: SECRET }, 'ONEBOUND')).status).toBe(200);
    expect(await findOutsideCredentials(shop.tenant.id, goods)).toMatchObject({ account: ['a'] });
    expect((await at(shop, 'ONEBOUND', anna)).title).toBe('OneBound');
  });

  it('transfers go where two persons say, and nowhere by the word of one', async () => {
    const read = async () => (await shop.call(get, {}, anna)).data.bank;
    const say = async (account: typeof bank | null) =>
      shop.call(setBank, { body: { version: (await read()).version, account } }, anna);
    const asked = (await say(bank)).data.bank;
    expect(asked).toMatchObject({ now: null, wanted: bank });
    const id = asked.asked?.id ?? '';
    expect((await decide('OFFLINE', id, anna)).problem.code).toBe('SAME_PERSON');
    expect((await decide('OFFLINE', id, bert)).data.bank).toMatchObject({ now: bank, wanted: null });
    expect((await findTenant(shop.tenant.id))?.offlineDeposit).toEqual(bank);
    // what was asked of another account than the one in force is void
    const later = (await say({ ...bank, account: '9' })).data.bank.asked?.id ?? '';
    expect((await say(null)).data.bank.now).toBeNull();
    expect((await decide('OFFLINE', later, bert)).status).toBe(409);
    expect((await findTenant(shop.tenant.id))?.offlineDeposit).toBeUndefined();
  });

  it('is what the database holds too, whoever of the staff writes', async () => {
    const write = (statement: ReturnType<typeof sql>) =>
      systemTx(async (tx) => {
        await tx.execute(sql`select set_config('app.staff', 'anna', true)`);
        await tx.execute(statement);
      });
    const account = JSON.stringify({ offlineDeposit: { ...bank, account: 'mine' } });
    const { id } = shop.tenant;
    await expect(write(sql`update tenant set settings = settings || ${account}::jsonb where id = ${id}`)).rejects.toThrow(); // prettier-ignore
    await expect(write(sql`update outside_credential set sealed = 'mine' where tenant_id = ${id} and kind = 'payment'`)).rejects.toThrow(); // prettier-ignore
  });
});
