import { systemTx } from '../db/database';
import { retriedTx } from '../kernel/retried-tx';
import { shutAccounts } from '../modules/auth/auth.service';
import { shutStaff } from '../modules/operator/staff.service';
import { endTestPayments } from '../modules/payment/test-payment.service';
import { closeTestOrders } from '../modules/purchase/test-order.service';
import { closeTestShipments } from '../modules/transit/test-shipments.service';
import { beginGoingLive, forgetTenant, markLive } from '../modules/tenant/tenant.service';
import { endTestMoney } from '../modules/wallet/test-money.service';

/**
 * Makes a shop's money real, for good and in one transaction: what was paid, topped up and asked back with test money
 * ends, by postings in its book, so that no cent of it can be spent or withdrawn. Doing it again changes nothing.
 * @returns false where it is live already @throws AppError NOT_FOUND
 */
export async function goLive(tenantId: string, now: Date): Promise<boolean> {
  const isNew = await retriedTx({ tx: systemTx }, async (tx) => {
    if (!(await beginGoingLive(tx, tenantId))) return false;
    const scope = { tenantId, now };
    // payments, accounts, orders: in the order in which paying and closing lock them
    await endTestPayments(tx, scope);
    await endTestMoney(tx, scope);
    await closeTestOrders(tx, scope);
    await closeTestShipments(tx, scope);
    const shown = await markLive(tx, tenantId, now);
    const emails = shown.map(({ email }) => email);
    await shutAccounts(tx, tenantId, emails, now);
    await shutStaff(tx, tenantId, emails, now);
    return true;
  });
  forgetTenant(tenantId);
  return isNew;
}
