import { describe, expect, it } from 'vitest';
import { dutyHint } from '../../src/contract/customs-duty';
import { tariffRows } from '../../src/contract/transit-tariff';

const eaeu = {
  freeUpTo: 20_000,
  freeUpToGrams: 31_000,
  dutyBasisPoints: 1500,
  dutyKilogramFee: 200,
  taxBasisPoints: 0,
};
const chile = { freeUpTo: 50_000, freeUpToGrams: null, dutyBasisPoints: 600, dutyKilogramFee: 0, taxBasisPoints: 1900 };

describe('dutyHint', () => {
  it('V76: the dearer of value and weight', () => {
    expect(dutyHint(eaeu, 45_000, 1000)).toEqual([{ code: 'duty-value', values: { overAmount: 25_000, basisPoints: 1500 }, amount: 3750 }]);
    expect(dutyHint(eaeu, 26_000, 35_000).map(({ amount }) => amount)).toEqual([900]);
    expect(dutyHint(eaeu, 26_000, 36_000)).toEqual([{ code: 'duty-weight', values: { overGrams: 5000, kilogramFee: 200 }, amount: 1000 }]);
    expect(dutyHint(eaeu, 20_000, 31_000)).toEqual([]);
  }); // prettier-ignore
  it('V77: tax on all of it, duty above a value', () => {
    const [tax, ...others] = dutyHint(chile, 3000, 90_000);
    expect([tax, others]).toEqual([{ code: 'duty-tax', values: { baseAmount: 3000, basisPoints: 1900 }, amount: 570 }, []]);
    expect(3000 + (tax?.amount ?? 0)).toBe(3570);
    expect(dutyHint(chile, 60_000, 1).map(({ amount }) => amount)).toEqual([600, 11_514]);
  }); // prettier-ignore
});

describe('tariffRows', () => {
  const rule = { freeUpTo: 10_000, dutyBasisPoints: 500, taxBasisPoints: 500 };
  it('asks for nothing up to what is free', () =>
    expect(tariffRows(rule, 10_000, 5000)).toEqual([{ code: 'tariff-free', values: { valueAmount: 10_000, freeUpToAmount: 10_000 }, amount: 0 }])); // prettier-ignore
  it('takes duty of value and way, and tax of these and the duty', () =>
    expect(tariffRows(rule, 10_001, 4999)).toEqual([
      { code: 'tariff-duty', values: { baseAmount: 15_000, basisPoints: 500 }, amount: 750 },
      { code: 'tariff-tax', values: { baseAmount: 15_750, basisPoints: 500 }, amount: 788 },
    ]));
});
