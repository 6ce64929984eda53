import { inRange, percentOf, type Money } from './money';
import type { PriceTerms } from './price';
import { row, type Row } from './receipt-row';
import type { InsuranceRule, LineTerms } from './transit-line';
import { priceIn, worthIn } from './transit-money';

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

/**
 * What insuring so much costs by itself in the shop's money where that is no less than what it pays: nobody is offered it.
 * Null where it is worth its price.
 */
export function dearInsurance(
  { insurance, currency }: Pick<LineTerms, 'insurance' | 'currency'>,
  insuredFen: number,
  money: PriceTerms,
): Money | null {
  if (!insurance || insuredFen === 0) return null;
  const premium = insuranceRow(insurance, worthIn(currency, insuredFen, money)).amount ?? 0;
  const fee = priceIn(premium, currency, money).local;
  const insured = priceIn(insuredFen, 'CNY', { ...money, marginBasisPoints: 0 }).local;
  return fee.amount > 0 && fee.amount >= insured.amount ? fee : null;
}

/** Whether so much is offered to be insured by a line: it takes it, and pays more than it costs. */
export const isInsurable = (
  terms: Pick<LineTerms, 'insurance' | 'currency'>,
  insuredFen: number,
  money: PriceTerms,
): boolean => terms.insurance !== null && insuredFen > 0 && dearInsurance(terms, insuredFen, money) === null;

/** What insurance pays for a loss: what was insured, at most what goods and freight have cost. */
export const insurancePayout = (insuredAmount: number, goodsAmount: number, freightAmount: number): number =>
  Math.min(inRange(insuredAmount), inRange(goodsAmount + freightAmount));

/** What of these goods can be insured. */
export const insurableOf = (parcels: readonly { valueFen: number; insurableFen?: number }[]): number =>
  parcels.reduce((sum, { valueFen, insurableFen }) => sum + (insurableFen ?? valueFen), 0);
