import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addEntry, parseHistory, type WatchHistoryEntry } from '../../src/contract/watch-history';

const entry = (productId: string, name = 'Cup'): WatchHistoryEntry => ({
  productId,
  name,
  coverImage: 'https://img.example/1.jpg',
  productUrl: 'https://item.jd.com/100012043978.html',
  price: { cny: { amount: 5900, currency: 'CNY' }, local: { amount: 828, currency: 'USD' } },
  shopName: 'Tea house',
  shopWebsite: '',
  channel: 'JD',
});
const ids = (list: WatchHistoryEntry[]) => list.map(({ productId }) => productId);

describe('addEntry', () => {
  it('puts the newest first', () => expect(ids(addEntry([entry('a')], entry('b')))).toEqual(['b', 'a']));
  it('moves a product seen again to the front, with its new facts', () => {
    const list = addEntry([entry('a'), entry('b'), entry('c')], entry('c', 'Big cup'));
    expect(ids(list)).toEqual(['c', 'a', 'b']);
    expect(list[0]?.name).toBe('Big cup');
  });
  it('leaves the given list alone', () => {
    const list = Object.freeze([entry('a')]);
    expect(addEntry(list, entry('b'))).toHaveLength(2);
    expect(list).toHaveLength(1);
  });
  it('keeps each product once and the 20 latest, in order (ENT-4)', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 100 }), (seen) => {
        const list = seen.reduce<WatchHistoryEntry[]>((before, id) => addEntry(before, entry(id)), []);
        expect(ids(list)).toEqual([...new Set([...seen].reverse())].slice(0, 20));
      }),
    );
  });
});

describe('parseHistory', () => {
  it('reads back what was stored', () => {
    const list = [entry('a'), entry('b')];
    expect(parseHistory(JSON.stringify(list))).toEqual(list);
  });
  it('drops broken and repeated entries and keeps the others', () => {
    const { price, ...priceless } = entry('x');
    const broken = [null, 7, 'a', [], {}, priceless, { ...entry('x'), price: 59 }, { ...entry('x'), channel: 'EBAY' },
      { ...entry('x'), name: null }, { ...entry(''), name: 'no id' },
      { ...entry('x'), price: { cny: { amount: 0.5, currency: 'CNY' }, local: { amount: 1, currency: 'USD' } } }]; // prettier-ignore
    expect(parseHistory(JSON.stringify([...broken, entry('a'), entry('b'), entry('a', 'again')]))).toEqual([
      entry('a'),
      entry('b'),
    ]);
  });
  it('keeps at most 20', () =>
    expect(parseHistory(JSON.stringify(Array.from({ length: 30 }, (_, index) => entry(`${index}`))))).toHaveLength(20));
  it.each([null, '', '{', 'null', '7', '"text"', '{}', '{"length":1}', '[', 'undefined'])('reads %j as empty', (json) =>
    expect(parseHistory(json)).toEqual([]),
  );
  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(parseHistory(json)).toBeInstanceOf(Array);
      }),
    );
  });
});
