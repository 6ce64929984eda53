import { percentOf } from './money';
import { row, sumOf, type Row } from './receipt-row';
import { freightOf, unitsOf, type Unit } from './transit-freight';
import type { LineTerms } from './transit-line';

/** What a shopper need not pay. Sums in fen. */
export interface Discounts {
  /** Of the freight alone. */
  vipBasisPoints: number;
  coupons: readonly Coupon[];
  pointsFen: number;
}
export type Coupon = { code: string } & ({ gramsOff: number } | { fenOff: number });

export const NO_DISCOUNTS: Discounts = { vipBasisPoints: 0, coupons: [], pointsFen: 0 };

/** A part of the freight, for shoppers of a rank; before any coupon. */
export const vipRows = (basisPoints: number, freightAmount: number): Row[] =>
  basisPoints > 0
    ? [row('discount-vip', { basisPoints, baseAmount: freightAmount }, percentOf(-freightAmount, basisPoints))]
    : [];

/** So much off the scale: what the freight would come to without these grams of the heaviest box. In the line's currency. */
export function gramsOffRow(code: string, gramsOff: number, units: readonly Unit[], terms: LineTerms): Row {
  const boxes = units.flatMap((unit) => unit.boxes);
  const heaviest = boxes.reduce<number>((most, box, at) => (box.grams > (boxes[most]?.grams ?? 0) ? at : most), 0);
  const lighter = boxes.map((box, at) => {
    if (at !== heaviest) return box;
    const grams = Math.max(box.grams - gramsOff, 0);
    // its room shrinks with it, or what is billed by room would gain nothing
    return { ...box, grams, mm3: Number((BigInt(box.mm3) * BigInt(grams)) / BigInt(Math.max(box.grams, 1))) };
  });
  const [full, less] = [units, unitsOf(lighter, terms)].map((each) => sumOf(freightOf(each, terms).rows));
  return row('coupon-grams', { code, gramsOff }, Math.min((less ?? 0) - (full ?? 0), 0));
}

export const fenOffRow = (code: string, fenOff: number): Row => row('coupon-sum', { code, offFee: fenOff }, -fenOff);

export const pointsRows = (pointsFen: number): Row[] =>
  pointsFen > 0 ? [row('points', { pointsFee: pointsFen }, -pointsFen)] : [];
