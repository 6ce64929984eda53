import { describe, expect, it } from 'vitest';
import { isQuoteOf, orderableIds, tickedOf, toggleAll } from '../../../src/features/cart/cart-selection.rules';
import { cartItem, cartOf, quoteOf } from './cart-fixture';

const cart = cartOf(
  ['Feather', cartItem('a'), cartItem('b', { quantity: 11 })],
  ['Tea', cartItem('c', { isSoldOut: true, stock: 0 }), cartItem('d', { quantity: 2 })],
);

describe('what can be chosen', () => {
  it('leaves out what has sold out and what there is not enough of', () => {
    expect(orderableIds(cart)).toEqual(['a', 'd']);
  });

  it.each([
    [['a'], ['a', 'd'], 'some'],
    [['a', 'd', 'x'], ['a', 'd'], 'all'],
    [['x'], ['a', 'd'], 'none'],
    [[], [], 'none'],
  ] as const)('says of %j among %j: %s', (selection, ids, ticked) => {
    expect(tickedOf([...selection], [...ids])).toBe(ticked);
  });

  it('adds all, and takes all out once all were in', () => {
    expect(toggleAll(['x', 'a'], ['a', 'd'])).toEqual(['x', 'a', 'd']);
    expect(toggleAll(['x', 'a', 'd'], ['a', 'd'])).toEqual(['x']);
    expect(toggleAll(['x'], [])).toEqual(['x']);
  });
});

describe('a quote', () => {
  const quote = quoteOf(cart, ['a', 'd']);

  it('is of exactly these lines', () => {
    expect(isQuoteOf(quote, cart, ['d', 'a'])).toBe(true);
    expect(isQuoteOf(quote, cart, ['a'])).toBe(false);
    expect(isQuoteOf(quote, cart, ['a', 'd', 'b'])).toBe(false);
    expect(isQuoteOf(quote, cart, ['a', 'b'])).toBe(false);
  });

  it('is one of before once a quantity has changed', () => {
    const more = cartOf(['Feather', cartItem('a', { quantity: 2 })], ['Tea', cartItem('d', { quantity: 2 })]);
    expect(isQuoteOf(quote, more, ['a', 'd'])).toBe(false);
  });
});
