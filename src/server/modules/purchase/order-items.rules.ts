import type { PurchaseOrderStatus } from '../../../contract/purchase';
import { GONE_ITEMS } from '../../../contract/order-status';
import type { ItemRow } from './purchase.repo';

type ItemStatus = ItemRow['status'];

const GONE: readonly ItemStatus[] = GONE_ITEMS;
/** Not to be put on a shelf. */
export const HELD_UP: readonly ItemStatus[] = ['QC_FAILED', 'RETURNING', 'EXCHANGING'];
const HERE: readonly ItemStatus[] = ['ARRIVED', 'QC_PASSED', 'QC_FAILED'];

/**
 * How far an order is by its items, of which the seller has sent the first. @param isUnderway whether one of its parcels
 * is not in store yet @returns undefined where they say nothing new
 */
export function stateOfItems(items: ItemStatus[], isUnderway: boolean): PurchaseOrderStatus | undefined {
  const coming = items.filter((status) => !GONE.includes(status));
  // all that was bought went back, or was thrown away
  if (items.length > 0 && coming.length === 0) return 'COMPLETED';
  if (coming.length > 0 && !isUnderway && coming.every((status) => status === 'QC_PASSED')) return 'STOCKED_IN';
  return items.some((status) => HERE.includes(status)) ? 'PARTIALLY_ARRIVED' : undefined;
}
