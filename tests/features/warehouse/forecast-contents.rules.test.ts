import { describe, expect, it } from 'vitest';
import {
  NO_CONTENTS,
  NO_THING,
  saidContents,
  typedContents,
  wrongIn,
} from '../../../src/features/warehouse/forecast-contents.rules';

const pot = { title: 'Pot', quantity: '2', value: '45.5' };

describe('what is in a parcel, as it was typed', () => {
  it('is nothing where nothing was', () =>
    expect(saidContents(NO_CONTENTS, 'en')).toEqual({ items: [], goodsKinds: [] }));
  it('is each thing that is whole', () =>
    expect(saidContents({ things: [pot, NO_THING], goodsKinds: ['FRAGILE'] }, 'en')).toEqual({
      items: [{ title: 'Pot', quantity: 2, unitFen: 4550 }],
      goodsKinds: ['FRAGILE'],
    }));
  it.each([
    ['title', { title: ' ' }],
    ['quantity', { quantity: '0' }],
    ['quantity', { quantity: '100000' }],
    ['quantity', { quantity: 'two' }],
    ['value', { value: '0' }],
    ['value', { value: '' }],
    ['value', { value: '1.005' }],
  ])('is not announced with a wrong %s: %j', (name, part) => {
    const thing = { ...pot, ...part };
    expect(wrongIn(thing, 'en')).toEqual({ title: false, quantity: false, value: false, [name]: true });
    expect(saidContents({ things: [pot, thing], goodsKinds: [] }, 'en')).toBeUndefined();
  });

  it('is as it was announced, and keeps what is not asked for', () => {
    const of = { productUrl: 'https://a.example', options: 'Blue', category: 'mug' };
    const items = [{ title: 'Mug', quantity: 3, unitPrice: { amount: 905, currency: 'CNY' }, ...of }];
    const typed = typedContents({ items, goodsKinds: ['FRAGILE'] }, 'en');
    expect(typed.things).toEqual([{ title: 'Mug', quantity: '3', value: '9.05', of }]);
    expect(saidContents(typed, 'en')).toEqual({
      items: [{ title: 'Mug', quantity: 3, unitFen: 905, ...of }],
      goodsKinds: ['FRAGILE'],
    });
  });
  it.each(['en', 'ru'] as const)('is read with a comma before the cents, too, in %s', (locale) =>
    expect(saidContents({ things: [{ ...pot, value: '35,5' }], goodsKinds: [] }, locale)?.items).toMatchObject([
      { unitFen: 3550 },
    ]),
  );
  it('is shown again as its reader writes it', () => {
    const items = [{ title: 'Mug', quantity: 3, unitPrice: { amount: 905, currency: 'CNY' } } as never];
    expect(typedContents({ items, goodsKinds: [] }, 'fr').things[0]?.value).toBe('9,05');
  });
  it('begins with an empty row where nothing was announced', () =>
    expect(typedContents({ items: [], goodsKinds: [] }, 'en')).toEqual(NO_CONTENTS));
});
