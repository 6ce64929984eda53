import { percentOf } from './money';
import { row, type Row } from './receipt-row';
import type { TariffRule } from './transit-line';

/** What a line pays at the border and asks for again: duty on value, freight and insurance, tax on these and the duty. */
export function tariffRows(rule: TariffRule, valueAmount: number, wayAmount: number): Row[] {
  const { freeUpTo, dutyBasisPoints, taxBasisPoints } = rule;
  if (valueAmount <= freeUpTo) return [row('tariff-free', { valueAmount, freeUpToAmount: freeUpTo }, 0)];
  const baseAmount = valueAmount + wayAmount;
  const duty = percentOf(baseAmount, dutyBasisPoints);
  return [
    row('tariff-duty', { baseAmount, basisPoints: dutyBasisPoints }, duty),
    row(
      'tariff-tax',
      { baseAmount: baseAmount + duty, basisPoints: taxBasisPoints },
      percentOf(baseAmount + duty, taxBasisPoints),
    ),
  ];
}
