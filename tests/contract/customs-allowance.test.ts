import { describe, expect, it } from 'vitest';
import { allowanceUse, type AllowanceRule } from '../../src/contract/customs-allowance';

const dollars = (amount: number) => ({ amount, currency: 'USD' });
const uzbek: AllowanceRule = {
  currency: 'USD',
  per: 'MONTH',
  freeUpTo: 20_000,
  freeUpToGrams: null,
  dutyBasisPoints: 3000,
  dutyKilogramFee: 0,
  taxBasisPoints: 0,
  taxesAll: false,
};
const shipped = { declaredFen: 86_000, usedFen: 100_000, grams: 2000 };
// at 0.14: 120.40 now, 140.00 before
const use = (rule: Partial<AllowanceRule> = {}, more: Partial<typeof shipped> = {}) =>
  allowanceUse({ ...uzbek, ...rule }, '0.14', { ...shipped, ...more });

describe('what a shipment takes of what is free', () => {
  it('counts what its receiver had before, and asks duty of what is above', () =>
    expect(use()).toEqual({
      used: dollars(14_000),
      left: dollars(6000),
      over: dollars(6040),
      duty: [{ code: 'duty-value', values: { overAmount: 6040, basisPoints: 3000 }, amount: dollars(1812) }],
    }));
  it('asks nothing up to the last cent', () => {
    expect(use({}, { declaredFen: 42_857 })).toMatchObject({ left: dollars(6000), over: dollars(0), duty: [] });
    expect(use({}, { declaredFen: 42_864 }).over).toEqual(dollars(1));
  });
  it('has nothing left where all is used, and never less', () =>
    expect(use({}, { usedFen: 300_000 })).toMatchObject({ used: dollars(42_000), left: dollars(0), over: dollars(12_040) }));
  it('counts a shipment by itself where the border does', () =>
    expect(use({ per: 'SHIPMENT' })).toMatchObject({ used: dollars(0), left: dollars(20_000), over: dollars(0), duty: [] }));
  it('asks for what is too heavy, though it is not too dear', () => {
    const heavy = { per: 'SHIPMENT', freeUpToGrams: 31_000, dutyKilogramFee: 200 } as const;
    expect(use(heavy, { grams: 31_000 }).duty).toEqual([]);
    expect(use(heavy, { grams: 33_000 }).duty).toMatchObject([{ code: 'duty-weight', amount: dollars(400) }]);
  });
  it('asks tax of all of it where the border taxes what is free of duty', () => {
    const taxed = { per: 'SHIPMENT', taxBasisPoints: 1900 } as const;
    expect(use(taxed).duty).toEqual([]);
    expect(use({ ...taxed, taxesAll: true }).duty).toMatchObject([{ code: 'duty-tax', amount: dollars(2288) }]);
  });
}); // prettier-ignore
