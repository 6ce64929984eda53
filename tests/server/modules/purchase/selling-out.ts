import { shopTx } from '../../../../src/server/db/database';
import { beginBuying, finishBuying, shipFromSeller } from '../../../../src/server/modules/purchase/buying.service';
import { reportDearer, type NewPrice } from '../../../../src/server/modules/purchase/dearer.service';
import { reportOutOfStock } from '../../../../src/server/modules/purchase/out-of-stock.service';
import type { Worker, WorkDeed } from '../../../../src/server/modules/warehouse/worker';
import type { PurchaseOrder } from '../../../../src/contract/purchase';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { PAY_PASSWORD } from '../../../support/money';
import { CLERK } from '../../../support/parcels';
import { startRefunding } from './refunding';
import { skuOf } from './ordering';

/** A shopper with paid orders, and whoever buys what they want. */
export async function startSellingOut(...shop: Parameters<typeof startRefunding>) {
  const at = await startRefunding(...shop);
  const { tenantId } = at.owner;
  const deeds: WorkDeed[] = [];
  const worker = (): Worker => ({
    actor: CLERK,
    at: at.shop.clock.now,
    record: (_, deed) => Promise.resolve(void deeds.push(deed)),
  });
  const keepsBalances = at.shop.tenant.preference.supportBalancePay;
  return {
    ...at,
    deeds,
    /** A paid order of two kinds of a product, a piece of each. */
    paidForTwo: async () => {
      await at.add(at.product, 1, 0);
      const ids = await at.add(at.product, 1, 1);
      if (skuOf(at.product, 1) === '') throw new Error('the product has one kind');
      const [order] = (await at.create((await at.refresh(ids)).data.quoteId)).data;
      if (!order) throw new Error('no order was made');
      await at.pay(order.id);
      return order;
    },
    begin: (id: string) => shopTx(tenantId, (tx) => beginBuying(tx, tenantId, id, worker())),
    finish: (id: string) => shopTx(tenantId, (tx) => finishBuying(tx, tenantId, id, worker())),
    send: (id: string, trackingNo: string) =>
      shopTx(tenantId, (tx) => shipFromSeller(tx, tenantId, id, [trackingNo], worker())),
    /** Their seller asks for so much more for a piece of each. */
    dearer: (order: { id: string; items: PurchaseOrder['items'] }, ...moreFen: number[]) => {
      const prices = moreFen.map((fen, index): NewPrice => {
        const { id = '', unitPrice } = order.items[index] ?? {};
        return { orderItemId: id, unitFen: (unitPrice?.cny.amount ?? 0) + fen };
      });
      return shopTx(tenantId, (tx) => reportDearer(tx, { tenantId }, order.id, prices, worker()));
    },
    payMore: async (orderId: string) => {
      const { topUp } = (await at.get(orderId)).data;
      const params = { id: topUp?.id ?? 'none' };
      return at.shop.call(paymentEndpoints.pay, { params, body: { payPassword: PAY_PASSWORD } }, { token: at.token });
    },
    closeItem: (id: string, orderItemId: string) =>
      at.shop.call(purchaseEndpoints.closeItem, { params: { id }, body: { orderItemId } }, { token: at.token }),
    soldOut: (orderItemId: string) =>
      shopTx(tenantId, (tx) => reportOutOfStock(tx, { tenantId, keepsBalances }, orderItemId, worker())),
  };
}
