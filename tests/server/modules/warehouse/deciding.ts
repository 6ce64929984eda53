import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import type { ItemChoice } from '../../../../src/contract/parcel';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { startOrdering, type Ordering } from '../purchase/ordering';

const STEP_MS = 60_000;
/** Bought, sent, received, inspected. */
const STEPS = 5;

/** What a shopper decides about, where the played staff find each thing wrong. */
export function decidingAt(at: Pick<Ordering, 'shop' | 'token' | 'order' | 'pay'>, { faultyOneIn = 1 } = {}) {
  const { shop, token } = at;
  const step = () => {
    shop.clock.now = new Date(shop.clock.now.getTime() + STEP_MS);
    return playStaff([{ tenantId: shop.tenant.id, stepMs: STEP_MS, faultyOneIn }], shop.clock.now);
  };
  const stored = async () => (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data.items;
  return {
    step,
    stored,
    /** An order of one item, which was found wrong. */
    failed: async () => {
      const { id: orderId } = await at.order();
      await at.pay(orderId);
      for (let done = 0; done < STEPS; done += 1) await step();
      const parcel = (await stored()).find(({ items }) => items.some(({ order }) => order?.orderId === orderId));
      return { orderId, id: parcel?.id ?? '', orderItemId: parcel?.items[0]?.order?.itemId ?? '', parcel };
    },
    decide: (id: string, orderItemId: string, decision: ItemChoice['decision'], by = token) =>
      shop.call(warehouseEndpoints.decideItem, { params: { id }, body: { orderItemId, decision } }, { token: by }),
    orderOf: async (id: string) => (await shop.call(purchaseEndpoints.get, { params: { id } }, { token })).data,
    refunds: async () => (await shop.call(refundEndpoints.list, {}, { token })).data.items,
    ask: (orderItemId: string) =>
      shop.call(refundEndpoints.ask, { body: { orderItemId, reason: 'It is torn', qty: 1 } }, { token }),
  };
}

export const FUNDS = 900_000;

export async function startDeciding(shop?: Parameters<typeof startOrdering>[1]) {
  const at = await startOrdering(undefined, shop);
  await at.fund(FUNDS);
  return { ...at, ...decidingAt(at) };
}
