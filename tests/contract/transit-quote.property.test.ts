import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCure, quoteLines, withCures } from '../../src/contract/transit-cures';
import { USUAL_ALLOWANCE } from '../../src/contract/transit-estimate';
import { quoteTransit } from '../../src/contract/transit-quote';
import type { LineVersion, ShopTerms, TransitParcel, TransitRequest } from '../../src/contract/transit-request';
import { LINES_IN_USE } from '../support/transit-lines';
import { IN_YUAN, lineOf, parcelOf, requestOf } from '../support/transit-terms';

const LINES = Object.entries(LINES_IN_USE).map(([name, given]) => lineOf(given, name));
const countryOf = ({ terms }: LineVersion) => terms.zone.countries[0] ?? '';
const side = fc.integer({ min: 1, max: 900 });
const parcels = fc.array(
  fc.record({
    grams: fc.integer({ min: 1, max: 12_000 }),
    lengthMm: side,
    widthMm: side,
    heightMm: side,
    valueFen: fc.nat(200_000),
    goodsKinds: fc.subarray(['GENERAL', 'LIQUID', 'BATTERY_LOOSE'] as const, { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 5 },
).map((all) => all.map((each, at): TransitParcel => parcelOf({ ...each, id: `p${at}` }))); // prettier-ignore

const request = fc.record({
  parcels,
  boxes: fc.integer({ min: 1, max: 3 }),
  insuredFen: fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: null, freq: 2 }),
  fenOff: fc.nat(3000),
}).map(({ boxes, fenOff, ...rest }) => requestOf({
  ...rest,
  boxes: { count: boxes, allowance: USUAL_ALLOWANCE },
  stored: [{ days: 95, grams: 800 }],
  discounts: { vipBasisPoints: 300, coupons: [{ code: 'c', fenOff }], pointsFen: 7 },
})); // prettier-ignore

/** In yuan or in the shop's own money: each line is one of the two. */
const shopFor = ({ terms: { currency } }: LineVersion): ShopTerms => ({
  ...IN_YUAN,
  money: { cnyToLocalRate: '3512.5', marginBasisPoints: 150, currency: currency === 'CNY' ? 'VND' : currency },
  storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: null },
});
const there = (line: LineVersion, asked: TransitRequest) => ({ ...asked, country: countryOf(line) });

describe('every line in use, whatever is shipped', () => {
  it('asks for what its rows add up to in both moneys, or says why it does not', () => {
    const seen = { priced: 0, refused: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...LINES), request, (line, asked) => {
        const { rows, total, refusals } = quoteTransit(line, there(line, asked), shopFor(line));
        seen[total ? 'priced' : 'refused'] += 1;
        expect([total === null, rows.length === 0]).toEqual([refusals.length > 0, refusals.length > 0]);
        for (const money of ['cny', 'local'] as const)
          expect(rows.reduce((sum, { price }) => sum + (price?.[money].amount ?? 0), 0)).toBe(total?.[money].amount ?? 0);
      }),
    );
    expect(Math.min(seen.priced, seen.refused)).toBeGreaterThan(0);
  }); // prettier-ignore

  it('says by how much it is exceeded, and its cures really cure', () => {
    const seen = { counted: 0, cures: new Set<string>() };
    fc.assert(
      fc.property(fc.constantFrom(...LINES), request, (line, given) => {
        const [asked, shop] = [there(line, given), shopFor(line)];
        for (const refusal of withCures(line, asked, shop, quoteTransit(line, asked, shop).refusals)) {
          const { code, limit, actual, over, cures } = refusal;
          const isCounted = typeof limit === 'number' && typeof actual === 'number';
          expect(over).toBe(isCounted ? Math.abs(actual - limit) : null);
          if (isCounted) expect(over).toBeGreaterThan(0);
          seen.counted += Number(isCounted);
          for (const cure of cures) {
            if (cure.kind === 'OTHER_LINE') continue;
            seen.cures.add(cure.kind);
            expect(quoteTransit(line, applyCure(asked, cure), shop).refusals.map((each) => each.code)).not.toContain(code);
          }
        }
      }),
    );
    expect(seen.counted).toBeGreaterThan(0);
    expect([...seen.cures]).toEqual(expect.arrayContaining(['TAKE_OUT', 'LEAVE_OFF']));
  }); // prettier-ignore

  it('sends to another line only where that takes all of it', () => {
    const [post, ems] = [LINES.find(({ name }) => name.startsWith('ePacket')), LINES.find(({ name }) => name.startsWith('EMS'))] as [LineVersion, LineVersion];
    let sent = 0;
    fc.assert(
      fc.property(request, (given) => {
        const asked = { ...given, country: 'us' };
        const { quotes, refused } = quoteLines([post, ems], asked, IN_YUAN);
        const cures = refused.flatMap(({ refusals }) => refusals.flatMap((each) => each.cures));
        const others = cures.flatMap((cure) => (cure.kind === 'OTHER_LINE' ? [cure.lineName] : []));
        sent += others.length;
        for (const name of others) expect(quotes.map(({ lineName }) => lineName)).toContain(name);
        expect(others.length > 0).toBe(quotes.length > 0 && refused.length > 0);
      }),
      // each run looks for the cures of many refusals
      { numRuns: 30 },
    );
    expect(sent).toBeGreaterThan(0);
  }); // prettier-ignore

  it('takes no less for more weight where its way of pricing promises that', () => {
    // bands by weight and by density have edges at which tariffs fall
    const promises = new Set(['continued', 'levels', 'room']);
    const wayOf = ({ terms: { combine, price } }: LineVersion) =>
      combine === 'MEASURE' ? 'room' : (price?.mode ?? '');
    const promising = LINES.filter((line) => promises.has(wayOf(line)));
    expect(new Set(promising.map(wayOf))).toEqual(promises);
    let compared = 0;
    const free = requestOf({ discounts: { vipBasisPoints: 0, coupons: [], pointsFen: 0 } });
    fc.assert(
      fc.property(fc.constantFrom(...promising), fc.integer({ min: 1, max: 25_000 }), side, (line, grams, mm) => {
        const sized = { lengthMm: mm, widthMm: mm, heightMm: mm };
        const [lighter, heavier] = [grams, grams + 137].map((each) => {
          const asked = there(line, { ...free, parcels: [parcelOf({ grams: each, ...sized })] });
          return quoteTransit(line, asked, shopFor(line)).total?.local.amount;
        });
        if (lighter === undefined || heavier === undefined) return;
        compared += 1;
        expect(heavier).toBeGreaterThanOrEqual(lighter);
      }),
    );
    expect(compared).toBeGreaterThan(0);
  });
});
