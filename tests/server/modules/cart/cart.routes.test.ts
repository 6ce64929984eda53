import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../../src/contract/cart.endpoints';
import { LIMITS } from '../../../../src/contract/limits';
import { canonicalUrl } from '../../../../src/contract/product-link';
import { productOf, stockMarketplace } from '../../../support/marketplace';
import { skuOf, startCart, tiered, type Product } from './filling';

describe('POST /front/cart', () => {
  it('adds a SKU and answers with the cart at the shop’s prices', async () => {
    const { add, product } = await startCart();
    const { data } = await add(product, 2, 1, 'Please check the seams');
    expect(data.itemCount).toBe(1);
    expect(data.shops[0]).toMatchObject({ shopId: 'shop-test', shopName: 'Test Tailor', channel: 'TAOBAO' });
    expect(data.shops[0]?.cartItems[0]).toMatchObject({
      title: 'Cotton shirt',
      skuLabels: ['Red', 'L'],
      quantity: 2,
      message: 'Please check the seams',
      unitPrice: { cny: { amount: 6000 }, local: { amount: 857, currency: 'USD' } },
      // ¥120 × 0.14 × 1.02 = $17.136, rounded once
      lineTotal: { cny: { amount: 12_000 }, local: { amount: 1714 } },
      priceBefore: null,
      stock: 100,
      isSoldOut: false,
    });
  });
  it('adds the same SKU up under any form of the link', async () => {
    const { shop, token, add, product } = await startCart();
    await add(product, 2);
    const productUrl = `看这个 https://item.taobao.com/item.htm?spm=a1z&id=${product.itemId}&skuId=1`;
    const body = { productUrl, productSkuId: skuOf(product), quantity: 3 };
    const { data } = await shop.call(cartEndpoints.add, { body }, { token });
    expect(data.shops[0]?.cartItems).toMatchObject([{ quantity: 5, productUrl: canonicalUrl(product) }]);
  });
  it('keeps the message unless a new one comes', async () => {
    const { add, product } = await startCart();
    await add(product, 1, 0, 'first');
    expect((await add(product, 1)).data.shops[0]?.cartItems[0]?.message).toBe('first');
    expect((await add(product, 1, 0, 'second')).data.shops[0]?.cartItems[0]?.message).toBe('second');
  });
  it('refuses a SKU that the product does not have', async () => {
    const { shop, token, product, get } = await startCart();
    const body = { productUrl: canonicalUrl(product), productSkuId: 'nope', quantity: 1 };
    const answer = await shop.call(cartEndpoints.add, { body }, { token });
    expect(answer.status).toBe(422);
    expect(answer.problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'productSkuId' }] });
    expect((await get()).data.itemCount).toBe(0);
  });
  it('refuses links that mean no product, and products that are not there', async () => {
    const { shop, token } = await startCart();
    const add = (productUrl: string) =>
      shop.call(cartEndpoints.add, { body: { productUrl, productSkuId: '1', quantity: 1 } }, { token });
    expect((await add('https://example.com/x')).problem.code).toBe('PRODUCT_URL_INVALID');
    expect((await add('https://item.taobao.com/item.htm?id=999999999999')).problem.code).toBe('PRODUCT_NOT_FOUND');
  });
  it('refuses what is sold out or more than there are', async () => {
    const product = productOf();
    product.skus[0] = { ...product.skus[0]!, stock: 0 };
    product.skus[1] = { ...product.skus[1]!, stock: 4 };
    const { add, get } = await startCart([product]);
    expect((await add(product, 1)).problem).toMatchObject({ status: 409, code: 'SOLD_OUT' });
    expect((await add(product, 3, 1)).status).toBe(200);
    const tooMany = await add(product, 2, 1);
    expect(tooMany.problem).toMatchObject({
      code: 'QUANTITY_NOT_ALLOWED',
      errors: [{ path: 'quantity', code: 'ABOVE_STOCK' }],
    });
    expect((await get()).data.shops[0]?.cartItems[0]?.quantity).toBe(3);
  });
  it('keeps to minimum and batch', async () => {
    const { add, product } = await startCart([tiered()]);
    expect((await add(product, 1)).problem.errors).toEqual([{ path: 'quantity', code: 'NOT_IN_BATCH' }]);
    expect((await add(product, 2)).data.shops[0]?.cartItems[0]?.unitPrice.cny.amount).toBe(4000);
    const both = await add(product, 8, 1);
    expect(both.data.shops[0]?.cartItems.map(({ unitPrice }) => unitPrice.cny.amount)).toEqual([3000, 3000]);
  });
  it.each([0, -1, 1.5, '1', LIMITS.quantityMax + 1, 2 ** 31, null])('refuses %j pieces', async (quantity) => {
    const { shop, token, product } = await startCart();
    const body = { productUrl: canonicalUrl(product), productSkuId: skuOf(product), quantity: quantity as number };
    const answer = await shop.call(cartEndpoints.add, { body }, { token });
    expect([answer.status, answer.problem.code]).toEqual([422, 'INVALID']);
  });
  it('counts the pieces of a SKU over all its additions (O2)', async () => {
    const product = productOf();
    product.skus[0] = { ...product.skus[0]!, priceFen: 1, stock: 2_000_000 };
    const { add, get } = await startCart([product]);
    await add(product, LIMITS.quantityMax);
    expect((await add(product, 1)).problem.errors).toEqual([{ path: 'quantity', code: 'ABOVE_MAXIMUM' }]);
    expect((await get()).data.shops[0]?.cartItems[0]?.quantity).toBe(LIMITS.quantityMax);
  });
  it('refuses a line that is worth more than can be reckoned with', async () => {
    const product = productOf();
    product.skus[0] = { ...product.skus[0]!, priceFen: 2_000_000_000, stock: 2_000_000 };
    const { add } = await startCart([product]);
    expect((await add(product, LIMITS.quantityMax)).problem.errors).toEqual([
      { path: 'quantity', code: 'ABOVE_MAXIMUM' },
    ]);
  });
  it('is full at the limit of lines', async () => {
    const products = Array.from({ length: LIMITS.cartItems / 4 }, () => productOf());
    const extra = productOf();
    const { shop, token, add } = await startCart([...products, extra]);
    for (const product of products) {
      const items = product.skus.map(({ skuId }) => ({ productSkuId: skuId, quantity: 1 }));
      const body = { productUrl: canonicalUrl(product), items };
      expect((await shop.call(cartEndpoints.addMultiple, { body }, { token })).status).toBe(200);
    }
    expect((await add(extra, 1)).problem).toMatchObject({ status: 409, code: 'CART_FULL' });
    expect((await add(products[0] as Product, 1)).data.itemCount).toBe(LIMITS.cartItems);
  });
});

describe('POST /front/cart/multiple', () => {
  it('adds several SKUs, merging those named twice', async () => {
    const { shop, token, product } = await startCart();
    const items = [
      { productSkuId: skuOf(product, 0), quantity: 1 },
      { productSkuId: skuOf(product, 3), quantity: 2, message: 'own' },
      { productSkuId: skuOf(product, 0), quantity: 4 },
    ];
    const body = { productUrl: canonicalUrl(product), items, message: 'common' };
    const { data } = await shop.call(cartEndpoints.addMultiple, { body }, { token });
    const lines = data.shops[0]?.cartItems.map(({ skuLabels, quantity, message }) => [
      skuLabels.join(),
      quantity,
      message,
    ]);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(expect.arrayContaining([['Red,M', 5, 'common'], ['Blue,L', 2, 'own']])); // prettier-ignore
  });
  it('adds all or none', async () => {
    const { shop, token, product, get } = await startCart();
    const items = [
      { productSkuId: skuOf(product, 0), quantity: 1 },
      { productSkuId: skuOf(product, 1), quantity: 101 },
    ];
    const body = { productUrl: canonicalUrl(product), items };
    const answer = await shop.call(cartEndpoints.addMultiple, { body }, { token });
    expect(answer.problem.errors).toEqual([{ path: 'items.1.quantity', code: 'ABOVE_STOCK' }]);
    expect((await get()).data.itemCount).toBe(0);
  });
  it('counts the minimum over all SKUs', async () => {
    const { shop, token, product } = await startCart([{ ...tiered(), batchQuantity: 1 }]);
    const addMultiple = (quantities: number[]) => {
      const items = quantities.map((quantity, sku) => ({ productSkuId: skuOf(product, sku), quantity }));
      return shop.call(cartEndpoints.addMultiple, { body: { productUrl: canonicalUrl(product), items } }, { token });
    };
    expect((await addMultiple([1])).problem.errors).toEqual([{ path: 'items.0.quantity', code: 'BELOW_MINIMUM' }]);
    expect((await addMultiple([1, 1])).data.itemCount).toBe(2);
  });
});

describe('GET /front/cart', () => {
  it('stands by shop, the last shopped first, in the reader’s language', async () => {
    const shops = ['a', 'b'].map((id) => ({ id, name: `Shop ${id}`, city: '', ratingTenths: 45 }));
    const [first, second, third] = [productOf({ shop: shops[0] }), productOf({ shop: shops[1] }), productOf({ shop: shops[0] })]; // prettier-ignore
    const { shop, token, add } = await startCart([first!, second!, third!]);
    for (const product of [first!, second!, third!]) {
      shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
      await add(product, 1);
    }
    const { data } = await shop.call(cartEndpoints.get, {}, { token, locale: 'vi' });
    expect(data.shops.map(({ shopId, cartItems }) => [shopId, cartItems.map(({ productId }) => productId)])).toEqual([
      ['a', [third!.itemId, first!.itemId]],
      ['b', [second!.itemId]],
    ]);
    expect(data.shops[0]?.cartItems[0]?.title).toBe('Áo sơ mi cotton');
  });
  it('marks a price that moved on the marketplace, not one that the quantity moved', async () => {
    const product = { ...tiered(), batchQuantity: 1 };
    const { shop, token, add, get } = await startCart([product]);
    const id = (await add(product, 2)).data.shops[0]?.cartItems[0]?.id ?? '';
    const more = await shop.call(cartEndpoints.setQuantity, { params: { id }, query: { quantity: 10 } }, { token });
    expect(more.data.shops[0]?.cartItems[0]).toMatchObject({ unitPrice: { cny: { amount: 3000 } }, priceBefore: null });
    await stockMarketplace([{ ...product, priceRange: [{ startQuantity: 1, priceFen: 3500 }] }]);
    expect((await get()).data.shops[0]?.cartItems[0]).toMatchObject({
      unitPrice: { cny: { amount: 3500 } },
      priceBefore: { cny: { amount: 3000 }, local: { amount: 428 } },
    });
  });
  it('still shows a thing that vanished, as sold out', async () => {
    const { shop, token, product, add, get } = await startCart();
    await add(product, 2);
    await stockMarketplace([{ ...product, status: 'off_shelf' }]);
    expect((await get()).data.shops[0]?.cartItems).toMatchObject([
      {
        title: 'Cotton shirt',
        skuLabels: ['Red', 'M'],
        stock: 0,
        isSoldOut: true,
        unitPrice: { cny: { amount: 5000 } },
      },
    ]);
    await stockMarketplace([{ ...product, skus: product.skus.slice(1) }]);
    const cart = await get();
    const id = cart.data.shops[0]?.cartItems[0]?.id ?? '';
    expect(cart.data.shops[0]).toMatchObject({ shopName: 'Test Tailor', cartItems: [{ isSoldOut: true }] });
    const answer = await shop.call(cartEndpoints.setQuantity, { params: { id }, query: { quantity: 1 } }, { token });
    expect(answer.problem.code).toBe('SOLD_OUT');
  });
});
