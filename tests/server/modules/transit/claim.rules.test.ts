import { describe, expect, it } from 'vitest';
import type { TransitReceipt } from '../../../../src/contract/transit-receipt';
import { receiptOf } from '../../../../src/contract/transit-receipt';
import { TRANSIT_STATUSES } from '../../../../src/contract/transit.enums';
import { coverOf, isClaimable } from '../../../../src/server/modules/transit/claim.rules';
import type { GivenTerms } from '../../../support/transit-lines';
import { IN_DOLLARS, lineOf, parcelOf, requestOf } from '../../../support/transit-terms';

const percent: Partial<GivenTerms> = { insurance: { kind: 'percent', startAbove: 5000, basisPoints: 300, min: 0, max: null } }; // prettier-ignore

function receipt(insuredFen: number | null, given = percent, valueFen = 20_000): TransitReceipt {
  const request = requestOf({ parcels: [parcelOf({ valueFen })], insuredFen });
  const made = receiptOf(lineOf(given), request, IN_DOLLARS, '2026-11-22T10:00:00.000Z');
  if (!made) throw new Error('refused');
  return made;
}
const cover = (insuredFen: number | null, estimate = receipt(insuredFen), invoice: TransitReceipt | null = null) =>
  coverOf({ insuredFen, estimate, invoice });

describe('what an insurance pays at most', () => {
  it('is what was insured, at the order’s rate and without the shop’s margin', () =>
    expect(cover(10_000)).toEqual({ amount: 1383, currency: 'USD' }));
  it('is no more than goods and freight have cost', () => {
    const estimate = receipt(900_000);
    const worthFen = 20_000 + estimate.total.cny.amount;
    expect(cover(900_000, estimate).amount).toBe(Math.round(worthFen * 0.1383));
  });
  it('goes by the invoice once there is one', () => {
    const invoice = receipt(900_000, percent, 40_000);
    const worthFen = 40_000 + invoice.total.cny.amount;
    expect(cover(900_000, receipt(900_000), invoice).amount).toBe(Math.round(worthFen * 0.1383));
  });
  it('is nothing where nothing was insured, or it was below what the line begins at', () => {
    expect(cover(null).amount).toBe(0);
    expect(cover(5000).amount).toBe(0);
    expect(cover(5001).amount).toBe(692);
    // another row of the receipt is no insurance
    expect(cover(10_000, receipt(null)).amount).toBe(0);
  });
});

it('is claimed for what arrived', () =>
  expect(TRANSIT_STATUSES.filter((status) => isClaimable({ status })).toSorted()).toEqual(['COMPLETED', 'DELIVERED']));
