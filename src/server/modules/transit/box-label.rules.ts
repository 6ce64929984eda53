import type { PackingPapers } from '../../../contract/packing-papers';
import { transitTransition } from '../../../contract/transit-moves';
import type { BoxRow, TransitRow } from './transit.repo';

type Standing = Pick<TransitRow, 'mode' | 'status' | 'holds' | 'heldAt'>;

/** Why no label is printed: what was not seen is not sealed, what is not paid does not leave, what has left has one. */
export function labelRefusal(order: Standing, boxes: readonly BoxRow[]): PackingPapers['refused'] {
  if (boxes.length === 0) return 'unseen';
  if (order.holds.includes('AWAITING_TOPUP') || order.status === 'PENDING_PAYMENT') return 'unpaid';
  if (transitTransition(order, 'OUTBOUND', 'PACKER')) return null;
  return order.status === 'WEIGHED' ? 'unpaid' : 'gone';
}

/** Shelves as one walks by them: `A-2` before `A-10`. */
export const byShelf = (a: string, b: string): number => SHELVES.compare(a, b);
const SHELVES = new Intl.Collator('en', { numeric: true });
