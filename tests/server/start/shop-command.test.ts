import { randomUUID } from 'node:crypto';
import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { runShopCommand } from '../../../src/server/start/shop-command';
import { pageProps } from '../../../src/server/page/page-props';
import { fundBalance, readBalance } from '../../support/money';
import { shopOf, startShop, type Shop } from '../../support/shop';
import { tenantRecordOf } from '../../support/tenant-record';
import { mailedCode, PASSWORD, signUp } from '../../support/shopper';
import { withEnv } from '../../support/with-env';

const now = new Date('2026-11-22T08:00:00Z');
const servers = { resolveTxt: () => Promise.resolve([]), resolveCname: () => Promise.resolve([]), resolve4: () => Promise.resolve([]), resolve6: () => Promise.resolve([]) }; // prettier-ignore
const run = (words: string[]) => runShopCommand(words, { now, servers });
const newId = () => `s${randomUUID().slice(0, 12)}`;
const wordsFor = (options: Record<string, string | undefined>) =>
  Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
const FACTS = { name: 'Mekong Mart', currency: 'VND', rate: '3550', languages: 'vi,en', country: 'vn' };
const create = (options: Record<string, string | undefined>) => run(['create', ...wordsFor(options)]);
const madeShop = (id: string) => shopOf(tenantRecordOf({ id }));
const withoutDemo = <T>(work: () => Promise<T>) => withEnv({ isDemo: false }, work);
const home = ({ host }: Shop) =>
  pageProps({ access: 'public', namespaces: ['homepage'] })({
    req: { headers: { host, 'accept-language': 'vi' }, cookies: {} },
    res: { setHeader: () => undefined, statusCode: 200 },
    query: {},
    resolvedUrl: '/',
    locale: 'vi',
  } as unknown as GetServerSidePropsContext);

describe('shop create', () => {
  it('makes a shop that is served where there is no demo: home page, sign-up and login', () =>
    withoutDemo(async () => {
      const id = newId();
      const said = await create({
        ...FACTS,
        id,
        warehouse: 'gz; Kho Quảng Châu; 石井街道1号; MEKONG; 020 5555; 510430',
      });
      expect(said).toBe(`${id} is open, and its money is real. Its host is ${id} below a base domain.`);
      const shop = madeShop(id);
      expect(await home(shop)).toHaveProperty('props.shell.tenant.name', 'Mekong Mart');
      expect((await shop.call(tenantEndpoints.listWarehouses, { query: {} })).data).toMatchObject([{ id: 'gz', name: 'Kho Quảng Châu' }]); // prettier-ignore
      const email = `${id}@mail.test`;
      await shop.call(authEndpoints.sendEmailCode, { body: { email } });
      const verificationCode = await mailedCode(shop, email);
      const signedUp = await shop.call(authEndpoints.signup, {
        body: { email, verificationCode, loginPassword: PASSWORD, name: 'Lan' },
      });
      expect(signedUp.status).toBe(200);
      expect((await shop.call(authEndpoints.login, { body: { email, password: PASSWORD } })).status).toBe(200);
    }));

  it('keeps every setting that was said', async () => {
    const id = newId();
    await create({ ...FACTS, id, colour: '#102030', margin: '2.5', fee: '6', 'minimum-fee': '7.50', timezone: '7', email: 'help@mekong.test', platforms: 'ALIBABA' }); // prettier-ignore
    expect((await madeShop(id).call(tenantEndpoints.get, {})).data).toMatchObject({
      themeColor: '#102030',
      exchangeInfo: { currency: 'VND', cnyExchangeRate: '3550', marginBasisPoints: 250 },
      serviceFee: { basisPoints: 600, minimumFen: 750 },
      timezoneOffset: 7,
      serviceEmail: 'help@mekong.test',
      defaultLanguage: 'vi',
      supportedLanguages: ['vi', 'en'],
      countryCode: 'vn',
      tenantPreference: { productPlatforms: ['ALIBABA'], demoAccounts: false },
    });
  });

  it('refuses an id that is taken, and leaves that shop as it is', async () => {
    const shop = await startShop();
    await expect(create({ ...FACTS, id: shop.tenant.id })).rejects.toThrow(
      `There is a shop ${shop.tenant.id} already.`,
    );
    expect((await shop.call(tenantEndpoints.get, {})).data.name).toBe('Test Shop');
  });

  it.each([
    [{ id: 'www' }, '--id must be a host label'],
    [{ id: '12' }, '--id must be a host label'],
    [{ id: 'Ha_noi' }, '--id must be a host label'],
    [{ name: '' }, '--name must be said.'],
    [{ name: undefined }, '--name must be said.'],
    [{ name: 'a\0b' }, '--name has a character that cannot be stored.'],
    [{ name: 'a\ud800b' }, '--name has a character that cannot be stored.'],
    [{ timezone: '99' }, '--timezone must be from -12 to 14.'],
    [{ warehouse: 'gz; a\0b; 1; 2; 3; 4' }, '--warehouse (part 1) name.vi: has a character'],
    [{ id: 'a'.repeat(64) }, '--id must be a host label'],
    [{ currency: 'DOG' }, '--currency must be a code of ISO 4217'],
    [{ rate: '0' }, '--rate must say what 1 CNY is'],
    [{ languages: 'vi,xx' }, '--languages (part 2) '],
    [{ country: 'Vietnam' }, '--country must be a code of ISO 3166'],
    [{ colour: 'green' }, '--colour must look like'],
    [{ fee: 'a tenth' }, '--fee must be a percentage'],
    [{ warehouse: 'gz; Guangzhou' }, '--warehouse (part 1) must be "id; name;'],
  ])('refuses %j', async (change, reason) => {
    await expect(create({ ...FACTS, id: newId(), ...change })).rejects.toThrow(reason);
  });

  it('says each thing that is wrong in a line of its own', async () => {
    const refusal = await create({ ...FACTS, id: newId(), rate: 'much', currency: 'DOG' }).catch(String);
    expect(String(refusal).split('\n')).toHaveLength(2);
  });
});

describe('shop suspend and resume', () => {
  it('shuts pages and calls with a clear answer, and leaves the money untouched', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    await fundBalance(shop, shopper, 700);
    const { id } = shop.tenant;
    expect(await run(['suspend', id])).toBe(`${id} is suspended.`);
    expect(await run(['suspend', id])).toBe(`${id} was suspended already.`);
    const refused = await shop.call(walletEndpoints.getSummary, {}, { token: shopper.token });
    expect([refused.status, refused.problem.code]).toEqual([503, 'SHOP_CLOSED']);
    await expect(home(shop)).rejects.toMatchObject({ status: 503, code: 'SHOP_CLOSED', retryAfterSeconds: 600 });
    expect(await run(['resume', id])).toBe(`${id} is open again.`);
    expect(await readBalance(shop, shopper)).toBe(700);
    expect(await home(shop)).toBeDefined();
  });
});

describe('shop list', () => {
  it('says how each shop stands', async () => {
    const [open, tried, shut] = [newId(), (await startShop()).tenant.id, newId()];
    for (const id of [open, shut]) await create({ ...FACTS, id });
    await run(['suspend', shut]);
    const lines = (await run(['list'])).split('\n');
    for (const line of [
      `${open}  live        Mekong Mart`,
      `${tried}  test money  Test Shop`,
      `${shut}  suspended   Mekong Mart`,
    ])
      expect(lines).toContain(line);
  });
});

describe('shop', () => {
  it.each([
    [['sell', 'everything'], 'There is no verb sell.'],
    [['suspend'], 'Name one shop.'],
    [['suspend', 'no-such-shop'], 'There is no shop no-such-shop.'],
    [['resume', 'no-such-shop'], 'There is no shop no-such-shop.'],
    [['create', '--colr', 'x'], '--colr'],
  ])('refuses %j', async (words, reason) => {
    await expect(run(words)).rejects.toThrow(reason);
  });
});
