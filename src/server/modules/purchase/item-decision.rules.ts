import type { ItemChoice } from '../../../contract/parcel';
import type { ItemRow } from './purchase.repo';

export type Decision = ItemChoice['decision'];

/** Where an item stands once its shopper has decided. */
export const AFTER: Record<Decision, ItemRow['status']> = {
  ACCEPT: 'QC_PASSED',
  PART_REFUND: 'QC_PASSED',
  EXCHANGE: 'EXCHANGING',
  RETURN: 'RETURNING',
};
