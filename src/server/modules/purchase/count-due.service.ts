import type { Owner, Tx } from '../../db/database';
import { purchaseRepo } from './purchase.repo';

/** Of a shopper's orders that are being bought: for how many more is to be paid. */
export const countOrdersDue = (tx: Tx, owner: Owner): Promise<number> => purchaseRepo(tx, owner).countDueBesides({});
