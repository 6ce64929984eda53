import type { Owner, Tx } from '../../db/database';
import { knownNumberRepo } from './known-number.repo';

/**
 * Those of these by which another parcel has come already. What its shopper said would come, and what lies there
 * unclaimed, may be just this.
 */
export const findKnownNumbers = (tx: Tx, shop: Pick<Owner, 'tenantId'>, numbers: string[]): Promise<string[]> =>
  knownNumberRepo(tx, shop).among(numbers, ['UNCLAIMED', 'FORECAST']);
