import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { GetServerSidePropsContext, NextPageContext } from 'next';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import ErrorPage from '../../../../src/pages/_error';
import { systemTx } from '../../../../src/server/db/database';
import { tenant } from '../../../../src/server/db/schema/tenant';
import { logInto } from '../../../../src/server/kernel/log';
import { SETTINGS_VERSION } from '../../../../src/server/kernel/tenant-defaults';
import { SETTING_NAMES } from '../../../../src/server/kernel/tenant-settings';
import { findTenant, forgetTenant, markLive, saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { pageProps } from '../../../../src/server/page/page-props';
import { startShop, type Shop } from '../../../support/shop';

const lines: string[] = [];
beforeAll(() => logInto(new Writable({ write: (line, _, done) => void (lines.push(String(line)), done()) }), 'warn'));
afterAll(() => logInto(process.stdout, 'silent'));
beforeEach(() => void lines.splice(0));

const storedOf = async ({ tenant: { id } }: Shop) => {
  const [row] = await systemTx((tx) => tx.select().from(tenant).where(eq(tenant.id, id)));
  return row?.settings as Record<string, unknown>;
};
/** A shop of which this is stored, whatever a release of today would write. */
async function shopStoredAs(change: (settings: Record<string, unknown>) => Record<string, unknown>): Promise<Shop> {
  const shop = await startShop();
  const settings = change(await storedOf(shop));
  await systemTx((tx) => tx.update(tenant).set({ settings }).where(eq(tenant.id, shop.tenant.id)));
  forgetTenant(shop.tenant.id);
  return shop;
}
const shown = async (shop: Shop) => (await shop.call(tenantEndpoints.get, {})).data;
const homePage = ({ host }: Shop) =>
  pageProps({ access: 'public', namespaces: [] })({
    req: { headers: { host, 'accept-language': 'en' }, cookies: {} },
    res: { setHeader: () => undefined, statusCode: 200 },
    query: {},
    resolvedUrl: '/',
    locale: 'en',
  } as unknown as GetServerSidePropsContext);

/** What the first release kept, with an analytics id of its own and without what came later. */
const OLDEST = {
  name: { en: 'Old Shop' },
  description: {},
  slogan: {},
  themeColor: '#112233',
  logoImage: '',
  defaultLanguage: 'en',
  supportedLanguages: ['en'],
  timezoneOffset: 3,
  countryCode: 'au',
  serviceEmail: '',
  servicePhone: '',
  googleAnalyticsTraceId: 'G-ABCDEF12',
  currency: 'AUD',
  cnyToLocalRate: '0.21',
  marginBasisPoints: 100,
  preference: { showExchangeRate: true, supportBalancePay: true },
  serviceFee: { basisPoints: 300, minimumFen: 0 },
};

describe('a shop stored by another release', () => {
  it('of the oldest shape is served, with defaults for what came later', async () => {
    const shop = await shopStoredAs(() => OLDEST);
    expect(await shown(shop)).toMatchObject({
      name: 'Old Shop',
      googleAnalyticsTraceId: 'G-ABCDEF12',
      exchangeInfo: { currency: 'AUD' },
      tenantPreference: { supportBalancePay: true, supportBatchPay: false },
    });
    expect(await homePage(shop)).toHaveProperty('props');
    expect(lines).toEqual([]);
  });

  it('of a newer shape is served, and keeps what only that release knows when this one stores it', async () => {
    const shop = await shopStoredAs((now) => ({ ...now, version: 99, parcelLockers: { floor: 3 } }));
    expect(await homePage(shop)).toHaveProperty('props');
    await saveTenant({ ...shop.tenant, themeColor: '#abcdef' });
    expect(await storedOf(shop)).toMatchObject({ themeColor: '#abcdef', parcelLockers: { floor: 3 } });
    expect(lines).toEqual([]);
  });

  it('is stored under the version of this release', async () => {
    expect(await storedOf(await startShop())).toMatchObject({ version: SETTINGS_VERSION });
  });

  it('loses a setting that was taken away', async () => {
    const shop = await startShop({ promotionCodes: ['FRIEND'] });
    const { promotionCodes: _, ...without } = shop.tenant;
    await saveTenant(without);
    expect(await storedOf(shop)).not.toHaveProperty('promotionCodes');
  });
});

/** What decides over sums closes the shop; the id is the row's own, whatever the settings say. */
const NEEDED = ['id', 'currency', 'cnyToLocalRate', 'marginBasisPoints', 'serviceFee'];
/** Neither a text, a number, a switch nor a map, and no row of any list. */
const GARBAGE = [[7]];

describe('a setting that cannot be read', () => {
  it.each(SETTING_NAMES.filter((name) => !NEEDED.includes(name)))('leaves the shop open: %s', async (name) => {
    const shop = await shopStoredAs((now) => ({ ...now, [name]: GARBAGE }));
    expect(await homePage(shop)).toHaveProperty('props');
    expect((await shop.call(tenantEndpoints.get, {})).status).toBe(200);
    const [line = '{}'] = lines;
    expect(JSON.parse(line)).toMatchObject({ tenant: shop.tenant.id, settings: [expect.stringMatching(`^${name}`)] });
  });

  it.each([
    ['themeColor', 7],
    ['timezoneOffset', 'late'],
    ['preference', 'all'],
    ['serviceSocialAccounts', 'none'],
    ['countryCode', 'nowhere'],
    ['extras', { analytics: { vendor: 'unheard-of', id: '1' } }],
    ['depositLimits', null],
  ])('gives way to its default: %s', async (name, value) => {
    const shop = await shopStoredAs((now) => ({ ...now, [name]: value }));
    expect(await homePage(shop)).toHaveProperty('props');
    expect(await shown(shop)).toMatchObject({ name: 'Test Shop' });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ tenant: shop.tenant.id, settings: [name] });
  });

  it('gives way to what the shop speaks: a language of its own that is none of them', async () => {
    const shop = await shopStoredAs((now) => ({ ...now, defaultLanguage: 'ko', supportedLanguages: ['vi', 'ru'] }));
    expect(await shown(shop)).toMatchObject({ defaultLanguage: 'vi', supportedLanguages: ['vi', 'ru'] });
    expect(await homePage(shop)).toMatchObject({ redirect: { destination: '/vi' } });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ settings: ['defaultLanguage'] }]);
  });

  it('gives way to the shop’s own language: a list of none', async () => {
    const shop = await shopStoredAs((now) => ({ ...now, defaultLanguage: 'ko', supportedLanguages: [] }));
    expect(await shown(shop)).toMatchObject({ defaultLanguage: 'ko', supportedLanguages: ['ko'] });
  });

  it('takes nothing with it: other fields and rows are as they were set', async () => {
    const link = (title: string, to: string) => ({ title: { en: title }, link: to });
    const shop = await shopStoredAs((now) => ({
      ...now,
      footerLinks: [link('Help', '/faq'), link('Trap', 'javascript:alert(1)')],
      preference: { ...(now.preference as object), showClock: 'often', showCredit: true },
    }));
    const { footerLinks, tenantPreference } = await shown(shop);
    expect(footerLinks).toEqual([{ title: 'Help', link: '/faq' }]);
    expect(tenantPreference).toMatchObject({ showClock: false, showCredit: true, supportBalancePay: true });
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ settings: ['footerLinks.1', 'preference.showClock'] });
  });

  it('stays as it is stored when the shop goes live', async () => {
    const shop = await shopStoredAs((now) => ({ ...now, themeColor: 7 }));
    await systemTx((tx) => markLive(tx, shop.tenant.id, new Date()));
    expect(await storedOf(shop)).toMatchObject({
      themeColor: 7,
      preference: { demoAccounts: false },
      demoAccounts: [],
    });
  });

  it.each([
    ['currency', 12],
    ['cnyToLocalRate', '0.0'],
    ['marginBasisPoints', undefined],
    ['serviceFee', { basisPoints: 500 }],
  ])('closes the shop where it decides over sums, and says so: %s', async (name, value) => {
    const shop = await shopStoredAs(({ [name]: _, ...now }) => ({
      ...now,
      ...(value === undefined ? {} : { [name]: value }),
    }));
    const answer = await shop.call(tenantEndpoints.get, {});
    expect([answer.status, answer.problem.code]).toEqual([503, 'SHOP_CLOSED']);
    expect(answer.problem.detail).toBe('This shop is closed at the moment. Please come back later.');
    expect(answer.headers.get('retry-after')).toBe('600');
    const failure: unknown = await Promise.resolve(homePage(shop)).catch((error: unknown) => error);
    const sent = { statusCode: 500, setHeader: () => undefined };
    const props = ErrorPage.getInitialProps({ res: sent, err: failure } as unknown as NextPageContext);
    expect([sent.statusCode, props]).toEqual([503, { statusCode: 503, isShopClosed: true }]);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 50, tenant: shop.tenant.id, settings: [name] });
  });

  it.each([[null], ['a text'], [[]], [{}]])('closes the shop where nothing else is stored: %j', async (settings) => {
    const id = `t${randomUUID().slice(0, 12)}`;
    await systemTx((tx) =>
      tx.execute(sql`insert into tenant (id, settings) values (${id}, ${JSON.stringify(settings)}::jsonb)`),
    );
    await expect(findTenant(id)).rejects.toMatchObject({ code: 'SHOP_CLOSED' });
  });
});

it('every setting has a default, or is one of the few that must be there', async () => {
  const shop = await shopStoredAs(({ currency, cnyToLocalRate, marginBasisPoints, serviceFee }) => ({ currency, cnyToLocalRate, marginBasisPoints, serviceFee })); // prettier-ignore
  expect(await homePage(shop)).toHaveProperty('props');
  const read = await findTenant(shop.tenant.id);
  expect(Object.keys(read ?? {}).sort()).toEqual([...SETTING_NAMES, 'isLive', 'isSuspended', 'mainDomain'].sort());
});
