import { percentOf, ratioOf } from './money';
import { row, type Row } from './receipt-row';

/** What a border asks of a parcel, in minor units of the currency that its thresholds are written in. */
export interface DutyRule {
  freeUpTo: number;
  /** Null where only the value counts. */
  freeUpToGrams: number | null;
  /** Of the value above what is free. */
  dutyBasisPoints: number;
  /** At least so much for each kilogram above what is free. */
  dutyKilogramFee: number;
  /** Of value and duty. */
  taxBasisPoints: number;
}

/** What may be asked at the border: a hint, never part of a total. Each row is rounded once, half up. */
export function dutyHint(rule: DutyRule, valueAmount: number, grams: number): Row[] {
  const { freeUpTo, freeUpToGrams, dutyBasisPoints, dutyKilogramFee, taxBasisPoints } = rule;
  const overAmount = Math.max(valueAmount - freeUpTo, 0);
  const overGrams = freeUpToGrams === null ? 0 : Math.max(grams - freeUpToGrams, 0);
  const ofValue = row(
    'duty-value',
    { overAmount, basisPoints: dutyBasisPoints },
    percentOf(overAmount, dutyBasisPoints),
  );
  const ofWeight = row(
    'duty-weight',
    { overGrams, kilogramFee: dutyKilogramFee },
    ratioOf(dutyKilogramFee, overGrams, 1000),
  );
  const duty = (ofWeight.amount ?? 0) > (ofValue.amount ?? 0) ? ofWeight : ofValue;
  const baseAmount = valueAmount + (duty.amount ?? 0);
  const tax = row('duty-tax', { baseAmount, basisPoints: taxBasisPoints }, percentOf(baseAmount, taxBasisPoints));
  return [duty, tax].filter(({ amount }) => amount !== 0);
}
