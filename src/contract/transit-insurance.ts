import { inRange, percentOf } from './money';
import { row, type Row } from './receipt-row';
import type { InsuranceRule } from './transit-line';

/** c8: a percentage of the insured value between two bounds, half up, or a fixed sum. */
export function insuranceRow(rule: InsuranceRule, insuredAmount: number): Row {
  if (inRange(insuredAmount) <= rule.startAbove) {
    return row('insurance-none', { insuredAmount, startAmount: rule.startAbove }, 0);
  }
  if (rule.kind === 'fixed') return row('insurance-fixed', { insuredAmount }, rule.fee);
  const { basisPoints, min, max } = rule;
  const fee = percentOf(insuredAmount, basisPoints);
  if (fee < min) return row('insurance-minimum', { insuredAmount, basisPoints, minFee: min }, min);
  if (max !== null && fee > max) return row('insurance-maximum', { insuredAmount, basisPoints, maxFee: max }, max);
  return row('insurance-percent', { insuredAmount, basisPoints }, fee);
}

/** What insurance pays for a loss: what was insured, at most what goods and freight have cost. */
export const insurancePayout = (insuredAmount: number, goodsAmount: number, freightAmount: number): number =>
  Math.min(inRange(insuredAmount), inRange(goodsAmount + freightAmount));

/** What of these goods can be insured. */
export const insurableOf = (parcels: readonly { valueFen: number; insurableFen?: number }[]): number =>
  parcels.reduce((sum, { valueFen, insurableFen }) => sum + (insurableFen ?? valueFen), 0);
