import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { API, PLATFORM_API } from '../../../../src/contract/api.endpoints';
import { platformEndpoints } from '../../../../src/contract/platform.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { changePerson } from '../../../../src/server/modules/platform/people.service';
import { codeAt, PLATFORM_HOST, PLATFORM_PASSWORD, platformOf } from '../../../support/platform';
import { signUp } from '../../../support/shopper';
import { startShop, type CallOptions, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { withEnv } from '../../../support/with-env';
import { inputOf, made, nameOf } from '../../valid-inputs';

let shop: Shop;
let platform: ReturnType<typeof platformOf>;
let person: Awaited<ReturnType<typeof platform.person>>;
const CLOSED = PLATFORM_API.filter(({ access }) => access === 'platform');
const OF_ONESELF = CLOSED.filter(({ path }) => path.startsWith('/platform/me'));
const ABOVE = CLOSED.filter((endpoint) => !OF_ONESELF.includes(endpoint));

describe('the platform', () => {
  beforeAll(async () => {
    shop = await startShop();
    platform = platformOf(shop);
    person = await platform.person();
  });

  it.each(PLATFORM_API.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is not there at the host of a shop, whoever asks',
    async (_, endpoint) => {
      const answer = await platform.call(endpoint, inputOf(endpoint, made('none')), person.token, shop.host);
      expect(answer.problem).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    },
  );

  it.each(CLOSED.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses staff, shoppers and visitors',
    async (_, endpoint) => {
      const { staffToken } = await signInStaff(shop);
      const { token } = await signUp(shop);
      const headers = { host: PLATFORM_HOST };
      const strangers: CallOptions[] = [
        { headers },
        { token, headers },
        { headers: { ...headers, cookie: `staffToken=${staffToken}` } },
        { headers: { ...headers, cookie: `platformToken=${staffToken}` } },
        { headers: { ...headers, cookie: `platformToken=${token}` } },
      ];
      for (const stranger of strangers) {
        const answer = await shop.call(endpoint, inputOf(endpoint, made('none')), stranger);
        expect(answer.problem).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
      }
    },
  );

  it.each(ABOVE.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is shut to whom a second factor is missing',
    async (_, endpoint) => {
      const { token } = await platform.newcomer();
      const answer = await platform.call(endpoint, inputOf(endpoint, made('none')), token);
      expect(answer.problem).toMatchObject({ status: 403, data: { reason: 'SECOND_FACTOR' } });
    },
  );

  it('answers no call of a shop at its own host, and none without one', async () => {
    for (const endpoint of API.filter(({ method, isRaw }) => method === 'GET' && !isRaw)) {
      const answer = await platform.call(endpoint, inputOf(endpoint, made('none')), person.token);
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 404]);
    }
    const nowhere = withEnv({ PLATFORM_HOST: undefined }, () =>
      platform.call(platformEndpoints.getSelf, {}, person.token),
    );
    expect((await nowhere).status).toBe(404);
  });

  it('takes nothing from a page of another origin', async () => {
    const cookie = `platformToken=${person.token}`;
    const headers = { host: PLATFORM_HOST, cookie, origin: 'http://shop.localhost' };
    const answer = await shop.call(platformEndpoints.logOut, {}, { headers });
    expect(answer.problem).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('asks for password and code, each code once', async () => {
    const { email, secret, former, codes } = await platform.person();
    expect((await platform.call(platformEndpoints.getSelf, {}, former)).status).toBe(401);
    expect((await platform.logIn(email)).data).toEqual({ next: 'CODE' });
    expect((await platform.logIn(email, undefined, 'wrong-password-1')).problem.code).toBe('LOGIN_FAILED');
    expect((await platform.logIn('nobody@platform.test')).problem.code).toBe('LOGIN_FAILED');
    const code = codeAt(secret, shop.clock.now);
    const opened = await platform.logIn(email, code);
    expect(opened.data).toEqual({ next: 'DONE' });
    expect((await platform.logIn(email, code)).problem.code).toBe('CODE_INVALID');
    expect((await platform.logIn(email, codes[0])).data).toEqual({ next: 'DONE' });
    expect((await platform.logIn(email, codes[0])).problem.code).toBe('CODE_INVALID');
    const token = platform.tokenOf(opened);
    expect((await platform.call(platformEndpoints.getSelf, {}, token)).data).toMatchObject({
      email,
      needsSecondFactor: false,
    });
    await platform.call(platformEndpoints.logOut, {}, token);
    expect((await platform.call(platformEndpoints.getSelf, {}, token)).status).toBe(401);
  });

  it('ends the sessions of whoever is suspended', async () => {
    const other = await platform.person();
    await changePerson(other.email, { state: 'SUSPENDED' }, shop.clock.now);
    expect((await platform.call(platformEndpoints.getSelf, {}, other.token)).status).toBe(401);
    expect((await platform.logIn(other.email)).problem.code).toBe('LOGIN_FAILED');
  });

  it('is not shut to its people by strangers who know an e-mail, in a browser that they have used', async () => {
    const deviceOf = ({ headers }: { headers: Headers }) =>
      headers.getSetCookie().flatMap((cookie) => /^(platformDevice=[^;]+)/.exec(cookie)?.[1] ?? [])[0] ?? '';
    const [{ email, codes }, other] = [await platform.person(), await platform.person()];
    const device = deviceOf(await platform.logIn(email, codes[0]));
    const planted = deviceOf(await platform.logIn(other.email, other.codes[0]));
    const by = (cookie: string, password = PLATFORM_PASSWORD) =>
      shop.call(platformEndpoints.logIn, { body: { email, password } }, { headers: { host: PLATFORM_HOST, cookie } });
    for (let n = 0; n < 10; n += 1) await by('', 'wrong-password-1');
    expect((await by('')).problem.code).toBe('TOO_MANY_REQUESTS');
    // a browser of somebody else is a stranger's
    expect((await by(planted)).problem.code).toBe('TOO_MANY_REQUESTS');
    expect((await by(device)).data).toEqual({ next: 'CODE' });
  });

  it('sees no row of a shop, and a shop none of the platform', async () => {
    await signInStaff(shop);
    const count = async (tenantId: string, table: string) => {
      const { rows } = (await shopTx(tenantId, (tx) =>
        tx.execute(sql`select count(*)::int as seen from ${sql.identifier(table)}`),
      )) as unknown as { rows: { seen: number }[] };
      return rows[0]?.seen;
    };
    for (const table of ['staff', 'shopper', 'audit', 'purchase_order', 'ledger_txn', 'outbox_mail'])
      expect([table, await count('*', table)]).toEqual([table, 0]);
    for (const table of [
      'platform_person',
      'platform_session',
      'platform_deed',
      'platform_device',
      'platform_recovery_code',
    ])
      expect([table, await count(shop.tenant.id, table)]).toEqual([table, 0]);
    expect(await count('*', 'platform_person')).toBeGreaterThan(0);
  });
});
