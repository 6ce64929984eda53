import type { ParcelStatus } from '../../../contract/warehouse';
import type { PurchaseOrderStatus } from '../../../contract/purchase';
import { GONE_ITEMS } from '../../../contract/order-status';
import type { ItemRow } from './purchase.repo';

type ItemStatus = ItemRow['status'];

const GONE: readonly ItemStatus[] = GONE_ITEMS;
/** Not to be put on a shelf. */
export const HELD_UP: readonly ItemStatus[] = ['QC_FAILED', 'RETURNING', 'EXCHANGING'];
const HERE: readonly ItemStatus[] = ['ARRIVED', 'QC_PASSED', 'QC_FAILED'];

/** Not in store yet. */
const UNDERWAY: readonly ParcelStatus[] = ['FORECAST', 'RECEIVED', 'INSPECTED'];
const LEFT: readonly ParcelStatus[] = ['OUTBOUND', 'DISPOSED', 'RETURNED_TO_SELLER'];

/**
 * How far an order is by its items, of which the seller has sent the first: to the warehouse's door, from where a shipment
 * tells. @param parcels in which they came, or are awaited @returns undefined where they say nothing new
 */
export function stateOfItems(items: ItemStatus[], parcels: ParcelStatus[]): PurchaseOrderStatus | undefined {
  const coming = items.filter((status) => !GONE.includes(status));
  // all that was bought went back, or was thrown away
  if (items.length > 0 && coming.length === 0) return 'COMPLETED';
  const isUnderway = parcels.some((status) => UNDERWAY.includes(status));
  if (coming.length > 0 && !isUnderway && coming.every((status) => status === 'QC_PASSED'))
    return parcels.includes('OUTBOUND') && parcels.every((status) => LEFT.includes(status))
      ? 'COMPLETED'
      : 'STOCKED_IN';
  return items.some((status) => HERE.includes(status)) ? 'PARTIALLY_ARRIVED' : undefined;
}
