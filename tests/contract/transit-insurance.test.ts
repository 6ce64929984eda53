import { describe, expect, it } from 'vitest';
import {
  dearInsurance,
  insurableOf,
  insurancePayout,
  insuranceRow,
  isInsurable,
} from '../../src/contract/transit-insurance';

const rule = { kind: 'percent', basisPoints: 300, min: 1500, max: 30_000, startAbove: 0 } as const;
const share = { basisPoints: 300 };

describe('insuranceRow', () => {
  it.each([
    ['V64', 50_000, 1500, 'insurance-percent', share],
    ['V65', 50_016, 1500, 'insurance-percent', share],
    ['V66', 50_017, 1501, 'insurance-percent', share],
    ['V67', 1_000_000, 30_000, 'insurance-percent', share],
    ['V67', 1_000_017, 30_000, 'insurance-maximum', { ...share, maxFee: 30_000 }],
    ['the minimum', 49_949, 1500, 'insurance-minimum', { ...share, minFee: 1500 }],
    ['nothing', 0, 0, 'insurance-none', { startAmount: 0 }],
  ])('%s: 3 %% of %i, 15.00 to 300.00 → %i', (_, insuredAmount, amount, code, values) =>
    expect(insuranceRow(rule, insuredAmount)).toEqual({ code, values: { insuredAmount, ...values }, amount }),
  );
  it('V67: 10,000.01 is at the most', () => expect(insuranceRow(rule, 1_000_001).amount).toBe(30_000));
  it('has no upper bound where none is set', () =>
    expect(insuranceRow({ ...rule, max: null }, 2_000_000).amount).toBe(60_000));
  it('starts above a value', () => {
    expect(insuranceRow({ ...rule, startAbove: 10_000 }, 10_000).amount).toBe(0);
    expect(insuranceRow({ ...rule, startAbove: 10_000 }, 10_001).amount).toBe(1500);
  });
  it('can be a fixed sum', () => {
    const fixed = { kind: 'fixed', fee: 700, startAbove: 500 } as const;
    expect(insuranceRow(fixed, 500)).toEqual({ code: 'insurance-none', values: { insuredAmount: 500, startAmount: 500 }, amount: 0 });
    expect(insuranceRow(fixed, 501)).toEqual({ code: 'insurance-fixed', values: { insuredAmount: 501 }, amount: 700 });
  }); // prettier-ignore
  it('refuses fractions of a minor unit', () => expect(() => insuranceRow(rule, 0.5)).toThrow(RangeError));
});

describe('dearInsurance', () => {
  const money = { cnyToLocalRate: '0.5', marginBasisPoints: 0, currency: 'AED' };
  const terms = { insurance: rule, currency: 'CNY' };
  it('is what insurance costs where it costs no less than it pays', () => {
    expect(dearInsurance(terms, 898, money)).toEqual({ amount: 750, currency: 'AED' });
    expect(dearInsurance(terms, 1500, money)).toEqual({ amount: 750, currency: 'AED' });
  });
  it('is none where it pays more, costs nothing, or is not there', () => {
    expect(dearInsurance(terms, 1502, money)).toBeNull();
    expect(dearInsurance({ ...terms, insurance: { ...rule, startAbove: 2000 } }, 900, money)).toBeNull();
    expect(dearInsurance({ ...terms, insurance: null }, 900, money)).toBeNull();
    expect(dearInsurance(terms, 0, money)).toBeNull();
  });
  it('counts the shop’s margin, which is paid too', () =>
    expect(dearInsurance(terms, 1502, { ...money, marginBasisPoints: 100 })).not.toBeNull());
});

describe('isInsurable', () => {
  const money = { cnyToLocalRate: '0.5', marginBasisPoints: 0, currency: 'AED' };
  const terms = { insurance: rule, currency: 'CNY' };
  it('is what a line takes that pays more than it costs', () => {
    expect(isInsurable(terms, 1502, money)).toBe(true);
    expect(isInsurable(terms, 1500, money)).toBe(false);
    expect(isInsurable(terms, 0, money)).toBe(false);
    expect(isInsurable({ ...terms, insurance: null }, 1502, money)).toBe(false);
  });
});

describe('insurableOf', () => {
  it('is what the goods are worth, of a parcel that says less only that', () => {
    expect(insurableOf([{ valueFen: 1000 }, { valueFen: 500, insurableFen: 200 }])).toBe(1200);
    expect(insurableOf([{ valueFen: 1000, insurableFen: 0 }])).toBe(0);
    expect(insurableOf([])).toBe(0);
  });
});

describe('insurancePayout', () => {
  it('V68: at most what goods and freight have cost', () => {
    expect(insurancePayout(90_000, 65_000, 18_000)).toBe(83_000);
    expect(insurancePayout(80_000, 65_000, 18_000)).toBe(80_000);
  });
});
