import type { FreightEstimate } from '../../../contract/catalog';
import { isRefused, type FeeLine } from '../../../contract/freight';
import { chargeableGrams, linePrice, type ParcelMeasures } from '../../../contract/freight-line';
import { addMoney, convertCny, type Money } from '../../../contract/money';
import type { PriceTerms } from '../../../contract/price';
import type { LineTerms } from '../../../contract/transit-line';

type Estimate = Omit<FreightEstimate, 'title'>;

export interface PricedLine {
  name: string;
  terms: LineTerms;
}

/** What a line would cost in the shop's currency; undefined where it does not take the parcel. */
export function estimateOf(
  { name, terms }: PricedLine,
  parcel: ParcelMeasures,
  rule: PriceTerms,
): Estimate | undefined {
  const { price: priceRule } = terms;
  if (priceRule?.mode !== 'continued') return undefined;
  const weight = chargeableGrams(parcel, { ...terms.weight, maxGrams: terms.weight.maxCountedGrams });
  if (isRefused(weight)) return undefined;
  const price = linePrice(priceRule, weight.grams);
  if (isRefused(price)) return undefined;
  const lines = [...weight.lines, ...price.lines].map((fee) => inCurrency(fee, rule));
  const amounts = lines.flatMap(({ amount }) => amount ?? []);
  return {
    transitOptionName: name,
    minDays: terms.minDays,
    maxDays: terms.maxDays,
    chargeableGrams: weight.grams,
    // of the lines as they are shown, so that they add up
    total: addMoney({ amount: 0, currency: rule.currency }, ...amounts),
    lines,
  };
}

/** Each line rounded once; so are the prices that its sentence names (freight.ts: `…Fee`, `…Amount`). */
function inCurrency({ code, values, amount }: FeeLine, rule: PriceTerms) {
  const local = (fen: number): Money => convertCny(fen, rule.cnyToLocalRate, rule.marginBasisPoints, rule.currency);
  const shown = Object.entries(values).map(([name, value]) =>
    typeof value === 'number' && /(Fee|Amount)$/.test(name) ? [name, local(value).amount] : [name, value],
  );
  return {
    code,
    values: Object.fromEntries(shown) as FeeLine['values'],
    amount: amount === null ? null : local(amount),
  };
}
