import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '../../../../src/contract/content.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { AppError } from '../../../../src/server/kernel/app-error';
import {
  saveArticle,
  saveSiteItem,
  type ContentValue,
  type ImageValue,
  type SiteItemInput,
} from '../../../../src/server/modules/content/content.service';
import { startShop, type Shop } from '../../../support/shop';
import { warehouseOf } from '../../../support/shop-offers';

const save = (shop: Shop, item: SiteItemInput) =>
  shopTx(shop.tenant.id, (tx) => saveSiteItem(tx, shop.tenant.id, item));
const image = (shop: Shop, id: string, value: Partial<ImageValue> = {}, position = 0) =>
  save(shop, {
    id,
    kind: 'IMAGE',
    position,
    publishedAt: shop.clock.now,
    value: { url: `/api/media/${id}.webp`, width: 800, height: 400, alt: { en: id }, ...value },
  });
const block = (shop: Shop, id: string, value: Partial<ContentValue> = {}, position = 0) =>
  save(shop, {
    id,
    kind: 'CONTENT',
    position,
    publishedAt: shop.clock.now,
    value: { type: 'SERVICE', title: { en: id }, html: { en: `<p>${id}</p>` }, ...value },
  });
const writeFaq = (shop: Shop, html: string, language: 'en' | 'vi' = 'en') =>
  shopTx(shop.tenant.id, (tx) =>
    saveArticle(tx, shop.tenant.id, { type: 'FAQ', language, title: 'Questions', html }, shop.clock.now),
  );

describe('GET /front/images', () => {
  it('answers the shop’s own pictures in its order, or those asked for', async () => {
    const [shop, other] = [await startShop(), await startShop()];
    await image(shop, 'door', {}, 2);
    await image(shop, 'shelf', {}, 1);
    await image(other, 'cellar');
    const keysOf = async (keys?: string) =>
      (await shop.call(contentEndpoints.listImages, { query: { keys } })).data.map(({ key }) => key);
    expect(await keysOf()).toEqual(['shelf', 'door']);
    expect(await keysOf('door,cellar,none')).toEqual(['door']);
  });

  it('shows the mirrored one to readers from right to left, with words in their language', async () => {
    const shop = await startShop({ supportedLanguages: ['en', 'ar'] });
    await image(shop, 'door', { mirroredUrl: '/api/media/rood.webp', alt: { en: 'A door', ar: 'باب' } });
    const inLanguage = async (locale: string) => (await shop.call(contentEndpoints.listImages, {}, { locale })).data[0];
    expect(await inLanguage('en')).toEqual({
      key: 'door',
      url: '/api/media/door.webp',
      width: 800,
      height: 400,
      alt: 'A door',
    });
    expect(await inLanguage('ar')).toMatchObject({ url: '/api/media/rood.webp', alt: 'باب' });
  });

  it('refuses what names no picture, and stores no address that runs', async () => {
    const shop = await startShop();
    const refused = await shop.call(contentEndpoints.listImages, { query: { keys: "a,'" } });
    expect(refused.problem).toMatchObject({ status: 422, code: 'INVALID' });
    await expect(image(shop, 'bad', { url: 'javascript:alert(1)' })).rejects.toThrow(AppError);
  });

  it('is asked for again by its tag', async () => {
    const shop = await startShop();
    const first = await shop.fetchRaw('/front/images');
    const etag = first.headers.get('etag') ?? '';
    const again = () => shop.fetchRaw('/front/images', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await image(shop, 'door');
    expect((await again()).status).toBe(200);
  });
});

describe('GET /front/contents', () => {
  it('answers the blocks of one type, of this shop', async () => {
    const [shop, other] = [await startShop({ supportedLanguages: ['en', 'vi'] }), await startShop()];
    await block(
      shop,
      'second',
      { title: { en: 'Second', vi: 'Thứ hai' }, link: '/faq', image: '/api/media/a.webp' },
      2,
    );
    await block(shop, 'first', {}, 1);
    await block(shop, 'elsewhere', { type: 'FOOTER' });
    await block(other, 'theirs');
    const { data } = await shop.call(contentEndpoints.listContents, { query: { type: 'SERVICE' } }, { locale: 'vi' });
    expect(data).toEqual([
      { id: 'first', type: 'SERVICE', title: 'first', html: '<p>first</p>' },
      {
        id: 'second',
        type: 'SERVICE',
        title: 'Thứ hai',
        html: '<p>second</p>',
        link: '/faq',
        image: '/api/media/a.webp',
      },
    ]);
  });

  it('fills in the shop’s own words and shows nothing that runs', async () => {
    const shop = await startShop({ name: { en: 'Tom & Co' } });
    await block(shop, 'hello', { html: { en: '<p onclick="x()">{{tenantName}}<script>x()</script></p>' } });
    const { data } = await shop.call(contentEndpoints.listContents, { query: { type: 'SERVICE' } });
    expect(data[0]?.html).toBe('<p>Tom &amp; Co</p>');
  });

  it('wants a type', async () => {
    const shop = await startShop();
    expect((await shop.fetchRaw('/front/contents')).status).toBe(422);
  });
});

describe('GET /front/site-faq', () => {
  it('groups the questions of the article by its headings', async () => {
    const shop = await startShop({ enabledArticles: ['FAQ'], supportedLanguages: ['en', 'vi'] });
    await writeFaq(
      shop,
      '<p>Read first.</p><h3>Who are you?</h3><p>{{tenantName}}</p><h2>Money</h2><h3>How?</h3><p>So.</p>',
    );
    const { data } = await shop.call(contentEndpoints.listFaq, {});
    expect(data).toEqual([
      {
        group: '',
        items: [{ id: 'q-who-are-you', question: 'Who are you?', html: expect.stringMatching(/^<p>.+<\/p>$/) }],
      },
      { group: 'Money', items: [{ id: 'q-how', question: 'How?', html: '<p>So.</p>' }] },
    ]);
    expect(JSON.stringify(data)).not.toContain('{{');
    await writeFaq(shop, '<h3>Thế nào?</h3><p>Vậy.</p>', 'vi');
    const inVietnamese = await shop.call(contentEndpoints.listFaq, {}, { locale: 'vi' });
    expect(inVietnamese.data.map(({ items }) => items.map(({ question }) => question))).toEqual([['Thế nào?']]);
  });

  it('is empty where the shop does not show the article, written or not', async () => {
    const shop = await startShop({ enabledArticles: [] });
    await writeFaq(shop, '<h3>Why?</h3><p>So.</p>');
    expect((await shop.call(contentEndpoints.listFaq, {})).data).toEqual([]);
  });
});

describe('GET /front/site-about-us', () => {
  it('tells company, contacts and warehouses, and the article where it is shown', async () => {
    const shop = await startShop({
      enabledArticles: ['ABOUT_US'],
      registrationEntity: { name: 'Harbour Pty Ltd', businessLicenseNo: 'ACN 1' },
      serviceEmail: 'help@harbour.example',
      servicePhone: '+61 2 5550 0100',
      serviceSocialAccounts: [{ type: 'WHATSAPP', accountId: '+61 491 570 156' }],
      offers: { warehouses: [warehouseOf({ code: 'yiwu', name: { en: 'Yiwu' } })] },
    });
    const about = async () => (await shop.call(contentEndpoints.getAboutUs, {})).data;
    expect(await about()).toMatchObject({
      article: null,
      entity: { name: 'Harbour Pty Ltd', businessLicenseNo: 'ACN 1' },
      contacts: {
        email: 'help@harbour.example',
        phone: '+61 2 5550 0100',
        accounts: [{ type: 'WHATSAPP', accountId: '+61 491 570 156' }],
      },
      warehouses: [{ id: 'yiwu', name: 'Yiwu' }],
    });
    await shopTx(shop.tenant.id, (tx) =>
      saveArticle(
        tx,
        shop.tenant.id,
        { type: 'ABOUT_US', language: 'en', title: 'Us', html: '<p>We.</p>' },
        shop.clock.now,
      ),
    );
    expect((await about()).article).toEqual({ type: 'ABOUT_US', title: 'Us', html: '<p>We.</p>' });
  });
});
