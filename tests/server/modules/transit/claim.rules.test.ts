import { describe, expect, it } from 'vitest';
import type { TransitReceipt } from '../../../../src/contract/transit-receipt';
import { receiptOf } from '../../../../src/contract/transit-receipt';
import { TRANSIT_STATUSES } from '../../../../src/contract/transit.enums';
import { claimableUntil, coverOf, isClaimable, owedOf } from '../../../../src/server/modules/transit/claim.rules';
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
    expect(cover(900_000, estimate).amount).toBe(2766 + estimate.total.local.amount);
  });
  it('is no more than they were paid with, cent by cent of a receipt with fuel and a margin', () => {
    const fuelled = { ...percent, fuelBasisPoints: 1255 };
    const { rows, total } = receipt(900_000, fuelled);
    expect(rows.map(({ code }) => code)).toContain('fuel');
    const paid = rows.reduce((sum, { price }) => sum + (price?.local.amount ?? 0), 0);
    expect(paid).toBe(total.local.amount);
    expect(cover(900_000, receipt(900_000, fuelled)).amount).toBe(2766 + paid);
  });
  it('goes by the invoice once there is one', () => {
    const invoice = receipt(900_000, percent, 40_000);
    expect(cover(900_000, receipt(900_000), invoice).amount).toBe(5532 + invoice.total.local.amount);
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

describe('what is owed for a shipment that is lost', () => {
  const dollars = (amount: number) => ({ amount, currency: 'USD' });
  const owed = (payments: [string, number][], insuredFen: number | null = null, refundedLocal = 0) =>
    owedOf(
      { insuredFen, estimate: receipt(insuredFen), invoice: null, refundedLocal },
      payments.map(([status, amount]) => ({ status, amount: dollars(amount) })) as Parameters<typeof owedOf>[1],
    );
  // 200 yuan of goods, 100 of them insured
  const goods = dollars(2766);
  const insured = dollars(1383);
  it('is what was paid for the way and has not gone back, where nothing was insured', () => {
    const paid: [string, number][] = [['PAID', 1000], ['PARTIALLY_REFUNDED', 500], ['UNPAID', 9], ['REFUNDED', 70]]; // prettier-ignore
    expect(owed(paid)).toEqual({ cause: 'LOST', owed: dollars(1500), way: dollars(1500), cover: dollars(0), goods });
    expect(owed(paid, null, 200).owed).toEqual(dollars(1300));
    expect(owed([['PAID', 100]], null, 200)).toMatchObject({ cause: 'INSURED', owed: dollars(0), way: dollars(0) });
  });
  it('is what was insured, and at least what was paid for the way', () => {
    expect(owed([['PAID', 1383]], 10_000)).toEqual({ cause: 'INSURED', owed: insured, way: insured, cover: insured, goods }); // prettier-ignore
    expect(owed([['PAID', 1382]], 10_000)).toMatchObject({ cause: 'INSURED', owed: insured, way: dollars(1382) });
    expect(owed([['PAID', 1384]], 10_000)).toEqual({ cause: 'LOST', owed: dollars(1384), way: dollars(1384), cover: insured, goods }); // prettier-ignore
  });
  it('is nothing where nothing that was paid still holds', () =>
    expect(owed([['CLOSED', 1000]], 10_000)).toEqual({ cause: 'LOST', owed: dollars(0), way: dollars(0), cover: insured, goods })); // prettier-ignore
});

it('the insurance is claimed on for a week after it arrived', () =>
  expect(claimableUntil(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-11-27T10:00:00.000Z'));
