import type { UnsaidFreight } from './fee-rules';
import type { ServiceFeeRule } from './fields';
import { percentOf, ratioOf } from './money';
import { row, sumOf, type Row } from './receipt-row';

/** Sums in fen; `amount` is the sum of the rows. */
export interface Fee {
  amount: number;
  rows: Row[];
}

/** By the seller, once per shop. `weight` counts kilograms, `piece` pieces. */
export type FreightTemplate =
  | { kind: 'free' }
  | { kind: 'piece' | 'weight'; firstUnit: number; firstFen: number; nextUnit: number; nextFen: number };

/** What a shop reckons with where its seller says nothing. */
export const freightUnsaid = ({ firstKilos, firstFen, nextFen }: UnsaidFreight): FreightTemplate => ({
  ...{ kind: 'weight', firstUnit: firstKilos, firstFen },
  ...{ nextUnit: 1, nextFen },
});

/** Domestic freight, seller to our warehouse (c3). */
export function domesticFreightFen(template: FreightTemplate, pieces: number, grams: number): Fee {
  if (template.kind === 'free') return feeOf([row('domestic-free', {}, 0)]);
  const { kind, firstFen, nextFen } = template;
  // In whole grams, so that tenths of a kilogram stay exact.
  const scale = kind === 'weight' ? 1000 : 1;
  const firstUnit = Math.round(template.firstUnit * scale);
  const nextUnit = Math.round(template.nextUnit * scale);
  const steps = stepsBeyond(kind === 'weight' ? grams : pieces, firstUnit, nextUnit);
  const unit = kind === 'weight' ? 'grams' : 'pieces';
  return feeOf([
    row(`domestic-first-${unit}`, { [unit]: firstUnit, firstFee: firstFen }, firstFen),
    ...steppedRows(`domestic-next-${unit}`, steps, nextFen, { [unit]: nextUnit }),
  ]);
}

/** The tenant's fee on a purchase order: a percentage of goods and domestic freight, at least the minimum (c2). */
export function serviceFeeFen(rule: ServiceFeeRule, baseFen: number): Fee {
  const { basisPoints, minimumFen } = rule;
  const fen = percentOf(baseFen, basisPoints);
  return fen < minimumFen
    ? feeOf([row('service-minimum', { basisPoints, baseAmount: baseFen, minFee: minimumFen }, minimumFen)])
    : feeOf([row('service-percent', { basisPoints, baseAmount: baseFen }, fen)]);
}

const feeOf = (rows: Row[]): Fee => ({ amount: sumOf(rows), rows });

/** Started steps beyond the first unit; suppliers send a step of 0 where there is none. */
export const stepsBeyond = (quantity: number, first: number, step: number): number =>
  quantity > first && step > 0 ? Math.ceil((quantity - first) / step) : 0;

/** What is asked for so many steps: nothing for none. */
export const steppedRows = (code: string, steps: number, stepFee: number, values: Row['values']): Row[] =>
  steps > 0 ? [row(code, { ...values, steps, stepFee }, ratioOf(stepFee, steps, 1))] : [];
