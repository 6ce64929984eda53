import { systemTx, tenantTx, type Owner } from '../../db/database';
import { notify } from '../account/account.service';
import { closePayment } from '../payment/payment.service';
import { moneyTx } from '../wallet/money-tx.service';
import { AppError } from '../../kernel/app-error';
import { listOverdue, listTenantsWithOverdue, purchaseRepo } from './purchase.repo';

/** Orders closed in one run and shop; the next run takes the rest. */
const BATCH = 200;

/** Closes the orders of all shops that were not paid in time (domain.md: 72 h). @returns how many were closed */
export async function expireUnpaidOrders(now: Date): Promise<number> {
  let closed = 0;
  for (const tenantId of await systemTx((tx) => listTenantsWithOverdue(tx, now))) {
    const overdue = await tenantTx({ tenantId, shopperId: '' }, (tx) => listOverdue(tx, tenantId, now, BATCH));
    for (const { shopperId, ...order } of overdue) {
      if (await expire({ tenantId, shopperId }, order, now)) closed += 1;
    }
  }
  return closed;
}

/** @returns false where the payment was settled meanwhile: then the order stays */
const expire = (owner: Owner, { id, orderNo }: { id: string; orderNo: string }, now: Date): Promise<boolean> =>
  moneyTx({ tx: (work) => tenantTx(owner, work) }, async (tx) => {
    if (!(await closePayment(tx, { tenantId: owner.tenantId, kind: 'PURCHASE', targetId: id }))) return false;
    const repo = purchaseRepo(tx, owner);
    const move = { from: 'PENDING_PAYMENT', to: 'CLOSED' } as const;
    if (!(await repo.move(id, move, { closeReason: 'EXPIRED' }))) throw new AppError('STATE_CONFLICT');
    await repo.addEvents([{ orderId: id, status: 'CLOSED', at: now }]);
    await notify(tx, { ...owner, code: 'PURCHASE_EXPIRED', reference: orderNo, link: `/my/purchase/${id}`, at: now });
    return true;
  });
