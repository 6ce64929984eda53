import type { CallInput, Endpoint } from '../../../src/contract/endpoint';
import type { quotingAt } from '../modules/purchase/quoting';

/** A shop whose staff quote, to the shopper who orders there. */
export type Ordering = Awaited<ReturnType<typeof quotingAt>>;

export interface Case {
  endpoint: Endpoint;
  /** Makes ready what the call needs; it is counted with neither run. */
  ready: (at: Ordering) => Promise<CallInput<Endpoint>>;
  /** Who calls it. */
  by: 'shopper' | 'staff';
  /** What one call adds. */
  adds: Record<string, number>;
}
export const caseOf = <E extends Endpoint>(
  endpoint: E,
  ready: (at: Ordering) => Promise<CallInput<E>>,
  adds: Record<string, number>,
  by: Case['by'] = 'shopper',
): Case => ({ endpoint, ready: ready as Case['ready'], adds, by });
