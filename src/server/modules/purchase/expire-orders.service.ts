import { tenantTx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { doDueWork, type IsStopped } from '../../kernel/due-work';
import { tellOfOrder } from '../account/order-mail.service';
import { closePayment } from '../payment/payment.service';
import { moneyTx } from '../wallet/money-tx.service';
import { findOverdue, overdueOrders, purchaseRepo } from './purchase.repo';

/** Closes the orders of all shops that were not paid in time (domain.md: 72 h). @returns how many were closed */
export const expireUnpaidOrders = (now: Date, isStopped?: IsStopped): Promise<number> =>
  doDueWork({ job: 'expire unpaid orders', due: overdueOrders, work: expire }, () => now, isStopped);

/** One whose payment was settled meanwhile, or waits for a person, stays. */
const expire = ({ tenantId, id }: { tenantId: string; id: string }, now: Date) =>
  moneyTx({ tx: (work) => tenantTx({ tenantId, shopperId: '' }, work) }, async (tx) => {
    const order = await findOverdue(tx, tenantId, id, now);
    if (!order) return undefined;
    // the payment first: settling locks in this order too
    const closed = await closePayment(tx, { tenantId, kind: 'PURCHASE', targetId: id });
    if (!closed) return 'later';
    const owner = { tenantId, shopperId: order.shopperId };
    const repo = purchaseRepo(tx, owner);
    const move = { from: 'PENDING_PAYMENT', to: 'CLOSED' } as const;
    if (!(await repo.move(id, move, { closeReason: 'EXPIRED' }))) throw new AppError('STATE_CONFLICT');
    await repo.addEvents([{ orderId: id, status: 'CLOSED', at: now }]);
    const { orderNo } = order;
    await tellOfOrder(tx, { ...owner, code: 'PURCHASE_EXPIRED', order: { id, orderNo, host: closed.host }, at: now });
    return undefined;
  });
