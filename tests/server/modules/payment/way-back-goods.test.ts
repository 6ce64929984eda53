import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { shopTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { openTestBucket } from '../../../support/bucket';
import { decide as decideCharge, startCharge } from '../../../support/sandbox';
import type { Shop } from '../../../support/shop';
import { startOrdering } from '../purchase/ordering';
import { startShipping } from '../transit/shipping';
import { decidingAt } from '../warehouse/deciding';
import { returningAt } from '../warehouse/returning';

let bucket: ReturnType<typeof openTestBucket>;
beforeAll(() => {
  bucket = openTestBucket();
});
afterAll(() => bucket.close());

type Payable = { payment: { paymentNo: string; amount: { amount: number } } | null };
async function payByProvider(shop: Shop, token: string, { payment }: Payable) {
  if (!payment) throw new Error('nothing is due');
  const due = { paymentNo: payment.paymentNo, amount: payment.amount.amount };
  await decideCharge(shop, await startCharge(shop, token, due), 'approve');
}

const refundsOf = async (shop: Shop, token: string) =>
  (await shop.call(refundEndpoints.list, { query: {} }, { token })).data.items;
const PROVIDER = { destination: 'PROVIDER', method: 'SANDBOX', status: 'REFUNDED' };

/** As the clock sends back what waits. */
async function sendBack(shop: Shop) {
  const { payments } = wireMoney(async (request) => shop.app.fetch(request));
  const tenantId = shop.tenant.id;
  await payments.returnClaims({ tenantId, now: () => shop.clock.now, tx: (work) => shopTx(tenantId, work) });
}

/** Its orders are paid by the provider. */
async function startPaidBy() {
  const at = await startOrdering();
  const pay = async (id: string) => payByProvider(at.shop, at.token, await at.get(id).then(({ data }) => data));
  return { ...at, pay: pay as unknown as typeof at.pay };
}

describe('money that came by a provider goes back there where its shopper wishes so (P33)', () => {
  it('as a shipment is closed that was paid before it was packed', async () => {
    const at = await startShipping();
    const { shop, token } = at;
    const order = await at.order({ mode: 'PAY_FIRST' });
    await payByProvider(shop, token, order);
    expect((await at.get(order.id)).data.wayBack).toMatchObject({ method: 'SANDBOX' });
    const closing = { params: { id: order.id }, body: { refundTo: 'PROVIDER' as const } };
    expect((await shop.call(transitEndpoints.close, closing, { token })).data.status).toBe('CLOSED');
    expect(await refundsOf(shop, token)).toMatchObject([
      { cause: 'SHIPMENT_CLOSED', ...PROVIDER, amount: order.total },
    ]);
    expect(await at.balance()).toBe(0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it.each(['PART_REFUND', 'RETURN'] as const)('as the inspection’s finding is answered by %s', async (decision) => {
    const at = await startPaidBy();
    const { shop, token } = at;
    const deciding = decidingAt(at);
    const { id, orderItemId } = await deciding.failed();
    const body = { orderItemId, decision, refundTo: 'PROVIDER' as const };
    expect((await shop.call(warehouseEndpoints.decideItem, { params: { id }, body }, { token })).status).toBe(200);
    await deciding.step();
    await sendBack(shop);
    expect(await refundsOf(shop, token)).toMatchObject([PROVIDER]);
    expect(await at.balance()).toBe(0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it.each([
    ['PROVIDER', PROVIDER],
    ['BALANCE', { destination: 'BALANCE', status: 'REFUNDED' }],
  ] as const)('as a good thing goes back to its seller, to %s', async (refundTo, refund) => {
    const at = await startPaidBy();
    const { shop, token } = at;
    const returning = returningAt(at);
    const { id, orderItemId } = await returning.good();
    const body = { orderItemId, reason: 'Too small', refundTo };
    expect((await shop.call(warehouseEndpoints.returnItem, { params: { id }, body }, { token })).status).toBe(200);
    await returning.step();
    await returning.step();
    await sendBack(shop);
    const [found] = await refundsOf(shop, token);
    expect(found).toMatchObject({ cause: 'STORE_RETURN', ...refund });
    expect(await at.balance()).toBe(refundTo === 'BALANCE' ? found?.amount.amount : 0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});
