import { describe, expect, it } from 'vitest';
import { reconcile } from '../../src/contract/transit-reconciliation';
import { boxOfSides, freightAmount } from '../support/transit-terms';

const byK = (grams: number) => Number(freightAmount([boxOfSides(grams)], {}));
const terms = { tolerance: 3800, stepFee: 3800 };

describe('reconcile', () => {
  it.each([
    ['V72', 3500, 2350, { outcome: 'REFUND', amount: 7600 }],
    ['V73', 3000, 2999, { outcome: 'NOTHING', difference: 0 }],
    ['V74', 3000, 2400, { outcome: 'REFUND', amount: 3800 }],
  ])('%s: paid for %i g, packed %i g', (_, paid, packed, outcome) =>
    expect(reconcile(byK(paid), byK(packed), terms)).toEqual(outcome),
  );
  it('asks for what is above the tolerance, all of it', () => {
    expect(reconcile(1000, 1500, { tolerance: 500, stepFee: 3800 })).toEqual({ outcome: 'NOTHING', difference: 500 });
    expect(reconcile(1000, 1501, { tolerance: 500, stepFee: 3800 })).toEqual({ outcome: 'TOP_UP', amount: 501 });
  });
  it('gives back from a step or the tolerance on, whichever is less, and never nothing', () => {
    expect(reconcile(1000, 900, { tolerance: 100, stepFee: 3800 })).toEqual({ outcome: 'REFUND', amount: 100 });
    expect(reconcile(1000, 900, { tolerance: 3800, stepFee: 101 })).toEqual({ outcome: 'NOTHING', difference: -100 });
    expect(reconcile(1000, 1000, { tolerance: 0, stepFee: 0 })).toEqual({ outcome: 'NOTHING', difference: 0 });
  });
});
