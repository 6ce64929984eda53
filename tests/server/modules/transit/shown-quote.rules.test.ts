import { describe, expect, it } from 'vitest';
import type { Cure } from '../../../../src/contract/transit-cures';
import { priceIn, type PricedRow } from '../../../../src/contract/transit-money';
import { quoteTransit } from '../../../../src/contract/transit-quote';
import type { TransitReceipt } from '../../../../src/contract/transit-receipt';
import {
  estimateOf,
  nameOf,
  shownReceipt,
  shownRefusal,
  type QuotedLine,
} from '../../../../src/server/modules/transit/shown-quote.rules';
import { IN_YUAN, lineOf, requestOf, termsOf } from '../../../support/transit-terms';

const say = (text: Record<string, string>) => text.en ?? '';
const money = { cnyToLocalRate: '0.14', marginBasisPoints: 1000, currency: 'USD' };
const service = { code: 'sign', name: { en: 'Signature' }, charge: { per: 'ORDER' as const, fee: 500 } };
const air: QuotedLine = { name: 'AU-AIR', title: { en: 'By air' }, terms: termsOf({ services: [service] }) };
const sea: QuotedLine = { name: 'AU-SEA', title: { en: 'By sea' }, terms: termsOf({ delivery: 'STATION' }) };

describe('estimateOf', () => {
  const quote = quoteTransit(lineOf(), requestOf(), { ...IN_YUAN, money });
  it('shows sums in the shop’s money and names in the reader’s language', () => {
    const shown = estimateOf(quote, [sea, air], money, { say });
    // 2.5 kg: ¥95 and four steps of ¥38 are ¥247; at 0.14 and 10 % on top $38.038
    expect(shown).toMatchObject({ transitOptionName: 'AU-AIR', title: 'By air', minDays: 7, maxDays: 12, delivery: air.terms.delivery, chargeableGrams: 2500, refusals: [] }); // prettier-ignore
    expect(shown.total).toEqual({ amount: quote.total?.local.amount, currency: 'USD' });
    expect(shown.lines.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)).toBe(shown.total?.amount);
    expect(Math.abs((shown.total?.amount ?? 0) - 3804)).toBeLessThanOrEqual(1);
  });
  it('names what the line itself does for it', () => {
    const signed = quoteTransit(lineOf({ services: [service] }), requestOf({ services: ['sign'] }), {
      ...IN_YUAN,
      money,
    });
    expect(estimateOf(signed, [air], money, { say }).lines.map(({ values }) => values.name)).toContain('Signature');
  });
  it('has no sum where the line refuses', () => {
    const refused = quoteTransit(lineOf(), requestOf({ country: 'DE' }), { ...IN_YUAN, money });
    expect(estimateOf(refused, [air], money, { say })).toMatchObject({ total: null, refusals: [{ code: 'country-not-served' }] }); // prettier-ignore
  });
  it('knows only lines that were quoted', () =>
    expect(() => estimateOf(quote, [sea], money, { say })).toThrow('Not a line that was quoted: AU-AIR'));
});

describe('a row of a receipt', () => {
  const rowOf = (given: Partial<PricedRow>): PricedRow => ({ code: 'x', values: {}, amount: null, currency: 'CNY', price: null, ...given }); // prettier-ignore
  const receiptWith = (row: PricedRow) =>
    ({ lineName: 'AU-AIR', versionId: 'v1', madeAt: '2026-11-22T10:00:00.000Z', rows: [row], shop: { ...IN_YUAN, money }, total: { cny: { amount: 0, currency: 'CNY' }, local: { amount: 700, currency: 'USD' } } }) as unknown as TransitReceipt; // prettier-ignore
  const ofShop = [{ code: 'box', name: { en: 'Wooden box' } }];
  const shown = (given: Partial<PricedRow>) =>
    shownReceipt(receiptWith(rowOf(given)), { chargeableGrams: 2500, atMost: null }, air, { say, ofShop });

  it('stands in the receipt with its version, its time and its weight', () =>
    expect(shown({})).toEqual({
      transitOptionName: 'AU-AIR',
      versionId: 'v1',
      madeAt: '2026-11-22T10:00:00.000Z',
      chargeableGrams: 2500,
      atMost: null,
      lines: [{ code: 'x', values: {}, amount: null }],
      total: { amount: 700, currency: 'USD' },
    }));
  it('changes what its sentence names of money, and nothing else', () =>
    // ¥10 with a tenth on top: $1.54
    expect(shown({ values: { stepFee: 1000, baseAmount: 1000, grams: 1000, Feet: 1000, amountOf: 1000, dutyFee: 'none' } }).lines[0]?.values)
      .toEqual({ stepFee: 154, baseAmount: 154, grams: 1000, Feet: 1000, amountOf: 1000, dutyFee: 'none' }));
  it.each(['insuredAmount', 'startAmount', 'freeUpToAmount'])('asks no margin of the worth of things: %s', (name) =>
    expect(shown({ values: { [name]: 1000 } }).lines[0]?.values).toEqual({ [name]: 140 }));
  it('tells the share that was taken of what things are worth, so that it comes to its sum', () => {
    // 3 % of ¥1000 with a tenth on top, at 0.14: $4.62; of $140.00 that is 3.3 %
    const insured = { code: 'insurance-percent', values: { insuredAmount: 100_000, basisPoints: 300 } };
    const [told] = shown({ ...insured, amount: 3000, price: priceIn(3000, 'CNY', money) }).lines;
    expect(told).toMatchObject({ values: { insuredAmount: 14_000, basisPoints: 330 }, amount: { amount: 462 } });
    expect((Number(told?.values.basisPoints) * Number(told?.values.insuredAmount)) / 10_000).toBe(462);
    // what is priced in the shop's money has no margin on it; nor has a share of a price, which has its own already
    expect(shown({ ...insured, currency: 'USD' }).lines[0]?.values).toMatchObject({ basisPoints: 300 });
    expect(shown({ values: { baseAmount: 1000, basisPoints: 300 } }).lines[0]?.values).toMatchObject({ basisPoints: 300 });
  });
  it('leaves what is in the shop’s money already', () =>
    expect(shown({ currency: 'USD', values: { stepFee: 1000 } }).lines[0]?.values).toEqual({ stepFee: 1000 }));
  it('tells the sum of the line too, where that is in other money and not nothing', () => {
    expect(shown({ amount: 1000 }).lines[0]).toMatchObject({ own: { amount: 1000, currency: 'CNY' } });
    for (const same of [{ amount: 1000, currency: 'USD' }, { amount: 0 }, { amount: null }])
      expect(shown(same).lines[0]).not.toHaveProperty('own');
  });
  it('tells its own sum as it was told', () => {
    const price = { cny: { amount: 1000, currency: 'CNY' as const }, local: { amount: 153, currency: 'USD' } };
    expect(shown({ price }).lines[0]?.amount).toEqual(price.local);
  });
  it.each([['sign', 'Signature'], ['box', 'Wooden box'], ['gone', 'gone']])('names the code %s', (code, name) =>
    expect(shown({ values: { code } }).lines[0]?.values).toEqual({ name }));
}); // prettier-ignore

it('goes by its code what has no name in this language', () => {
  const named = [{ code: 'a', name: { de: 'Kiste' } }];
  expect([nameOf('a', named, say), nameOf('b', named, say)]).toEqual(['a', 'b']);
});

describe('shownRefusal', () => {
  const own = termsOf({ refusals: [{ code: 'no-loose', text: { en: 'No loose batteries.' }, when: [[{ of: 'GOODS_KIND', in: ['BATTERY_LOOSE'] }]] }] }); // prettier-ignore
  const refusal = (code: string, cures: Cure[] = [], sums: object = { limit: 30_000, actual: 31_000, over: 1000 }) =>
    ({ code, limit: null, actual: null, over: null, ...sums, cures }) as unknown as Parameters<typeof shownRefusal>[0];
  const shown = (of: ReturnType<typeof refusal>, words: object = {}) => shownRefusal(of, own, [air, sea], { say, ...words }); // prettier-ignore

  it.each([
    ['too-heavy', 'Grams'],
    ['counted-too-heavy', 'Grams'],
    ['density-too-low', 'Grams'],
    ['side-too-long', 'Mm'],
    ['sides-too-long', 'Mm'],
    ['girth-too-long', 'Mm'],
    ['box-too-large', 'Mm'],
    ['box-too-small', 'Mm'],
    ['too-much-room', 'Mm3'],
    ['too-many-pieces', ''],
  ])('%s tells its measures in their unit', (code, unit) =>
    expect(shown(refusal(code))).toEqual({
      code,
      values: { [`limit${unit}`]: 30_000, [`actual${unit}`]: 31_000, [`over${unit}`]: 1000 },
      text: null,
      limit: 30_000,
      actual: 31_000,
      over: 1000,
      cures: [],
    }));
  it('tells no measure that there is not', () =>
    expect(shown(refusal('too-heavy', [], { limit: 5 })).values).toEqual({ limitGrams: 5 }));
  it('tells a rule of the line’s own in its words', () =>
    expect(shown(refusal('no-loose'))).toMatchObject({ code: 'own-rule', text: 'No loose batteries.' }));
  it('has no cures where none were looked for', () => {
    const { cures: _, ...plain } = refusal('too-heavy') as { cures: unknown };
    expect(shown(plain as ReturnType<typeof refusal>).cures).toEqual([]);
  });
  it.each<[string, Cure, unknown]>([
    ['by number', { kind: 'TAKE_OUT', parcelIds: ['a', 'b'] }, { code: 'take-out', values: { count: 2 } }],
    ['boxes', { kind: 'SPLIT', boxes: 3 }, { code: 'split', values: { count: 3 } }],
    ['a service', { kind: 'LEAVE_OFF', code: 'sign' }, { code: 'leave-off', values: { name: 'Signature', code: 'sign' } }],
    ['insurance', { kind: 'LEAVE_OFF', code: 'insurance' }, { code: 'without-insurance', values: {} }],
    ['to the door', { kind: 'DELIVERY', delivery: 'DOOR' }, { code: 'to-the-door', values: {} }],
    ['to a station', { kind: 'DELIVERY', delivery: 'STATION' }, { code: 'to-a-station', values: {} }],
    ['a field', { kind: 'GIVE', field: 'PCCC' }, { code: 'give', values: { name: 'PCCC' } }],
    ['another line', { kind: 'OTHER_LINE', lineName: 'AU-SEA', extraDays: 9 }, { code: 'other-line', values: { line: 'By sea', days: 9 } }],
  ])('tells a cure: %s', (_, cure, told) => expect(shown(refusal('too-heavy', [cure])).cures).toEqual([told]));
  it('names what to leave out where it is known', () => {
    const contentsOf = (ids: readonly string[]) => [...ids];
    const cure: Cure = { kind: 'TAKE_OUT', parcelIds: ['a', 'b'] };
    expect(shown(refusal('too-heavy', [cure]), { contentsOf }).cures).toEqual([{ code: 'leave-out', values: { names: 'a, b', more: 0, parcels: 'a,b' } }]);
    const all: Cure = { kind: 'TAKE_OUT', parcelIds: ['a', 'b', 'c', 'd', 'e'] };
    expect(shown(refusal('too-heavy', [all]), { contentsOf }).cures).toEqual([{ code: 'leave-out', values: { names: 'a, b, c', more: 2, parcels: 'a,b,c,d,e' } }]);
  });
}); // prettier-ignore
