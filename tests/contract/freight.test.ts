import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domesticFreightFen, serviceFeeFen, stepsBeyond, type FreightTemplate } from '../../src/contract/freight';

describe('domesticFreightFen', () => {
  const byWeight: FreightTemplate = { kind: 'weight', firstUnit: 1, firstFen: 290, nextUnit: 1, nextFen: 200 };
  const byPiece: FreightTemplate = { kind: 'piece', firstUnit: 2, firstFen: 600, nextUnit: 3, nextFen: 250 };

  it('takes the first piece and further ones: 30 × 0.15 kg are 10.90', () => {
    expect(domesticFreightFen(byWeight, 30, 30 * 150)).toEqual({
      amount: 1090,
      rows: [
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
  it('says by how many pieces', () =>
    expect(domesticFreightFen(byPiece, 3, 9000).rows).toEqual([
      { code: 'domestic-first-pieces', values: { pieces: 2, firstFee: 600 }, amount: 600 },
      { code: 'domestic-next-pieces', values: { pieces: 3, steps: 1, stepFee: 250 }, amount: 250 },
    ]));
  it('is nothing where the seller pays', () =>
    expect(domesticFreightFen({ kind: 'free' }, 9, 9000)).toEqual({
      amount: 0,
      rows: [{ code: 'domestic-free', values: {}, amount: 0 }],
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
    const bound = code === 'service-minimum' ? { minFee: 3000 } : {};
    expect(fee.rows).toEqual([{ code, values: { basisPoints: 800, baseAmount: base, ...bound }, amount: fen }]);
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

describe('stepsBeyond', () => {
  it.each([[500, 500, 100, 0], [501, 500, 100, 1], [600, 500, 100, 1], [601, 500, 100, 2], [900, 500, 0, 0]])(
    '%i beyond %i by %i: %i',
    (quantity, first, step, steps) => expect(stepsBeyond(quantity, first, step)).toBe(steps),
  ); // prettier-ignore
});
