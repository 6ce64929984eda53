import { describe, expect, it } from 'vitest';
import { besides, chosenGoods, goodsInCart, together } from '../../../src/features/catalog/shipped-goods.rules';
import { cartItem, cartOf } from '../cart/cart-fixture';
import { shoes } from './product-fixture';

const { productUrl } = shoes;
const line = (skuId: string, quantity: number) => ({ skuId, labels: [], quantity, unitPrice: shoes.skus[0]!.price });
const goods = (productSkuId: string, quantity = 1, url = productUrl) => ({ productUrl: url, productSkuId, quantity });

describe('chosenGoods', () => {
  it('is what is chosen, in one form or several', () => {
    const lines = [line('r40', 2), line('b40', 1)];
    expect(chosenGoods({ product: shoes, lines, pieces: 3 })).toEqual([goods('r40', 2), goods('b40')]);
  });
  it('is the first form that can be had until then, and the first of all where none can', () => {
    const [sold, ...others] = shoes.skus.map((sku, at) => ({ ...sku, stock: at === 0 ? 0 : sku.stock }));
    const product = { productUrl, skus: [sold!, ...others] };
    expect(chosenGoods({ product, lines: [], pieces: 4 })).toEqual([goods('r41', 4)]);
    expect(chosenGoods({ product: { productUrl, skus: [sold!] }, lines: [], pieces: 0 })).toEqual([goods('r40')]);
    expect(chosenGoods({ product: { productUrl, skus: [] }, lines: [], pieces: 1 })).toEqual([]);
  });
});

describe('goodsInCart', () => {
  const cart = cartOf(['Feather', cartItem('a', { quantity: 3 }), cartItem('b', { isSoldOut: true })]);
  const ids = (selection?: string[]) => goodsInCart(cart, selection).map(({ productSkuId }) => productSkuId);
  it('is all that can be had, or what was chosen', () => {
    expect(ids()).toEqual(['sku-a']);
    expect(ids(['b'])).toEqual(['sku-b']);
    expect(goodsInCart(null, undefined)).toEqual([]);
  });
});

describe('besides', () => {
  it('is what the cart has more than what is chosen', () => {
    const inCart = [goods('r40', 2), goods('r40', 1, 'https://item.taobao.com/item.htm?id=2')];
    expect(besides([goods('r40', 1)], inCart)).toEqual(inCart);
    expect(besides([goods('r40', 2), goods('b40')], inCart)).toEqual([inCart[1]]);
  });
});

describe('together', () => {
  it('makes one line of what is in the cart already', () => {
    const inCart = [goods('r40', 2), goods('other', 1, 'https://item.taobao.com/item.htm?id=2')];
    expect(together([goods('r40', 3), goods('b40')], inCart)).toEqual([goods('r40', 3), inCart[1], goods('b40')]);
    expect(together([goods('r40', 1)], inCart)).toEqual(inCart);
    expect(together([goods('other')], inCart)).toHaveLength(3);
  });
  it('leaves a cart alone that takes no more', () => {
    const full = Array.from({ length: 200 }, (_, at) => goods(`s${at}`));
    expect(together([goods('r40')], full)).toEqual([goods('r40')]);
    expect(together([goods('s7')], full)).toHaveLength(200);
    expect(together([goods('r40')], [goods('r40', 100_000_000)])).toEqual([goods('r40')]);
  });
});
