import { describe, expect, it } from 'vitest';
import { countOrders } from '../../../../src/contract/order-status';
import { overviewEndpoints } from '../../../../src/contract/overview.endpoints';
import { countTransits } from '../../../../src/contract/transit.enums';
import { startSellingOut } from '../purchase/selling-out';
import { BOX, packingAt } from '../transit/packing';
import { startShipping } from '../transit/shipping';

describe('what an account’s first page counts as to be paid', () => {
  it('is as many orders as their list has, those that more is asked for among them', async () => {
    const at = await startSellingOut();
    const dear = await at.paidForTwo();
    await at.paidForTwo();
    const { id: unpaid } = await at.order();
    await at.begin(dear.id);
    await at.dearer(dear, 1000);
    const { orders: counts, dueBesides } = (await at.shop.call(overviewEndpoints.get, {}, { token: at.token })).data;
    const counted = (group: 'toPay' | 'buying') => countOrders(group, { counts, dueBesides: dueBesides.orders });
    const { data: toPay } = await at.list({ group: 'toPay' });
    expect(toPay.items.map(({ id }) => id).toSorted()).toEqual([unpaid, dear.id].toSorted());
    expect([toPay.total, counted('toPay'), toPay.dueBesides]).toEqual([2, 2, 1]);
    const { data: buying } = await at.list({ group: 'buying' });
    expect([buying.items.length, buying.total, counted('buying')]).toEqual([1, 1, 1]);
    await at.payMore(dear.id);
    expect((await at.list({ group: 'toPay' })).data).toMatchObject({
      total: 1,
      dueBesides: 0,
      items: [{ id: unpaid }],
    });
  });

  it('is as many shipments as their list has, those with a difference due among them', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    await at.fund(10_000);
    const weighed = await desk.packed([BOX]);
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await at.pay(id);
    await desk.start(id);
    await desk.seal(id, [{ ...BOX, grams: 2000 }]);
    const { shipments: counts, dueBesides } = (await at.shop.call(overviewEndpoints.get, {}, { token: at.token })).data;
    const counted = (group: 'toPay' | 'preparing') =>
      countTransits(group, { counts, dueBesides: dueBesides.shipments });
    const { data: toPay } = await at.list({ group: 'toPay' });
    expect(toPay.items.map((each) => each.id).toSorted()).toEqual([weighed, id].toSorted());
    expect([toPay.total, counted('toPay')]).toEqual([2, 2]);
    expect([(await at.list({ group: 'preparing' })).data.total, counted('preparing')]).toEqual([0, 0]);
  });
});
