import { inRange } from './money';

/**
 * A row of a receipt. `code` names a sentence, `values` fill it in: names that end in `Fee` or `Amount` are money in the
 * currency that the rule is written in, names that end in `Grams` are weights.
 */
export interface Row {
  code: string;
  values: Record<string, string | number>;
  /** What the row adds, in minor units; null where it only explains. */
  amount: number | null;
}

export const row = (code: string, values: Row['values'], amount: number | null = null): Row => ({
  code,
  values,
  amount,
});

export const sumOf = (rows: readonly Row[]): number =>
  rows.reduce((sum, { amount }) => inRange(sum + (amount ?? 0)), 0);
