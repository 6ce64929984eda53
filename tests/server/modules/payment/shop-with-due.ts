import { sql } from 'drizzle-orm';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import type { RefundTo } from '../../../../src/contract/refund';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { orderDue, PAY_PASSWORD } from '../../../support/money';
import { decide, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';
import { INSURED_LINE } from '../transit/claiming';

export const SUM = 250;
const preferenceOf = (supportBalancePay: boolean) => ({
  ...tenantRecordOf({ id: 'any' }).preference,
  supportBalancePay,
});

/** A shop with an order that waits for its money. Its test has opened a bucket. */
export async function shopWithDue(keepsBalances: boolean) {
  const shop = await startShop({ preference: preferenceOf(keepsBalances), offers: { lines: [INSURED_LINE] } });
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  const due = await orderDue(shop, shopper, SUM);
  const params = { id: due.targetId };
  const inShop = <T>(work: Parameters<typeof tenantTx<T>>[1]) =>
    tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, work);
  return {
    shop,
    shopper,
    due,
    inShop,
    charge: () => startCharge(shop, token, due),
    close: (refundTo: RefundTo = 'BALANCE') =>
      shop.call(purchaseEndpoints.close, { params, query: { refundTo } }, { token }),
    payFromBalance: () => shop.call(purchaseEndpoints.pay, { params, body: { payPassword: PAY_PASSWORD } }, { token }),
    order: async () => (await shop.call(purchaseEndpoints.get, { params }, { token })).data,
    keepBalances: async (is: boolean) => saveTenant({ ...shop.tenant, preference: preferenceOf(is) }),
    /** The provider has sent this charge back already, by another hand: it refuses to do it again. */
    refuseRefunds: () =>
      inShop((tx) =>
        tx.execute(sql`update sandbox_charge
        set refunds = jsonb_build_array(jsonb_build_object('reference', 'somebody', 'amount', amount))`),
      ),
    summary: async () => (await shop.call(walletEndpoints.getSummary, {}, { token })).data,
    notices: async () =>
      (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items.map(({ title }) => title),
  };
}

export type ShopWithDue = Awaited<ReturnType<typeof shopWithDue>>;

export const approve = async (at: ShopWithDue) => {
  const chargeId = await at.charge();
  await decide(at.shop, chargeId, 'approve');
};

export const scopeOf = (at: ShopWithDue) => ({
  tenantId: at.shop.tenant.id,
  now: () => at.shop.clock.now,
  tx: at.inShop,
});
