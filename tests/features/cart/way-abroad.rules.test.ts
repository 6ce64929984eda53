import { expect, it } from 'vitest';
import {
  shippedOfCart,
  shippedOfQuote,
  titlesOf,
  toggled,
  warningOf,
} from '../../../src/features/cart/way-abroad.rules';
import { cartItem, cartOf, quoteOf } from './cart-fixture';

const cart = cartOf(['Feather', cartItem('a', { quantity: 3 }), cartItem('b')], ['Tea', cartItem('c')]);
const thing = (id: string, quantity = 1) => ({
  productUrl: `https://item.taobao.com/item.htm?id=${id}`,
  productSkuId: `sku-${id}`,
  quantity,
  title: `Thing ${id}`,
});

it('ships what is chosen of the cart', () => {
  expect(shippedOfCart(cart, ['a', 'c', 'gone'])).toEqual([thing('a', 3), thing('c')]);
});

it('ships what can be ordered of a quote', () => {
  const quote = quoteOf(cart, ['a', 'b']);
  const [lineOfA] = quote.shops[0]?.lines ?? [];
  if (lineOfA) lineOfA.problem = 'SOLD_OUT';
  expect(shippedOfQuote(quote)).toEqual([thing('b')]);
});

it('wishes and does not wish any more', () => {
  expect(toggled(undefined, 'wrap')).toEqual(['wrap']);
  expect(toggled(['wrap', 'crate'], 'wrap')).toEqual(['crate']);
});

it('warns where a line refuses, louder where all do', () => {
  const [taking, refusing] = [{ total: { amount: 1, currency: 'USD' } }, { total: null }] as never[];
  expect(warningOf({ lines: [taking] as never[] })).toBeUndefined();
  expect(warningOf({ lines: [taking, refusing] as never[] })).toBe('someRefuse');
  expect(warningOf({ lines: [refusing] as never[] })).toBe('noneTakes');
  expect(warningOf({ lines: [] })).toBeUndefined();
});

it('names each product once', () => {
  const items = [thing('a'), { ...thing('a'), productSkuId: 'other' }, thing('b')];
  expect(titlesOf(items, [thing('a').productUrl])).toEqual(['Thing a']);
});
