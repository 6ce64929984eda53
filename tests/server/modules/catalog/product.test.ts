import { describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { demoShortLink } from '../../../../src/demo/short-links/demo-short-link';
import { inLanguages, newItemId, productOf, stockMarketplace } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const { getProduct, saveFavorite } = catalogEndpoints;

async function stockOne(overrides: Parameters<typeof productOf>[0] = {}) {
  const product = productOf(overrides);
  await stockMarketplace([product]);
  return product;
}

describe('GET /front/product', () => {
  it('answers a pasted link with the product in the visitor’s language and both currencies', async () => {
    const product = await stockOne();
    const shop = await startShop();
    const productUrl = `https://h5.m.taobao.com/awp/core/detail.htm?id=${product.itemId}&spm=1.2`;
    const { data } = await shop.call(getProduct, { query: { productUrl } }, { locale: 'vi' });
    expect(data).toMatchObject({
      productId: product.itemId,
      productUrl: `https://item.taobao.com/item.htm?id=${product.itemId}`,
      title: 'Áo sơ mi cotton',
      titleOriginal: '纯棉衬衫',
      selectedSkuId: null,
      isFavorite: false,
    });
    // 5000 fen × 0.14 × 1.02
    expect(data.skus[0]?.price).toEqual({
      cny: { amount: 5000, currency: 'CNY' },
      local: { amount: 714, currency: 'USD' },
    });
  });

  it('sorts the tiers and drops empty pictures', async () => {
    const product = await stockOne({
      channel: 'ALIBABA',
      priceMode: 'SPU_PRICE_RANGE',
      images: ['', '/a.webp', ''],
      priceRange: [
        { startQuantity: 100, priceFen: 900 },
        { startQuantity: 2, priceFen: 1200 },
        { startQuantity: 10, priceFen: 1000 },
      ],
    });
    const shop = await startShop();
    const { data } = await shop.call(getProduct, { query: { productUrl: canonicalUrl(product) } });
    expect(data.priceRange.map(({ startQuantity }) => startQuantity)).toEqual([2, 10, 100]);
    expect(data.images).toEqual(['/a.webp']);
  });

  it.each([
    ['selects the SKU that the link names', true],
    ['selects none where the link names a SKU that does not exist', false],
  ])('%s', async (_, exists) => {
    const product = await stockOne();
    const shop = await startShop();
    const skuId = exists ? product.skus[1]?.skuId : '99999';
    const { data } = await shop.call(getProduct, {
      query: { productUrl: `${canonicalUrl(product)}&skuId=${String(skuId)}` },
    });
    expect(data.selectedSkuId).toBe(exists ? skuId : null);
  });

  it('reads a share text with a short link of the embedded marketplace, without the internet', async () => {
    const product = await stockOne({ channel: 'TMALL' });
    const shop = await startShop();
    const productUrl = `【淘宝】大促价保 ${demoShortLink(product)}?tk=abc MF278 「纯棉衬衫」 点击链接直接打开`;
    const { data } = await shop.call(getProduct, { query: { productUrl } });
    expect(data.productUrl).toBe(canonicalUrl(product));
  });

  it('tells a shopper which products are favourites', async () => {
    const product = await stockOne();
    const shop = await startShop();
    const { token } = await signUp(shop);
    const productUrl = canonicalUrl(product);
    await shop.call(saveFavorite, { body: { productUrl } }, { token });
    expect((await shop.call(getProduct, { query: { productUrl } }, { token })).data.isFavorite).toBe(true);
    const other = await signUp(shop);
    expect((await shop.call(getProduct, { query: { productUrl } }, { token: other.token })).data.isFavorite).toBe(
      false,
    );
  });

  it('has our own pictures in its description as wide as the page shows them above', async () => {
    const product = await stockOne({ images: ['/api/media/picture/mug.webp', 'https://img.test/mug.jpg'] });
    const shop = await startShop();
    const { data } = await shop.call(getProduct, { query: { productUrl: canonicalUrl(product) } });
    expect(data.descriptionHtml).toContain('<img src="/api/media/picture/mug.webp?w=800"');
    expect(data.descriptionHtml).toContain('<img src="https://img.test/mug.jpg"');
  });

  it('lets nothing in a description run', async () => {
    const product = await stockOne({
      description: [inLanguages('<script>alert(1)</script> & <b onclick="x()">more</b>')],
    });
    const shop = await startShop();
    const { data } = await shop.call(getProduct, { query: { productUrl: canonicalUrl(product) } });
    expect(data.descriptionHtml).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b');
    expect(data.descriptionHtml).toContain('<img src="/pictures/shirt-1.webp"');
    expect(data.descriptionHtml).not.toMatch(/<script|<b/);
  });

  it.each(['mug', 'https://example.com/item/123456', 'https://item.taobao.com.evil.example/item.htm?id=123456789'])(
    'refuses what is no product link: %s',
    async (productUrl) => {
      const shop = await startShop();
      const { status, problem } = await shop.call(getProduct, { query: { productUrl } });
      expect([status, problem.code]).toEqual([422, 'PRODUCT_URL_INVALID']);
    },
  );

  it('does not find a product that the marketplace does not have', async () => {
    const shop = await startShop();
    const productUrl = canonicalUrl({ channel: 'JD', itemId: newItemId() });
    const { status, problem } = await shop.call(getProduct, { query: { productUrl } });
    expect([status, problem.code, problem.data]).toEqual([404, 'PRODUCT_NOT_FOUND', { productUrl }]);
  });

  it('does not find a product that is off the shelf', async () => {
    const product = await stockOne({ status: 'off_shelf' });
    const shop = await startShop();
    const { problem } = await shop.call(getProduct, { query: { productUrl: canonicalUrl(product) } });
    expect(problem.code).toBe('PRODUCT_NOT_FOUND');
  });

  it('does not find a product of a platform that the shop does not serve', async () => {
    const product = await stockOne({ channel: 'JD' });
    const { tenant } = await startShop();
    const shop = await startShop({ preference: { ...tenant.preference, productPlatforms: ['ALIBABA'] } });
    const { problem } = await shop.call(getProduct, { query: { productUrl: canonicalUrl(product) } });
    expect(problem.code).toBe('PRODUCT_NOT_FOUND');
  });
});
