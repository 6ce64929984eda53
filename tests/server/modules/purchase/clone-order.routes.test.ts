import { describe, expect, it } from 'vitest';
import { Quote } from '../../../../src/contract/cart.schemas';
import { stockMarketplace } from '../../../support/marketplace';
import { skuOf, startOrdering, type Product } from './ordering';

const priced = (product: Product, priceFen: number): Product => ({
  ...product,
  skus: product.skus.map((sku) => ({ ...sku, priceFen })),
});

describe('POST /front/purchase-orders/{id}/clone', () => {
  it('makes a new unpaid order at today’s prices and moves no money (O8)', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.fund(100_000);
    await at.pay(order.id);
    const before = await at.balance();
    await stockMarketplace([priced(at.product, 7000)]);
    const { data: copy } = await at.clone(order.id);
    expect(copy).toMatchObject({
      status: 'PENDING_PAYMENT',
      goods: { cny: { amount: 7000 } },
      payment: { status: 'UNPAID' },
      items: [{ productSkuId: skuOf(at.product), quantity: 1 }],
    });
    const { goods, domesticFreight, serviceFee, total, payment } = copy;
    expect(total.cny.amount).toBe(goods.cny.amount + domesticFreight.cny.amount + serviceFee.cny.amount);
    expect(payment?.amount).toEqual(total.local);
    expect(total.local.amount).toBeGreaterThan(order.total.local.amount);
    expect([copy.id, copy.orderNo]).not.toEqual([order.id, order.orderNo]);
    expect(await at.balance()).toBe(before);
    expect((await at.get(order.id)).data).toMatchObject({ status: 'PAID', goods: { cny: { amount: 5000 } } });
  });
  it('works from a closed order, again and again', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await at.close(order.id);
    expect((await at.clone(order.id)).data.status).toBe('PENDING_PAYMENT');
    expect((await at.clone(order.id)).data.status).toBe('PENDING_PAYMENT');
    expect((await at.list()).data.total).toBe(3);
  });
  it('refuses what is gone, with the quote', async () => {
    const at = await startOrdering();
    const order = await at.order();
    await stockMarketplace([{ ...at.product, status: 'off_shelf' }]);
    const refused = await at.clone(order.id);
    expect(refused.problem.code).toBe('SOLD_OUT');
    expect(Quote.parse(refused.problem.data).shops[0]?.lines[0]).toMatchObject({ title: 'Cotton shirt', problem: 'OFF_SHELF' }); // prettier-ignore
  });
});
