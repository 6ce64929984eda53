import { inRange } from './money';

/** What follows when the packed boxes cost other than was paid (c11). Sums in minor units of one currency. */
export type Reconciliation =
  | { outcome: 'TOP_UP' | 'REFUND'; amount: number }
  | { outcome: 'NOTHING'; difference: number };

export interface ReconciliationTerms {
  /** What the shop does not ask for. */
  tolerance: number;
  /** One continued step of the line: so much is given back, or the tolerance where that is less. */
  stepFee: number;
}

/** A difference of exactly one step is given back. */
export function reconcile(paid: number, invoiced: number, { tolerance, stepFee }: ReconciliationTerms): Reconciliation {
  const difference = inRange(invoiced - paid);
  if (difference > tolerance) return { outcome: 'TOP_UP', amount: difference };
  const isWorthIt = difference < 0 && -difference >= Math.min(tolerance, stepFee);
  return isWorthIt ? { outcome: 'REFUND', amount: -difference } : { outcome: 'NOTHING', difference };
}
