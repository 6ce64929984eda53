import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contentEndpoints } from '../../../../src/contract/content.endpoints';
import { AppError } from '../../../../src/server/kernel/app-error';
import { article, feedback } from '../../../../src/server/db/schema/content';
import { tenantTx } from '../../../../src/server/db/database';
import * as content from '../../../../src/server/modules/content/content.service';
import { startShop, type Shop } from '../../../support/shop';

const inShop = <T>(shop: Shop, work: Parameters<typeof tenantTx<T>>[1]) =>
  tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, work);
const write = (shop: Shop, input: Partial<content.ArticleInput>) =>
  inShop(shop, (tx) =>
    content.saveArticle(
      tx,
      shop.tenant.id,
      { type: 'ABOUT_US', language: 'en', title: 'About', html: '<p>Hello</p>', ...input },
      shop.clock.now,
    ),
  );
const read = (shop: Shop, locale = 'en') =>
  shop.call(contentEndpoints.getArticle, { params: { type: 'ABOUT_US' } }, { locale });

describe('GET /front/articles/{type}', () => {
  it('prefers the language asked for, then its base, the shop’s own, English, any', async () => {
    const shop = await startShop({ defaultLanguage: 'vi', supportedLanguages: ['vi', 'en', 'ru', 'ko'] });
    const titleIn = async (locale: string) => (await read(shop, locale)).data.title;
    await write(shop, { language: 'ko', title: 'ko' });
    expect(await titleIn('ru')).toBe('ko');
    await write(shop, { language: 'en', title: 'en' });
    expect(await titleIn('ru')).toBe('en');
    await write(shop, { language: 'vi', title: 'vi' });
    expect(await titleIn('ru')).toBe('vi');
    await write(shop, { language: 'ru', title: 'ru' });
    expect(await titleIn('ru')).toBe('ru');
    expect(await titleIn('ru2')).toBe('ru');
    expect(await titleIn('en')).toBe('en');
  });

  it('hides what is not enabled, not written, not a type, or another shop’s', async () => {
    const shop = await startShop({ enabledArticles: ['FAQ'] });
    await write(shop, {});
    expect((await read(shop)).status).toBe(404);
    expect((await shop.call(contentEndpoints.getArticle, { params: { type: 'FAQ' } })).problem.code).toBe('NOT_FOUND');
    const unknown = await shop.call(contentEndpoints.getArticle, { params: { type: 'NOPE' as 'FAQ' } });
    expect(unknown.problem.code).toBe('NOT_FOUND');
    const other = await startShop();
    expect((await read(other)).status).toBe(404);
  });

  it('fills in the shop’s own words, escaped in text and plain in the title', async () => {
    const shop = await startShop({
      name: { en: 'Tom & <b>Co</b>' },
      serviceEmail: 'a@b.example',
      serviceFee: { basisPoints: 550, minimumFen: 800 },
    });
    await write(shop, {
      title: 'About {{tenantName}}',
      html: '<p>{{ tenantName }}: {{serviceFeePercent}} % or ¥{{serviceFeeMinimum}}, {{constructor}} {{unknown}}</p><a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>',
    });
    const { data } = await read(shop);
    expect(data.title).toBe('About Tom & <b>Co</b>');
    expect(data.html).toBe(
      '<p>Tom &amp; &lt;b&gt;Co&lt;/b&gt;: 5.5 % or ¥8.00, {{constructor}} {{unknown}}</p><a href="mailto:a@b.example">a@b.example</a>',
    );
  });

  it('keeps the yuan sign in front of its number from right to left', async () => {
    const shop = await startShop({
      supportedLanguages: ['ar', 'en'],
      serviceFee: { basisPoints: 500, minimumFen: 1000 },
    });
    await write(shop, { language: 'ar', html: '<p>وأقله ¥{{serviceFeeMinimum}} لكل طلب</p>' });
    expect((await read(shop, 'ar')).data.html).toBe('<p>وأقله \u200e¥10.00 لكل طلب</p>');
    await write(shop, { language: 'en', html: '<p>¥5</p>' });
    expect((await read(shop, 'en')).data.html).toBe('<p>¥5</p>');
  });

  it('does not let a value smuggle in an address that runs', async () => {
    const shop = await startShop({ serviceEmail: 'javascript:alert(1)' });
    await write(shop, { html: '<a href="{{serviceEmail}}">write</a>' });
    expect((await read(shop)).data.html).toBe('<a>write</a>');
  });

  it('is cleaned when it is written, and again when it is read (FRM-8)', async () => {
    const shop = await startShop();
    const bad = '<p onclick="steal()">Terms<script>steal()</script></p><iframe src="https://evil.example"></iframe>';
    const ours = and(eq(article.tenantId, shop.tenant.id), eq(article.type, 'ABOUT_US'));
    await write(shop, { html: bad });
    const [stored] = await inShop(shop, (tx) => tx.select({ html: article.html }).from(article).where(ours));
    expect(stored?.html).toBe('<p>Terms</p>');
    // as if it had come into the table by another way
    await inShop(shop, (tx) => tx.update(article).set({ html: bad }).where(ours));
    expect((await read(shop)).data.html).toBe('<p>Terms</p>');
  });

  it('replaces an article that is saved again and refuses one above 64 kB', async () => {
    const shop = await startShop();
    await write(shop, { html: '<p>one</p>' });
    await write(shop, { html: '<p>two</p>' });
    expect((await read(shop)).data.html).toBe('<p>two</p>');
    const refused = write(shop, { html: 'й'.repeat(33_000) });
    await expect(refused).rejects.toThrow(new AppError('TOO_LARGE'));
    expect((await read(shop)).data.html).toBe('<p>two</p>');
  });
});

describe('GET /front/enabled-article-types', () => {
  it('lists what the shop shows', async () => {
    const shop = await startShop({ enabledArticles: ['OEM', 'FAQ'] });
    expect((await shop.call(contentEndpoints.listEnabledArticles, {})).data).toEqual(['OEM', 'FAQ']);
  });
});

describe('GET /front/site-slogen', () => {
  it('speaks the language asked for', async () => {
    const shop = await startShop({ slogan: { en: 'Hello', vi: 'Xin chào' } });
    expect((await shop.call(contentEndpoints.getSlogan, {}, { locale: 'vi' })).data).toEqual({ slogan: 'Xin chào' });
  });
});

describe('GET /front/banner-images', () => {
  const banner = (position: number, change: Partial<content.BannerValue> = {}): content.SiteItemInput => ({
    id: `b${position}`,
    position,
    publishedAt: new Date('2026-11-01T00:00:00Z'),
    kind: 'BANNER',
    value: {
      title: { en: `Banner ${position}`, ar: 'لافتة' },
      subtitle: { en: 'Look' },
      image: '/ltr.webp',
      mirroredImage: '/rtl.webp',
      link: '/product-search?keyword=mug',
      ...change,
    },
  });

  it('shows them in order, mirrored where one reads from the right', async () => {
    const shop = await startShop();
    await inShop(shop, async (tx) => {
      for (const position of [2, 1]) await content.saveSiteItem(tx, shop.tenant.id, banner(position));
    });
    const { data } = await shop.call(contentEndpoints.listBanners, {});
    expect(data.map(({ title, image }) => [title, image])).toEqual([
      ['Banner 1', '/ltr.webp'],
      ['Banner 2', '/ltr.webp'],
    ]);
    const arabic = await shop.call(contentEndpoints.listBanners, {}, { locale: 'ar' });
    expect(arabic.data[0]).toEqual({
      id: 'b1',
      title: 'لافتة',
      subtitle: 'Look',
      image: '/rtl.webp',
      link: '/product-search?keyword=mug',
    });
    const other = await startShop();
    expect((await other.call(contentEndpoints.listBanners, {})).data).toEqual([]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'relative', '/a b'])(
    'refuses the link %s',
    async (link) => {
      const shop = await startShop();
      const refused = inShop(shop, (tx) => content.saveSiteItem(tx, shop.tenant.id, banner(1, { link })));
      await expect(refused).rejects.toMatchObject({ code: 'INVALID', extra: { errors: [{ path: 'link' }] } });
    },
  );
});

describe('GET /front/announcements', () => {
  it('shows the newest first', async () => {
    const shop = await startShop();
    await inShop(shop, async (tx) => {
      for (const day of ['2026-11-02', '2026-11-05', '2026-10-01'])
        await content.saveSiteItem(tx, shop.tenant.id, {
          id: day,
          position: 0,
          publishedAt: new Date(day),
          kind: 'ANNOUNCEMENT',
          value: { title: { en: day }, body: { en: 'News', vi: 'Tin' } },
        });
    });
    const { data } = await shop.call(contentEndpoints.listAnnouncements, {}, { locale: 'vi' });
    expect(data.map(({ id }) => id)).toEqual(['2026-11-05', '2026-11-02', '2026-10-01']);
    expect(data[0]).toMatchObject({ title: '2026-11-05', body: 'Tin', publishedAt: '2026-11-05T00:00:00.000Z' });
  });
});

describe('POST /user-feedback', () => {
  const send = (shop: Shop, body: { message: string; email?: string }, ip = '203.0.113.7') =>
    shop.call(contentEndpoints.sendFeedback, { body }, { headers: { 'x-sampan-client-ip': ip } });

  it('keeps what a visitor writes', async () => {
    const shop = await startShop();
    expect((await send(shop, { message: ' More mugs ', email: 'a@b.example' })).data).toEqual({});
    expect((await send(shop, { message: 'No address' })).status).toBe(200);
    const kept = await inShop(shop, (tx) => tx.select().from(feedback).where(eq(feedback.tenantId, shop.tenant.id)));
    expect(kept.map(({ message, email }) => [message, email]).sort()).toEqual([
      ['More mugs', 'a@b.example'],
      ['No address', null],
    ]);
  });

  it('refuses an empty and an endless message', async () => {
    const shop = await startShop();
    expect((await send(shop, { message: '  ' })).problem.code).toBe('INVALID');
    expect((await send(shop, { message: 'x'.repeat(2001) })).problem.code).toBe('INVALID');
  });

  it('takes five in an hour from one address, and more from others and later', async () => {
    const shop = await startShop();
    for (let i = 0; i < 5; i += 1) expect((await send(shop, { message: 'again' })).status).toBe(200);
    const sixth = await send(shop, { message: 'again' });
    expect(sixth.problem.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(shop, { message: 'another' }, '203.0.113.8')).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect((await send(shop, { message: 'later' })).status).toBe(200);
  });
});
