import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOODS_KINDS } from '../../src/contract/transit-line.enums';
import { TransitLine } from '../../src/contract/transit-line.schemas';
import { LINES_IN_USE } from '../support/transit-lines';
import { termsOf } from '../support/transit-terms';

const fee = fc.nat(900_000);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const weight = fc.record({
  divisor: fc.integer({ min: 1, max: 100_000 }),
  method: fc.constantFrom('greater' as const, 'hybrid' as const),
  shareBasisPoints: fc.nat(10_000),
  volumeFromSideMm: maybe(fc.integer({ min: 1, max: 9000 })),
  stepGrams: fc.integer({ min: 1, max: 5000 }),
  maxScaleGrams: maybe(fc.integer({ min: 1, max: 90_000 })),
});
const terms = fc.record({
  weight,
  minFee: fee,
  parcelFee: fee,
  fuelBasisPoints: fc.nat(100_000),
  surchargeCap: maybe(fee),
  goodsKinds: fc.subarray([...GOODS_KINDS], { minLength: 1 }),
  customsFields: fc.subarray(['PCCC', 'CPF', 'INN']),
  cover: fc.dictionary(fc.constantFrom('en', 'ar', 'uz'), fc.string()),
});

describe('a line that is taken out and brought in', () => {
  it('is itself again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(LINES_IN_USE)), terms, fc.boolean(), (shape, given, isOffered) => {
        const version = { validFrom: '2026-01-01T00:00:00.000Z', author: 'ops', terms: termsOf({ ...shape, ...given }) };
        const line = TransitLine.parse({ name: 'L', title: { en: 'Line' }, isOffered, versions: [version] });
        const file = JSON.stringify(line, null, 2);
        expect(TransitLine.parse(JSON.parse(file))).toEqual(line);
        expect(JSON.stringify(TransitLine.parse(JSON.parse(file)), null, 2)).toBe(file);
      }),
    );
  }); // prettier-ignore
});
