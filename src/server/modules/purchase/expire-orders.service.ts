import { shopTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { metrics } from '../../kernel/metrics';
import { tellOfOrder } from '../account/order-mail.service';
import { closePayment } from '../payment/payment.service';
import { retriedTx } from '../../kernel/retried-tx';
import { findOverdue, overdueOrders, purchaseRepo } from './purchase.repo';

/** Closes the orders of all shops that were not paid in time (docs/domain.md: 72 h). @returns how many were closed */
export const expireUnpaidOrders = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'expire unpaid orders', due: overdueOrders, work: expire }, () => now, isStopped);

/** One whose payment was settled meanwhile, or waits for a person, stays. */
async function expire({ tenantId, id }: { tenantId: string; id: string }, now: Date): Promise<'later' | undefined> {
  const outcome = await retriedTx({ tx: (work) => shopTx(tenantId, work) }, async (tx) => {
    const order = await findOverdue(tx, tenantId, id, now);
    if (!order) return 'gone';
    // the payment first: settling locks in this order too
    const closed = await closePayment(tx, { tenantId, kind: 'PURCHASE', targetId: id });
    if (!closed) return 'later';
    const owner = { tenantId, shopperId: order.shopperId };
    const repo = purchaseRepo(tx, owner);
    const move = { from: 'PENDING_PAYMENT', to: 'CLOSED' } as const;
    if (!(await repo.move(id, move, now, { closeReason: 'EXPIRED' }))) throw new AppError('STATE_CONFLICT');
    await repo.addEvents([{ orderId: id, status: 'CLOSED', at: now }]);
    const told = { id, orderNo: order.orderNo, host: closed.host };
    await tellOfOrder(tx, { ...owner, code: 'PURCHASE_EXPIRED', event: id, order: told, at: now });
    return 'closed';
  });
  if (outcome === 'closed') metrics().orders.inc({ event: 'expired' });
  return outcome === 'later' ? outcome : undefined;
}
