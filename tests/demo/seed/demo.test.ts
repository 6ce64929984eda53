import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contract/locales';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { DEFAULT_ROLES } from '../../../src/contract/operator.enums';
import { operatorDeskEndpoints } from '../../../src/contract/operator.desk.endpoints';
import { tenantEndpoints } from '../../../src/contract/tenant.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { embeddedMarketplace } from '../../../src/server/adapters/marketplace/embedded/embedded-marketplace';
import { roleName } from '../../../src/demo/demo-text';
import { parsePictureName } from '../../../src/demo/pictures/picture-spec';
import { database } from '../../../src/server/db/database';
import { TenantRecord } from '../../../src/server/kernel/tenant-record';
import { seedDemo } from '../../../src/demo/seed/demo';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { startShop } from '../../support/shop';

const lines: string[] = [];
const seed = () => seedDemo((line) => lines.push(line));
beforeAll(seed);

const shops = DEMO_SHOPS.map((shop) => ({ id: shop.record.id, ...shop }));
const callerOf = async (tenantId: string) => {
  const { call } = await startShop();
  return ((endpoint, input, options = {}) =>
    call(endpoint, input, { ...options, headers: { host: `${tenantId}.shop.test` } })) as typeof call;
};

async function rowCounts() {
  const { db } = await database();
  const tables = [
    'tenant',
    'article',
    'site_item',
    'shopper',
    'address',
    'ledger_txn',
    'ledger_entry',
    'marketplace_product',
  ];
  const counts: Record<string, unknown> = {};
  for (const table of tables) {
    const result = await db.execute(
      sql.raw(`select md5(string_agg(t::text, '' order by t::text)) as sum from "${table}" t`),
    );
    counts[table] = (result as unknown as { rows: unknown[] }).rows[0];
  }
  return counts;
}

describe('seedDemo', () => {
  it('reports what it wrote', () => {
    expect(lines[0]).toMatch(/^Tenants +6$/);
    expect(lines[1]).toMatch(/^Catalogue +\d{2,} products$/);
  });

  it('changes nothing the second time', async () => {
    const before = await rowCounts();
    await seed();
    expect(await rowCounts()).toEqual(before);
    expect(lines.slice(-2).every((line) => line.endsWith(', unchanged'))).toBe(true);
  });

  it('lets visitors open a link without login in two shops (SRCH-3)', () => {
    const open = shops.filter(({ record }) => record.preference.linkSearchWithoutLogin);
    expect(open.map(({ id }) => id)).toEqual(['demo', 'hanoi']);
  });

  it('makes the looks of the shops differ', () => {
    for (const pick of ['themeColor', 'currency', 'timezoneOffset', 'logoImage'] as const)
      expect(new Set(shops.map(({ record }) => record[pick])).size).toBe(6);
  });
});

describe.each(shops)('demo shop $id', ({ id, record, site, offers }) => {
  it('is a whole record with enough of everything', () => {
    expect(TenantRecord.parse(record)).toEqual(record);
    expect(offers.lines.length).toBeGreaterThanOrEqual(3);
    expect(offers.warehouses.map(({ region }) => region).sort()).toEqual(['CHINA', 'CHINA', 'LOCAL']);
    expect(record.serviceSocialAccounts.length).toBeGreaterThanOrEqual(3);
    expect(record.serviceSocialAccounts.map(({ type }) => type)).toContain('ADDRESS');
    for (const { terms } of offers.lines)
      expect(record.countries).toEqual(expect.arrayContaining(terms.zone.countries));
    expect(record.countries).toContain(record.countryCode);
    expect(record.supportedLanguages).toContain(record.defaultLanguage);
  });

  it('says everything in its own language', () => {
    const { description, slogan, footerLinks, productGroups, searchPlaceholder } = record;
    const texts = [
      record.name, description, slogan, searchPlaceholder,
      ...footerLinks.map(({ title }) => title), ...offers.lines.flatMap(({ title, terms }) => [title, terms.remark]),
      ...offers.warehouses.map(({ name }) => name), ...productGroups.map(({ title }) => title),
      ...site.banners.flatMap(({ title, subtitle }) => [title, subtitle]),
      ...site.announcements.flatMap(({ title, body }) => [title, body]),
    ]; // prettier-ignore
    for (const text of texts) expect(text[record.defaultLanguage]).toBeTruthy();
  });

  it('shows how to buy, payment, shipping fees, prohibited goods, terms and privacy', async () => {
    const needed = [
      'HOW_TO_USE',
      'PAYMENT_GUIDE',
      'ABOUT_TRANSIT_FEE',
      'PROHIBITED_PURCHASE_ITEMS',
      'USER_AGREEMENT',
    ] as const;
    expect(record.enabledArticles).toEqual(expect.arrayContaining([...needed]));
    const call = await callerOf(id);
    for (const locale of record.supportedLanguages) {
      const { data } = await call(contentEndpoints.getArticle, { params: { type: 'USER_AGREEMENT' } }, { locale });
      expect(data.html).toContain('<h2 id="terms">');
      expect(data.html).toContain('<h2 id="privacy">');
    }
  });

  it('has text for every article that it shows, with its own name in it', async () => {
    const call = await callerOf(id);
    for (const locale of record.supportedLanguages)
      for (const type of record.enabledArticles) {
        const { data } = await call(contentEndpoints.getArticle, { params: { type } }, { locale });
        expect(data.html.length, `${type} ${locale}`).toBeGreaterThan(600);
        expect(data.title + data.html, `${type} ${locale}`).not.toMatch(/\{\{|undefined|\bnull\b/);
      }
    if (record.defaultLanguage !== 'en')
      for (const type of record.enabledArticles) {
        const titles = await Promise.all(
          ['en', record.defaultLanguage].map(async (locale) => {
            const { data } = await call(contentEndpoints.getArticle, { params: { type } }, { locale });
            return data.title;
          }),
        );
        expect(new Set(titles).size, `${type} in its own language`).toBe(2);
      }
    const about = await call(contentEndpoints.getArticle, { params: { type: 'ABOUT_US' } });
    expect(about.data.html).toContain(record.serviceEmail);
  });

  it('tells how to use it, in pictures where it has them (RTE-9)', async () => {
    const call = await callerOf(id);
    const { template } = (await call(contentEndpoints.getHowTo, {}, { locale: record.defaultLanguage })).data;
    expect(template?.steps.length ?? 0).toBe(id === 'hanoi' ? 5 : 0);
    const pictures = template ? [template.banner.image, ...template.steps.map(({ image }) => image)] : [];
    for (const picture of pictures) expect(parsePictureName(picture.split('/').at(-1) ?? '')).toBeDefined();
    expect(JSON.stringify(template)).not.toContain('{{');
  });

  it('names its pictures and tells of its services in blocks of text', async () => {
    const call = await callerOf(id);
    const locale = record.defaultLanguage;
    const images = (await call(contentEndpoints.listImages, { query: { keys: 'picture-1' } }, { locale })).data;
    expect(images).toMatchObject([{ key: 'picture-1', width: 1600, alt: site.banners[0]?.title[locale] }]);
    const blocks = (await call(contentEndpoints.listContents, { query: { type: 'SERVICE' } }, { locale })).data;
    expect(blocks.map(({ id: block }) => block)).toEqual([
      'service-photos',
      'service-check',
      'service-repack',
      'service-unboxed',
    ]);
    const faq = (await call(contentEndpoints.listFaq, {}, { locale })).data;
    expect(faq.flatMap(({ items }) => items).length).toBeGreaterThan(5);
  });

  it('shows banners whose pictures can be drawn and links that lead somewhere', async () => {
    const call = await callerOf(id);
    const banners = (await call(contentEndpoints.listBanners, {}, { locale: record.defaultLanguage })).data;
    expect(banners).toHaveLength(3);
    const isMirrored = record.defaultLanguage === 'ar';
    for (const { image, link, title, subtitle } of banners) {
      expect(parsePictureName(image.slice(image.lastIndexOf('/') + 1))).toMatchObject({
        kind: 'banner',
        mirrored: isMirrored,
      });
      expect(link).toMatch(/^\/product-search\?/);
      expect(title && subtitle).toBeTruthy();
    }
    expect((await call(contentEndpoints.listAnnouncements, {})).data.length).toBeGreaterThanOrEqual(2);
  });

  it('finds products for each hot keyword', async () => {
    for (const [language, keywords] of Object.entries(record.hotKeywords)) {
      expect(LOCALES).toContain(language);
      for (const keyword of keywords) {
        const found = await searchOf({ keyword, language: language as Locale });
        expect(found, `${language} ${keyword}`).toBeGreaterThan(0);
      }
    }
  });

  it('fills each row of its home page and each banner', async () => {
    for (const { id: group, channel, categoryId, keyword } of record.productGroups)
      expect(await searchOf({ channel, categoryId, keyword }), group).toBeGreaterThan(3);
    for (const { link } of site.banners) {
      const query = new URL(link, 'https://shop.test').searchParams;
      const categoryId = query.get('filters')?.replace(/^category:/, '');
      const channel = (query.get('channel') ?? undefined) as (typeof record.productGroups)[number]['channel'];
      expect(await searchOf({ categoryId, channel }), link).toBeGreaterThan(3);
    }
  });

  async function searchOf(query: {
    keyword?: string;
    channel?: (typeof record.productGroups)[number]['channel'];
    categoryId?: string;
    language?: Locale;
  }) {
    const { channel, language = record.defaultLanguage, ...rest } = query;
    const channels = channel ? [channel] : record.preference.productPlatforms;
    const page = { sort: 'relevance', pageNo: 1, pageSize: 5 } as const;
    return (await embeddedMarketplace.can.search({ ...rest, ...page, channels, language })).total;
  }

  it('lets its shopper in, with an address and opening money, and its staff', async () => {
    const call = await callerOf(id);
    const [shopper] = record.demoAccounts;
    if (!shopper) throw new Error('no demo accounts');
    const { data } = await call(authEndpoints.login, { body: { email: shopper.email, password: shopper.password } });
    const token = data.token;
    expect(data.profile).toMatchObject({ role: 'shopper', hasPayPassword: true, name: site.shopper.name });
    const addresses = await call(accountEndpoints.listAddresses, {}, { token });
    expect(addresses.data).toMatchObject([{ defaultAddress: true, countryCode: record.countryCode }]);
    const summary = await call(walletEndpoints.getSummary, {}, { token });
    expect(summary.data.balance).toEqual({ amount: site.shopper.openingDeposit, currency: record.currency });
    const shown = (await call(operatorDeskEndpoints.listSampleStaff, {})).data.accounts;
    expect(shown.map(({ label }) => label)).toEqual(DEFAULT_ROLES.map((role) => roleName('en', role)));
    for (const { email, password } of shown)
      expect((await call(operatorDeskEndpoints.logIn, { body: { email, password } })).status).toBe(200);
    expect((await call(tenantEndpoints.get, {})).data.id).toBe(id);
  });
});
