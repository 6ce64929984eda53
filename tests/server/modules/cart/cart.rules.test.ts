import { describe, expect, it } from 'vitest';
import { cartOf } from '../../../../src/server/modules/cart/cart.rules';
import { pricedLines } from './pricing';

describe('cartOf', () => {
  it('puts lines together by shop, the shop of the first line first', () => {
    const weaver = { shopId: 's2', shopName: 'Weaver' };
    const cart = cartOf(
      pricedLines([
        { cartItemId: 'a', offer: weaver },
        { cartItemId: 'b' },
        { cartItemId: 'c', offer: weaver },
        // another marketplace may give the same number to another shop
        { cartItemId: 'd', channel: 'ALIBABA', offer: weaver },
      ]),
    );
    expect(cart.itemCount).toBe(4);
    const shops = cart.shops.map(({ cartItems, ...shop }) => ({ ...shop, ids: cartItems.map(({ id }) => id) }));
    expect(shops).toEqual([
      { shopId: 's2', shopName: 'Weaver', channel: 'TAOBAO', ids: ['a', 'c'] },
      { shopId: 's1', shopName: 'Potter', channel: 'TAOBAO', ids: ['b'] },
      { shopId: 's2', shopName: 'Weaver', channel: 'ALIBABA', ids: ['d'] },
    ]);
  });
  it('is empty without lines', () => expect(cartOf([])).toEqual({ itemCount: 0, shops: [] }));

  it('shows of a line what was wanted, what is offered, and what it costs', () => {
    const [line] = pricedLines([
      {
        cartItemId: 'a',
        productUrl: 'https://p/a',
        itemId: '77',
        skuId: 'x',
        quantity: 6,
        message: 'in paper',
        offer: { stock: 60, minOrderQuantity: 2, batchQuantity: 3 },
      },
    ]);
    expect(line && cartOf([line]).shops[0]?.cartItems).toEqual([
      {
        id: 'a',
        productUrl: 'https://p/a',
        productId: '77',
        channel: 'TAOBAO',
        title: 'Mug',
        image: '/mug.webp',
        productSkuId: 'x',
        skuLabels: ['Red'],
        quantity: 6,
        message: 'in paper',
        // ¥10 and ¥60 at 0.14 and 2 % on top
        unitPrice: { cny: { amount: 1000, currency: 'CNY' }, local: { amount: 143, currency: 'USD' } },
        lineTotal: { cny: { amount: 6000, currency: 'CNY' }, local: { amount: 857, currency: 'USD' } },
        priceBefore: null,
        stock: 60,
        isSoldOut: false,
        minOrderQuantity: 2,
        batchQuantity: 3,
      },
    ]);
  });
  it.each([
    ['sold out', { offer: { stock: 0 } }, true],
    ['off the shelf', { gone: true }, true],
    ['wanted in too small a number', { offer: { minOrderQuantity: 2 } }, false],
  ])('of what is %s says sold out: %s', (_, wish, isSoldOut) =>
    expect(cartOf(pricedLines([wish])).shops[0]?.cartItems[0]?.isSoldOut).toBe(isSoldOut),
  );
  it('says that words in the reader’s language are coming, where they are', () => {
    const [coming, there] = pricedLines([{ offer: { areWordsComing: true } }, {}]);
    const items = cartOf([coming, there].flatMap((line) => line ?? [])).shops.flatMap(({ cartItems }) => cartItems);
    expect(items[0]).toMatchObject({ areWordsComing: true });
    expect(items[1]).not.toHaveProperty('areWordsComing');
  });
  it('of what is gone offers no piece, and no line without a number of its own', () => {
    const [item] = cartOf(pricedLines([{ gone: true, offer: { minOrderQuantity: 5, batchQuantity: 5 } }])).shops[0]?.cartItems ?? []; // prettier-ignore
    expect(item).toMatchObject({ id: '', stock: 0, minOrderQuantity: 1, batchQuantity: 1 });
  });
});
