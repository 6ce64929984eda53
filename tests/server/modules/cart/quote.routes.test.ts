import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import type { Quote } from '../../../../src/contract/cart';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { productOf, stockMarketplace } from '../../../support/marketplace';
import { skuOf, startOrdering } from '../purchase/ordering';

const linesOf = (quote: Quote) => quote.shops.flatMap(({ lines }) => lines);

describe('POST /front/cart/refresh', () => {
  it('quotes the chosen lines with freight and fee named, per shop', async () => {
    const other = productOf({ shop: { id: 'shop-b', name: 'Potter', city: '', ratingTenths: 40 }, freight: { kind: 'free' } }); // prettier-ignore
    const shirt = productOf();
    const { add, refresh } = await startOrdering([shirt, other]);
    await add(shirt, 2);
    const ids = await add(other, 1, 1);
    const { data: quote } = await refresh(ids);
    expect(quote.shops.map(({ shopId }) => shopId).sort()).toEqual(['shop-b', 'shop-test']);
    const tailor = quote.shops.find(({ shopId }) => shopId === 'shop-test');
    // ¥100 goods + ¥10 freight; 5 % are ¥5.50
    expect(tailor).toMatchObject({
      goods: { cny: { amount: 10_000 }, local: { amount: 1428 } },
      domesticFreight: { cny: { amount: 1000 }, local: { amount: 143 } },
      serviceFee: { cny: { amount: 550 }, local: { amount: 79 } },
      total: { cny: { amount: 11_550 }, local: { amount: 1650 } },
    });
    expect(quote).toMatchObject({
      cnyToLocalRate: '0.14',
      marginBasisPoints: 200,
      serviceFeeRule: { basisPoints: 500, minimumFen: 500 },
      tenantWarehouseId: 'gz',
      canOrder: true,
      expiresAt: '2026-11-21T08:10:00.000Z',
    });
    expect(quote.total.local.amount).toBe(quote.shops.reduce((sum, { total }) => sum + total.local.amount, 0));
  });
  it('marks a moved price once', async () => {
    const { product, add, refresh, cart } = await startOrdering();
    const ids = await add(product);
    await stockMarketplace([{ ...product, skus: product.skus.map((sku) => ({ ...sku, priceFen: 5500 })) }]);
    expect(linesOf((await refresh(ids)).data)[0]).toMatchObject({
      unitPrice: { cny: { amount: 5500 } },
      priceBefore: { cny: { amount: 5000 } },
    });
    expect(linesOf((await refresh(ids)).data)[0]?.priceBefore).toBeNull();
    expect((await cart()).shops[0]?.cartItems[0]?.priceBefore).toBeNull();
  });
  it('says which line cannot be ordered and why, and counts the others', async () => {
    const shirt = productOf();
    const gone = productOf();
    const { add, refresh } = await startOrdering([shirt, gone]);
    await add(shirt);
    await add(shirt, 5, 1);
    const ids = await add(gone);
    const skus = shirt.skus.map((sku, i) => (i === 1 ? { ...sku, stock: 4 } : sku));
    await stockMarketplace([
      { ...shirt, skus },
      { ...gone, status: 'off_shelf' },
    ]);
    const { data: quote } = await refresh(ids);
    const problems = Object.fromEntries(linesOf(quote).map((line) => [line.productSkuId, line.problem]));
    expect(problems).toEqual({ [skuOf(shirt)]: null, [skuOf(shirt, 1)]: 'QUANTITY', [skuOf(gone)]: 'OFF_SHELF' });
    expect(quote).toMatchObject({ canOrder: false, goods: { cny: { amount: 5000 } } });
  });
  it('takes each line once however often it is named, and no line that is not there', async () => {
    const { product, add, refresh } = await startOrdering();
    const [id = ''] = await add(product);
    expect(linesOf((await refresh([id, id])).data)).toHaveLength(1);
    expect((await refresh([id, 'unknown'])).status).toBe(404);
  });
  it('refuses a warehouse that the shop does not have', async () => {
    const { shop, token, product, add } = await startOrdering();
    const body = { cartItemIds: await add(product), tenantWarehouseId: 'moon' };
    const answer = await shop.call(cartEndpoints.refresh, { body }, { token });
    expect(answer.problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'tenantWarehouseId' }] });
  });
});

describe('POST /front/preview-product/refresh', () => {
  it('quotes a product without touching the cart', async () => {
    const { shop, token, product, cart } = await startOrdering();
    const items = [
      { productSkuId: skuOf(product), quantity: 1 },
      { productSkuId: skuOf(product, 1), quantity: 2, message: 'own' },
    ];
    const body = { productUrl: canonicalUrl(product), items, message: 'all' };
    const { data: quote } = await shop.call(cartEndpoints.previewProduct, { body }, { token });
    expect(linesOf(quote).map(({ cartItemId, quantity, message }) => [cartItemId, quantity, message])).toEqual([
      [null, 1, 'all'],
      [null, 2, 'own'],
    ]);
    expect(quote).toMatchObject({ canOrder: true, goods: { cny: { amount: 17_000 } }, domesticFreight: { cny: { amount: 1200 } } }); // prettier-ignore
    expect((await cart()).itemCount).toBe(0);
  });
  it('shows too many pieces as a problem of the line', async () => {
    const { product, preview } = await startOrdering();
    const { data: quote } = await preview(product, 101);
    expect(quote.canOrder).toBe(false);
    expect(linesOf(quote)[0]?.problem).toBe('QUANTITY');
  });
  it('refuses unknown products and SKUs, and too many of one SKU over two lines (O2)', async () => {
    const { shop, token, product } = await startOrdering();
    const preview = (productUrl: string, items: { productSkuId: string; quantity: number }[]) =>
      shop.call(cartEndpoints.previewProduct, { body: { productUrl, items } }, { token });
    const url = canonicalUrl(product);
    expect((await preview('https://example.com/', [{ productSkuId: '1', quantity: 1 }])).problem.code).toBe('PRODUCT_URL_INVALID'); // prettier-ignore
    expect((await preview(url, [{ productSkuId: 'no', quantity: 1 }])).problem.errors).toEqual([{ path: 'items.0.productSkuId', code: 'unknown_sku' }]); // prettier-ignore
    const half = { productSkuId: skuOf(product), quantity: 50_000 };
    expect((await preview(url, [half, half])).problem.errors).toEqual([{ path: 'items.1.quantity', code: 'ABOVE_MAXIMUM' }]); // prettier-ignore
  });
});
