import type { DueBy } from '../payment/settle.service';
import { standingsOf } from './paid-by.repo';
import { payBeforeOf } from './transit.rules';

/** Until when shipments, and what they cost more, are to be paid: after that they are unpacked. */
export const shipmentsPaidBy: DueBy = async (tx, tenantId, ids) =>
  (await standingsOf(tx, { tenantId }, ids)).map((order) => ({ targetId: order.id, at: payBeforeOf(order) }));
