import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domesticFreightFen, insurance, serviceFeeFen, type FreightTemplate } from '../../src/contract/freight';

describe('domesticFreightFen', () => {
  const byWeight: FreightTemplate = { kind: 'weight', firstUnit: 1, firstFen: 290, nextUnit: 1, nextFen: 200 };
  const byPiece: FreightTemplate = { kind: 'piece', firstUnit: 2, firstFen: 600, nextUnit: 3, nextFen: 250 };

  it('takes the first piece and further ones: 30 × 0.15 kg are 10.90', () => {
    expect(domesticFreightFen(byWeight, 30, 30 * 150)).toEqual({
      amount: 1090,
      lines: [
        { code: 'domestic-first-grams', values: { grams: 1000, firstFee: 290 }, amount: 290 },
        { code: 'domestic-next-grams', values: { grams: 1000, steps: 4, stepFee: 200 }, amount: 800 },
      ],
    });
  });
  it.each([
    [byWeight, 1, 1, 290],
    [byWeight, 1, 1000, 290],
    [byWeight, 1, 1001, 490],
    [byWeight, 99, 2000, 490],
    [{ ...byWeight, firstUnit: 0.5, nextUnit: 0.1 }, 1, 800, 290 + 3 * 200], // 0.8 − 0.5 is 0.30000000000000004 in floats
    [byPiece, 1, 9000, 600],
    [byPiece, 2, 9000, 600],
    [byPiece, 3, 9000, 850],
    [byPiece, 5, 9000, 850],
    [byPiece, 6, 9000, 1100],
    [{ ...byPiece, nextUnit: 0, nextFen: 0 }, 100, 9000, 600],
  ] as [FreightTemplate, number, number, number][])('%j, %i pieces, %i g → %i fen', (template, pieces, grams, fen) =>
    expect(domesticFreightFen(template, pieces, grams).amount).toBe(fen),
  );
  it('is nothing where the seller pays', () =>
    expect(domesticFreightFen({ kind: 'free' }, 9, 9000)).toEqual({
      amount: 0,
      lines: [{ code: 'domestic-free', values: {}, amount: 0 }],
    }));
});

describe('serviceFeeFen', () => {
  const rule = { basisPoints: 800, minimumFen: 3000 };
  it.each([
    [21000 + 1500, 3000, 'service-minimum'],
    [100000 + 2000, 8160, 'service-percent'],
    [37500, 3000, 'service-percent'],
    [37499, 3000, 'service-percent'], // 2999.92 rounds up to the minimum
    [37490, 3000, 'service-minimum'],
    [0, 3000, 'service-minimum'],
  ])('8 %%, at least 30.00, of %i → %i (%s)', (base, fen, code) => {
    const fee = serviceFeeFen(rule, base);
    expect(fee.amount).toBe(fen);
    expect(fee.lines[0]?.code).toBe(code);
  });
  it('can be nothing', () => expect(serviceFeeFen({ basisPoints: 0, minimumFen: 0 }, 100000).amount).toBe(0));
  it('is the greater of percentage and minimum', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(2000), fc.nat(100_000), (base, basisPoints, minimumFen) => {
        const exact = (base * basisPoints) / 10_000;
        const { amount } = serviceFeeFen({ basisPoints, minimumFen }, base);
        expect(amount).toBe(Math.max(minimumFen, Math.floor(exact + 0.5)));
      }),
    );
  });
});

describe('insurance', () => {
  const rule = { kind: 'percent', basisPoints: 150, min: 300, max: 5000, startAbove: 0 } as const;
  it.each([
    [10_000, 300, 'insurance-minimum'],
    [100_000, 1500, 'insurance-percent'],
    [1_000_000, 5000, 'insurance-maximum'],
    [0, 0, 'insurance-none'],
  ])('1.5 %%, 3.00 to 50.00, of %i → %i (%s)', (insured, fee, code) => {
    const result = insurance(rule, insured);
    expect(result.amount).toBe(fee);
    expect(result.lines[0]?.code).toBe(code);
  });
  it('has no upper bound where none is set', () =>
    expect(insurance({ ...rule, max: null }, 1_000_000).amount).toBe(15_000));
  it('starts above a value', () => {
    expect(insurance({ ...rule, startAbove: 10_000 }, 10_000).amount).toBe(0);
    expect(insurance({ ...rule, startAbove: 10_000 }, 10_001).amount).toBe(300);
  });
  it('can be a fixed sum', () => {
    const fixed = { kind: 'fixed', fee: 700, startAbove: 500 } as const;
    expect(insurance(fixed, 500).amount).toBe(0);
    expect(insurance(fixed, 501).amount).toBe(700);
    expect(insurance(fixed, 5_000_000).amount).toBe(700);
  });
  it('refuses fractions of a minor unit', () => expect(() => insurance(rule, 0.5)).toThrow(RangeError));
});
