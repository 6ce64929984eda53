import type { DueBy } from '../payment/settle.service';
import { paidByRepo } from './paid-by.repo';

/** Until when orders are to be paid: after that they are closed. */
export const ordersPaidBy: DueBy = (tx, tenantId, ids) => paidByRepo(tx, { tenantId }).ofOrders(ids);

/** Until when what became dearer is to be paid for: after that it is not bought. */
export const topUpsPaidBy: DueBy = (tx, tenantId, ids) => paidByRepo(tx, { tenantId }).ofDearer(ids);
