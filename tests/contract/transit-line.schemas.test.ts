import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { LineTerms as Terms, TransitLine as Line, TransitLineVersion } from '../../src/contract/transit-line';
import { LineTerms, TransitLine } from '../../src/contract/transit-line.schemas';
import { LINES_IN_USE, type GivenTerms } from '../support/transit-lines';

const errorsIn = (given: unknown): string[] => {
  const read = z.safeParse(LineTerms, given);
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const korea = LINES_IN_USE['KR-AIR, the first kilogram and halves'] as GivenTerms;
const withBands = (ends: (number | null)[]) => ({
  ...korea,
  price: { mode: 'tier', bands: ends.map((upToGrams) => ({ upToGrams, baseFee: 1, kilogramFee: 1 })) },
});

describe('LineTerms', () => {
  it.each(Object.entries(LINES_IN_USE))('says %s', (_, given) => {
    const terms: Terms = LineTerms.parse(given);
    expect(terms).toMatchObject(given);
    // what was read says the same when it is read again, also out of a file
    expect(LineTerms.parse(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
  });

  it('is neutral where nothing is said', () => {
    const { weight, limits, boxes, goodsKinds, combine } = LineTerms.parse(korea);
    expect(weight).toMatchObject({ shareBasisPoints: 10_000, volumeFromSideMm: null, bigStep: null, maxScaleGrams: null });
    expect(limits).toEqual({ maxSideMm: null, maxSumMm: null, maxGirthMm: null, largestMm: null, smallestMm: null });
    expect([boxes, goodsKinds.length, combine]).toEqual([{ max: 20, sum: 'EACH' }, 19, 'WEIGHT']);
  }); // prettier-ignore

  it.each([
    ['bands that do not rise', withBands([2000, 2000]), 'price.bands: bands-not-rising'],
    ['a band after the open one', withBands([null, 2000]), 'price.bands: bands-not-rising'],
    ['no band', withBands([]), 'price.bands: Invalid input'],
    ['densities that do not fall', { ...korea, price: { mode: 'density', bands: [100, 200].map((fromKgPerM3) => ({ fromKgPerM3, baseFee: 0, kilogramFee: 1 })) } }, 'price.bands: bands-not-falling'],
    ['no price by weight', { ...korea, price: null }, 'price: missing'],
    ['no price of room', { ...korea, combine: 'GREATER' }, 'measure: missing'],
    ['days that end before they begin', { ...korea, minDays: 6 }, 'maxDays: below-min'],
    ['a sum below nothing', { ...korea, parcelFee: -1 }, 'parcelFee: Invalid input'],
    ['half a fen', { ...korea, parcelFee: 0.5 }, 'parcelFee: Invalid input'],
    ['a group that is not there', { ...korea, surcharges: [{ code: 'a', name: {}, charge: { per: 'ORDER', fee: 1 }, group: 'b' }] }, 'surchargeGroups: missing'],
    ['a most below the least', { ...korea, services: [{ code: 'a', name: {}, charge: { per: 'BOX', fee: 1, min: 2, max: 1 } }] }, 'services.0.charge.max: below-min'],
    ['a condition that never holds', { ...korea, refusals: [{ code: 'a', text: {}, when: [[{ of: 'VALUE', from: 2, to: 1 }]] }] }, 'refusals.0.when.0.0.to: below-from'],
    ['a divisor of nothing', { ...korea, weight: { divisor: 0 } }, 'weight.divisor: Invalid input'],
    ['a mode that nobody knows', { ...korea, price: { mode: 'auction' } }, 'price.mode: Invalid input'],
  ])('refuses %s', (_, given, error) => expect(errorsIn(given)).toEqual([error])); // prettier-ignore
});

describe('TransitLine', () => {
  const version: TransitLineVersion = { validFrom: '2026-01-01T00:00:00.000Z', author: 'ops', terms: LineTerms.parse(korea) }; // prettier-ignore
  const line: Line = { name: 'KR-AIR', title: { en: 'Air to Korea' }, isOffered: true, versions: [version] };

  it('is itself again when it is brought in', () => expect(TransitLine.parse(JSON.parse(JSON.stringify(line)))).toEqual(line)); // prettier-ignore
  it.each(['2026-01-01', 'tomorrow', '2026-01-01T00:00:00'])('begins at no such time: %s', (validFrom) =>
    expect(z.safeParse(TransitLine, { ...line, versions: [{ ...version, validFrom }] }).success).toBe(false),
  );
});
