import type * as z from 'zod/mini';
import type * as schemas from './customs-allowance.schemas';
import { dutyHint } from './customs-duty';
import { convertCny, type Money } from './money';

export type AllowanceRule = z.infer<typeof schemas.AllowanceRule>;
export type AllowanceUse = z.infer<typeof schemas.AllowanceUse>;
export type Allowance = z.infer<typeof schemas.Allowance>;

interface Shipped {
  declaredFen: number;
  /** What the receiver has had already in the same month; counts where the rule counts by months. */
  usedFen: number;
  grams: number;
}

/** Yuan in the money of the border: the worth of things, without any margin. */
export const atBorder = ({ currency }: AllowanceRule, rate: string, fen: number): Money =>
  convertCny(fen, rate, 0, currency);

/** What this shipment takes of what is free, and what may be asked of what is above. */
export function allowanceUse(
  rule: AllowanceRule,
  rate: string,
  { declaredFen, usedFen, grams }: Shipped,
): AllowanceUse {
  const { currency, per, freeUpTo, taxesAll } = rule;
  const money = (amount: number): Money => ({ amount, currency });
  const used = atBorder(rule, rate, per === 'MONTH' ? usedFen : 0);
  const declared = atBorder(rule, rate, declaredFen);
  const left = Math.max(freeUpTo - used.amount, 0);
  const over = Math.max(declared.amount - left, 0);
  const isHeavy = rule.freeUpToGrams !== null && grams > rule.freeUpToGrams;
  const isAsked = over > 0 || isHeavy || taxesAll;
  const duty = isAsked ? dutyHint({ ...rule, freeUpTo: left }, declared.amount, grams) : [];
  return {
    used,
    left: money(left),
    over: money(over),
    duty: duty.map(({ code, values, amount }) => ({ code, values, amount: money(amount ?? 0) })),
  };
}
