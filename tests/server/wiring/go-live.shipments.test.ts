import { describe, expect, it } from 'vitest';
import type { Money } from '../../../src/contract/fields';
import { shopTx } from '../../../src/server/db/database';
import { testPaymentRepo } from '../../../src/server/modules/payment/test-payment.repo';
import { moveTransitOrders } from '../../../src/server/modules/transit/transit-clock.service';
import { transitRepo } from '../../../src/server/modules/transit/transit.repo';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { goLive } from '../../../src/server/wiring/go-live';
import { startShop } from '../../support/shop';
import { mailsTo } from '../../support/shopper';
import { startRefunding } from '../modules/purchase/refunding';
import { INSURED_LINE } from '../modules/transit/claiming';
import { BOX, packingAt } from '../modules/transit/packing';
import { shippingOf, startShipping, type Shipping } from '../modules/transit/shipping';

const DAY_MS = 86_400_000;
const FUNDS = 100_000;
/** Of a kettle, in cents. */
const WORTH = 784;
const HEAVY = { ...BOX, grams: 9000 };

const storedOf = async ({ shop, token }: Shipping) => {
  const { items } = (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data;
  return items.map(({ status }) => status);
};

/** A shipment in each state that it can be in before it leaves. */
async function unsent(at: Shipping): Promise<string[]> {
  const desk = packingAt(at);
  const paidFirst = async () => {
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await at.pay(id);
    return id;
  };
  const [submitted, paid, packing, short] = [(await at.order()).id, await paidFirst(), await paidFirst(), await paidFirst()];
  for (const id of [packing, short]) await desk.start(id);
  await desk.seal(short, [HEAVY]);
  const due = [await desk.packed(), await desk.packed(undefined, { mode: 'REHEARSAL' })];
  const packedFirst = await desk.packed();
  await at.pay(packedFirst);
  return [submitted, (await at.order({ mode: 'PAY_FIRST' })).id, paid, packing, short, ...due, packedFirst];
} // prettier-ignore

describe('shipments that have not left, in a shop that goes live', () => {
  it('end, and what was in them lies in store: nobody ships with real money what test money paid', async () => {
    const at = await startShipping();
    await at.fund(FUNDS);
    const ids = await unsent(at);
    await goLive(at.owner.tenantId, at.shop.clock.now);
    const orders = await Promise.all(ids.map(async (id) => (await at.get(id)).data));
    expect(new Set(orders.map(({ status, closeReason }) => `${status} ${closeReason}`))).toEqual(new Set(['CLOSED BY_SHOP']));
    expect(orders.flatMap(({ actions, boxes }) => [...actions, ...boxes])).toEqual([]);
    expect(orders.map(({ timeline }) => timeline.at(-1)?.status)).toEqual(ids.map(() => 'CLOSED'));
    expect(await storedOf(at)).toEqual(ids.map(() => 'STOCKED_IN'));
    const told = (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes('closed by the shop'));
    expect(told).toHaveLength(ids.length);
    expect(await at.balance()).toBe(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('go on where they have left', async () => {
    const at = await startShipping();
    await at.fund(FUNDS);
    const desk = packingAt(at);
    const id = await desk.packed();
    await at.pay(id);
    await desk.send(id);
    await goLive(at.owner.tenantId, at.shop.clock.now);
    await desk.say(id, [['DELIVERED', 1]]);
    expect((await at.complete(id)).data.status).toBe('COMPLETED');
  });
}); // prettier-ignore

describe('a shipment whose payment has ended', () => {
  const endPayments = ({ owner }: Shipping) =>
    shopTx(owner.tenantId, async (tx) => {
      await testPaymentRepo(tx, owner).expireOpen();
      await testPaymentRepo(tx, owner).voidPaid();
    });

  it('is closed by its shopper, for no fee and no money', async () => {
    const at = await startShipping();
    await at.fund(FUNDS);
    const [paid, due] = [await at.order({ mode: 'PAY_FIRST' }), await packingAt(at).packed()];
    await at.pay(paid.id);
    const before = await at.balance();
    await endPayments(at);
    expect((await at.close(paid.id)).data).toMatchObject({ status: 'CLOSED', refunded: { amount: 0 } });
    const { amount: fee } = (await at.close(due)).problem.data as { amount: Money };
    expect((await at.close(due, { acceptFee: fee.amount })).data).toMatchObject({ status: 'CLOSED', actions: [] });
    expect(await at.balance()).toBe(before);
  });

  it('is closed by the clock', async () => {
    const at = await startShipping();
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await endPayments(at);
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 40 * DAY_MS);
    await moveTransitOrders(at.shop.clock.now);
    const closed = await shopTx(at.owner.tenantId, (tx) => transitRepo(tx, at.owner).find(id));
    expect(closed?.status).toBe('CLOSED');
  });
});

describe('goods that test money bought, shipped with real money', () => {
  it('are not insured: nothing is offered, asked or promised for them', async () => {
    const refunds = await startRefunding(await startShop({ offers: { lines: [INSURED_LINE] } }));
    const at = await shippingOf(refunds.shop, refunds);
    const boughtParcel = async () => {
      const orderItemId = (await refunds.paidOrder()).items[0]?.id ?? '';
      return at.store({}, { orderItemId });
    };
    const [tried, own] = [await boughtParcel(), await at.store()];
    const offered = async (ids: string[]) => {
      const { insurable, quotes } = (await at.estimate(ids)).data;
      return { worth: insurable.amount, isInsurable: quotes[0]?.isInsurable };
    };
    expect(await offered([tried, own])).toEqual({ worth: 2 * WORTH, isInsurable: true });
    await goLive(at.owner.tenantId, at.shop.clock.now);
    expect(await offered([tried])).toEqual({ worth: 0, isInsurable: false });
    expect(await offered([tried, own])).toEqual({ worth: WORTH, isInsurable: true });
    const both = (await at.create([tried, own], { insuredValue: 2 * WORTH })).data;
    expect((await at.get(both.id)).data.insuredValue?.amount).toBe(WORTH);
    await at.close(both.id);
    const { id } = (await at.create([tried], { insuredValue: 2 * WORTH })).data;
    const { insuredValue, estimate } = (await at.get(id)).data;
    expect([insuredValue, estimate.lines.filter(({ code }) => code.startsWith('insurance'))]).toEqual([null, []]);
  });
});
