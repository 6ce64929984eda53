import { describe, expect, it } from 'vitest';
import { dueOf, lineOf, parcelOf, requestOf, IN_YUAN, RULE_K } from '../support/transit-terms';
import { fuelRows } from '../../src/contract/transit-rows';
import { quoteTransit } from '../../src/contract/transit-quote';
import type { GivenTerms } from '../support/transit-lines';

type Given = NonNullable<GivenTerms['surcharges']>[number];
const always = (code: string, fee: number, rest: Partial<Given> = {}): Given => ({ code, name: {}, charge: { per: 'ORDER', fee }, ...rest }); // prettier-ignore
const three = (group: string | null) => [
  always('remote', 20_000, { group }),
  always('oversize', 15_000, { group }),
  always('battery', 3000, { group }),
];
const remote: Given = {
  code: 'remote',
  name: { en: 'Remote area' },
  when: [[{ of: 'POSTCODE', in: ['28'] }]],
  charge: { per: 'CHARGED_KILOGRAM', fee: 400, min: 20_000 },
  isFuelled: true,
};
const express: Partial<GivenTerms> = {
  weight: { divisor: 5000, stepGrams: 500 },
  price: { ...RULE_K, firstFee: 18_000 },
  surcharges: [remote],
  fuelBasisPoints: 3000,
};
const at28 = (grams: number, side = 0) => ({
  postcode: '28 01',
  parcels: [parcelOf({ grams, lengthMm: side, widthMm: side, heightMm: side })],
});
/** The rows after the freight, and what all of it comes to. */
const afterFreight = (...args: Parameters<typeof dueOf>) => dueOf(...args).filter(([code]) => !/^line-/.test(String(code))); // prettier-ignore
const surcharges = (given: Given[], rest: Partial<GivenTerms> = {}) => afterFreight({ surcharges: given, ...rest });
const sumAfter = (...args: Parameters<typeof surcharges>) => surcharges(...args).reduce((sum, [, , amount]) => sum + Number(amount), 0); // prettier-ignore

describe('surcharges and fuel', () => {
  it('V51: remote at its minimum, and fuel on freight and remote', () => {
    const quote = quoteTransit(lineOf(express), requestOf(at28(5200, 400)), IN_YUAN);
    expect(quote.total?.cny.amount).toBe(172_900);
    expect(afterFreight(express, at28(5200, 400))).toEqual([
      ['surcharge-minimum', { code: 'remote', minFee: 20_000 }, 20_000],
      ['fuel', { basisPoints: 3000, baseAmount: 133_000 }, 39_900],
    ]);
  });
  it('V52: remote above its minimum', () =>
    expect(afterFreight({ ...express, fuelBasisPoints: 0 }, at28(60_000))).toEqual([
      ['surcharge-kilogram', { code: 'remote', grams: 60_000, kilogramFee: 400 }, 24_000],
    ]));
  it.each([['V53', 2550, 24_700, 6299], ['V54', 1250, 13_300, 1663], ['V54', 1250, 13_301, 1663], ['V54', 1250, 4, 1]])(
    '%s: fuel of %i bp on %i → %i',
    (_, basisPoints, baseAmount, amount) =>
      expect(fuelRows(basisPoints, baseAmount)).toEqual([{ code: 'fuel', values: { basisPoints, baseAmount }, amount }]),
  ); // prettier-ignore
  it('V55: all of a group, the highest, or all up to the cap', () => {
    const group = (takes: 'ALL' | 'HIGHEST', cap: number | null = null) => ({ surchargeGroups: [{ code: 'place', takes, cap }] }); // prettier-ignore
    expect(sumAfter(three('place'), group('ALL'))).toBe(38_000);
    expect(sumAfter(three('place'), group('HIGHEST'))).toBe(20_000);
    expect(sumAfter(three('place'), group('ALL', 30_000))).toBe(30_000);
    expect(sumAfter(three(null), { surchargeCap: 30_000 })).toBe(30_000);
    expect(sumAfter(three('place'), { ...group('ALL', 38_000), surchargeCap: 38_000 })).toBe(38_000);
    expect(surcharges(three('place'), group('ALL', 30_000)).at(-1)).toEqual(['surcharge-capped', { group: 'place', capFee: 30_000 }, -8000]);
    expect(surcharges(three(null), { surchargeCap: 30_000 }).at(-1)).toEqual(['surcharge-capped', { group: '', capFee: 30_000 }, -8000]);
  }); // prettier-ignore
  it('tells of what is not the highest of its group, and leaves other groups alone', () => {
    const groups = [{ code: 'place', takes: 'HIGHEST' as const }, { code: 'empty', takes: 'HIGHEST' as const }];
    const given = lineOf({ surcharges: [...three('place').reverse(), always('tail', 5)], surchargeGroups: groups });
    const told = quoteTransit(given, requestOf(), IN_YUAN).rows.filter(({ code }) => /^surcharge/.test(code));
    expect(told.map(({ code, values, amount }) => [code, values, amount])).toEqual([
      ['surcharge-each', { code: 'tail', count: 1, unitFee: 5 }, 5],
      ['surcharge-each', { code: 'remote', count: 1, unitFee: 20_000 }, 20_000],
      ['surcharge-not-highest', { code: 'battery', plainAmount: 3000 }, null],
      ['surcharge-not-highest', { code: 'oversize', plainAmount: 15_000 }, null],
    ]);
  }); // prettier-ignore
  it('takes the first of two that are equally high', () => {
    const equal = [always('a', 7, { group: 'g' }), always('b', 7, { group: 'g' })];
    expect(surcharges(equal, { surchargeGroups: [{ code: 'g', takes: 'HIGHEST' }] })).toEqual([['surcharge-each', { code: 'a', count: 1, unitFee: 7 }, 7]]);
  }); // prettier-ignore
  it('takes fuel of what is fuelled, in its part of what is capped', () => {
    const given = [always('a', 3000, { isFuelled: true }), always('b', 1000)];
    const fuel = (rest: Partial<GivenTerms>) => surcharges(given, { fuelBasisPoints: 1000, ...rest }).at(-1);
    expect(fuel({})).toEqual(['fuel', { basisPoints: 1000, baseAmount: 24_700 + 3000 }, 2770]);
    expect(fuel({ surchargeCap: 2000 })).toEqual(['fuel', { basisPoints: 1000, baseAmount: 24_700 + 1500 }, 2620]);
  });
  it.each([['CHARGED_KILOGRAM', 2500, 2000], ['SCALE_KILOGRAM', 2350, 1880]] as const)('V56: 8.00 for the %s of %i g → %i', (per, grams, amount) =>
    expect(surcharges([{ code: 'a', name: {}, charge: { per, fee: 800 } }])).toEqual([
      ['surcharge-kilogram', { code: 'a', grams, kilogramFee: 800 }, amount],
    ]),
  ); // prettier-ignore
  it.each([[5000, 1000, 2000], [7000, 2000, 4000], [12_000, 3000, 6000]])('V57: bulky goods by weight, %i g: %i bp → %i', (grams, basisPoints, amount) => {
    const bulky = [[null, 5000, 1000], [5001, 10_000, 2000], [10_001, null, 3000]] as const;
    const given: Given[] = bulky.map(([from, to, share]) => ({
      code: `bulky-${share}`,
      name: {},
      when: [[{ of: 'VOLUME', from: 120_000_000 }, { of: 'SCALE_GRAMS', from, to }]],
      charge: { per: 'FREIGHT', basisPoints: share },
    }));
    const price = { mode: 'continued', firstGrams: 1, firstFee: 20_000, nextGrams: 0, nextFee: 0 } as const;
    const parcels = (heightMm: number) => ({ parcels: [parcelOf({ grams, lengthMm: 600, widthMm: 500, heightMm })] });
    expect(afterFreight({ price, surcharges: given }, parcels(400))).toEqual([
      ['surcharge-share', { code: `bulky-${basisPoints}`, basisPoints, baseAmount: 20_000 }, amount],
    ]);
    expect(afterFreight({ price, surcharges: given }, parcels(399))).toEqual([]);
  }); // prettier-ignore
  it('counts the boxes that ask for it', () => {
    const heavy: Given = { code: 'heavy', name: {}, when: [[{ of: 'SCALE_GRAMS', from: 1000 }]], charge: { per: 'BOX', fee: 300 } };
    const perKilo: Given = { ...heavy, code: 'kilo', charge: { per: 'CHARGED_KILOGRAM', fee: 100 } };
    const boxes = [999, 1000, 2600].map((grams) => ({ grams, sides: [0, 0, 0] as const, mm3: 0 }));
    expect(afterFreight({ surcharges: [heavy, perKilo] }, { boxes })).toEqual([
      ['surcharge-each', { code: 'heavy', count: 2, unitFee: 300 }, 600],
      ['surcharge-kilogram', { code: 'kilo', grams: 4000, kilogramFee: 100 }, 400],
    ]);
    expect(afterFreight({ surcharges: [{ ...perKilo, charge: { per: 'SCALE_KILOGRAM', fee: 100 } }] }, { boxes })).toEqual([
      ['surcharge-kilogram', { code: 'kilo', grams: 3600, kilogramFee: 100 }, 360],
    ]);
    expect(afterFreight({ surcharges: [heavy], boxes: { max: 3, sum: 'SUM' } }, { boxes })).toEqual([
      ['surcharge-each', { code: 'heavy', count: 3, unitFee: 300 }, 900],
    ]);
  }); // prettier-ignore
});
