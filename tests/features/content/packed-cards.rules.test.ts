import { expect, it } from 'vitest';
import { packCards, unpackCards } from '../../../src/features/content/packed-cards.rules';
import type { CardProduct } from '../../../src/ui/product-card';

const card = (title: string, more: Partial<CardProduct> = {}): CardProduct => ({
  href: `/product?url=${title}&filters=`,
  title,
  image: `/${title}.webp`,
  price: { cny: { amount: 11_500, currency: 'CNY' }, local: { amount: 1629, currency: 'USD' } },
  channel: 'TAOBAO',
  soldCount: 174_760,
  ...more,
});

it('brings every card back as it was, in half of the room', () => {
  const price = { cny: { amount: 0, currency: 'CNY' as const }, local: { amount: 0, currency: 'USD' } };
  const cards = [
    card('mug'),
    card('cap', { isFavorite: true, soldCount: 0 }),
    card('lamp', { isFavorite: false, price }),
  ];
  const sent = JSON.stringify(packCards(cards));
  expect(unpackCards(JSON.parse(sent) as ReturnType<typeof packCards>)).toEqual(cards);
  expect(sent.length).toBeLessThan(JSON.stringify(cards).length / 2);
});

it('packs a row without cards', () => {
  expect(unpackCards(packCards([]))).toEqual([]);
});
