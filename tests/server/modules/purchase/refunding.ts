import type { CallInput } from '../../../../src/contract/endpoint';
import { refundDeskEndpoints } from '../../../../src/contract/refund.desk.endpoints';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { productOf } from '../../../support/marketplace';
import type { Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from './ordering';

export const FUNDS = 900_000;

/** The calls of a shopper who asks for money, and of those who answer. */
export async function refundCalls(shop: Shop, token: string) {
  const { staffToken } = await signInStaff(shop, ['finance']);
  return {
    staffToken,
    ask: async (orderItemId: string | undefined, qty = 1) => {
      const body = { orderItemId: orderItemId ?? '', reason: 'It is torn', qty };
      return (await shop.call(refundEndpoints.ask, { body }, { token })).data;
    },
    approve: (id: string, amount?: number, idempotencyKey?: string) =>
      shop.call(
        refundDeskEndpoints.answer,
        { params: { id }, body: { decision: 'APPROVE', ...(amount && { amount }), note: 'Sorry' } },
        { staffToken, ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }) },
      ),
    refuse: (id: string, note = 'It is as described') =>
      shop.call(refundDeskEndpoints.answer, { params: { id }, body: { decision: 'REFUSE', note } }, { staffToken }),
    queue: async (query: CallInput<typeof refundDeskEndpoints.list>['query'] = {}) =>
      (await shop.call(refundDeskEndpoints.list, { query }, { staffToken })).data,
    record: async (id: string) => (await shop.call(refundDeskEndpoints.get, { params: { id } }, { staffToken })).data,
    mine: async () => (await shop.call(refundEndpoints.list, {}, { token })).data.items,
  };
}

/** A request for the money of an order that is paid. @returns its id */
export async function askedRefund(at: Pick<Ordering, 'shop' | 'token' | 'order' | 'pay'>): Promise<string> {
  const { id, items } = await at.order();
  await at.pay(id);
  const body = { orderItemId: items[0]?.id ?? '', reason: 'It is torn', qty: 1 };
  return (await at.shop.call(refundEndpoints.ask, { body }, { token: at.token })).data.id;
}

/** A shopper with money, and somebody who answers. */
export async function startRefunding(shop?: Shop, product = productOf()) {
  const at = await startOrdering([product], shop);
  await at.fund(FUNDS);
  const paidOrder = async (quantity = 1) => {
    const [order] = (await at.createFromPreview((await at.preview(at.product, quantity)).data.quoteId)).data;
    if (!order) throw new Error('no order was made');
    await at.pay(order.id);
    return order;
  };
  return { ...at, ...(await refundCalls(at.shop, at.token)), paidOrder };
}
