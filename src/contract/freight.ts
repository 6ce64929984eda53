import type { ServiceFeeRule } from './fields';
import { inRange, percentOf, ratioOf } from './money';

/**
 * Fee rules. Amounts are minor units of the currency that the rule is written in, weights grams. Every
 * result explains itself: `code` names a sentence, `values` fill it in: names ending in `Fee` or `Amount` are money.
 */
export interface FeeLine {
  code: string;
  values: Record<string, string | number>;
  /** What this line adds; null where it only explains. */
  amount: number | null;
}
/** `amount` is the sum of the lines. */
export interface Fee {
  amount: number;
  lines: FeeLine[];
}
/** Not on offer for this parcel; the line says which rule and by how much. */
export interface Refusal {
  refusal: FeeLine;
}
export const isRefused = (result: object): result is Refusal => 'refusal' in result;

/** By the seller, once per shop. `weight` counts kilograms, `piece` pieces. */
export type FreightTemplate =
  | { kind: 'free' }
  | { kind: 'piece' | 'weight'; firstUnit: number; firstFen: number; nextUnit: number; nextFen: number };

/** Domestic freight, seller to our warehouse (c3). */
export function domesticFreightFen(template: FreightTemplate, pieces: number, grams: number): Fee {
  if (template.kind === 'free') return feeOf([line('domestic-free', {}, 0)]);
  const { kind, firstFen, nextFen } = template;
  // In whole grams, so that tenths of a kilogram stay exact.
  const scale = kind === 'weight' ? 1000 : 1;
  const firstUnit = Math.round(template.firstUnit * scale);
  const nextUnit = Math.round(template.nextUnit * scale);
  const steps = stepsBeyond(kind === 'weight' ? grams : pieces, firstUnit, nextUnit);
  const unit = kind === 'weight' ? 'grams' : 'pieces';
  return feeOf([
    line(`domestic-first-${unit}`, { [unit]: firstUnit, firstFee: firstFen }, firstFen),
    ...steppedLine(`domestic-next-${unit}`, steps, nextFen, { [unit]: nextUnit }),
  ]);
}

/** The tenant's fee on a purchase order: a percentage of goods and domestic freight, at least the minimum (c2). */
export function serviceFeeFen(rule: ServiceFeeRule, baseFen: number): Fee {
  const { basisPoints, minimumFen } = rule;
  const fen = percentOf(baseFen, basisPoints);
  return fen < minimumFen
    ? feeOf([line('service-minimum', { basisPoints, baseAmount: baseFen, minFee: minimumFen }, minimumFen)])
    : feeOf([line('service-percent', { basisPoints, baseAmount: baseFen }, fen)]);
}

export type InsuranceRule = {
  /** Values up to this cost nothing (and are not covered). */
  startAbove: number;
} & ({ kind: 'percent'; basisPoints: number; min: number; max: number | null } | { kind: 'fixed'; fee: number });

/** c8: a percentage between two bounds, or a fixed sum. */
export function insurance(rule: InsuranceRule, insuredAmount: number): Fee {
  if (inRange(insuredAmount) <= rule.startAbove) {
    return feeOf([line('insurance-none', { insuredAmount, startAmount: rule.startAbove }, 0)]);
  }
  if (rule.kind === 'fixed') return feeOf([line('insurance-fixed', { insuredAmount }, rule.fee)]);
  const { basisPoints, min, max } = rule;
  const fee = percentOf(insuredAmount, basisPoints);
  if (fee < min) return feeOf([line('insurance-minimum', { insuredAmount, basisPoints, minFee: min }, min)]);
  if (max !== null && fee > max) {
    return feeOf([line('insurance-maximum', { insuredAmount, basisPoints, maxFee: max }, max)]);
  }
  return feeOf([line('insurance-percent', { insuredAmount, basisPoints }, fee)]);
}

export const line = (code: string, values: FeeLine['values'], amount: number | null): FeeLine => ({
  code,
  values,
  amount,
});

export const feeOf = (lines: FeeLine[]): Fee => ({
  amount: lines.reduce((sum, { amount }) => inRange(sum + (amount ?? 0)), 0),
  lines,
});

/** Started steps beyond the first unit; suppliers send a step of 0 where there is none. */
export const stepsBeyond = (quantity: number, first: number, step: number): number =>
  quantity > first && step > 0 ? Math.ceil((quantity - first) / step) : 0;

export const steppedLine = (code: string, steps: number, stepFee: number, values: FeeLine['values']): FeeLine[] =>
  steps > 0 ? [line(code, { ...values, steps, stepFee }, ratioOf(stepFee, steps, 1))] : [];
