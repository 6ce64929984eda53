import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { sandboxEndpoints } from '../../../../src/demo/sandbox/sandbox.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { tenantTx } from '../../../../src/server/db/database';
import { closePayment, type PaymentRow } from '../../../../src/server/modules/payment/payment.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { decide, startCharge, urlOf } from '../../../support/sandbox';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

async function shopWithDue(amount = 250) {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const due = await orderDue(shop, shopper, amount);
  return { shop, shopper, token: shopper.token, due };
}
/** The status without asking the provider about it. */
const statusOf = async (shop: Shop, token: string, { targetId }: PaymentRow) =>
  (await shop.call(purchaseEndpoints.get, { params: { id: targetId } }, { token })).data.payment?.status;
/** What the page that the shopper comes back to calls. */
const comeBack = async (shop: Shop, token: string, { paymentNo }: PaymentRow) =>
  (await shop.call(paymentEndpoints.getByNo, { params: { paymentNo } }, { token })).data.status;
const close = (shop: Shop, { targetId }: PaymentRow) =>
  tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
    closePayment(tx, { tenantId: shop.tenant.id, kind: 'PURCHASE', targetId }),
  );
const money = (shop: Shop) => wireMoney(async (request) => shop.app.fetch(request));
const pass = (shop: Shop, seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};

describe('POST /front/third-pay/{provider}/pay', () => {
  it('opens a charge whose approval pays the order', async () => {
    const { shop, shopper, token, due } = await shopWithDue();
    const chargeId = await startCharge(shop, token, due);
    expect(await statusOf(shop, token, due)).toBe('PROCESSING');
    const charge = (await shop.call(sandboxEndpoints.getCharge, { params: { chargeId } })).data;
    expect(charge).toMatchObject({ merchant: 'Test Shop', amount: { amount: 250, currency: 'USD' }, status: 'open' });
    expect(charge.returnUrl).toBe(`http://${shop.host}/payment/return?paymentNo=${due.paymentNo}`);
    expect((await decide(shop, chargeId, 'approve')).data.status).toBe('approved');
    expect(await statusOf(shop, token, due)).toBe('PAID');
    expect(await readShopAccount(shop, 'SALES')).toBe(250);
    expect(await readShopAccount(shop, 'PROVIDER_CLEARING')).toBe(-250);
    expect(await readBalance(shop, shopper)).toBe(0);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('takes the payload of the specification, and no field beside it (API-4: hosted page, link, callback)', async () => {
    const { shop, token, due } = await shopWithDue();
    const body = {
      orderPay: due.paymentNo,
      orderAmount: due.amount,
      goodsName: 'A lamp',
      paymentMethod: 'CARD',
      domainUrl: `http://${shop.host}`,
      phoneNumber: '+84912345678',
    };
    const start = (more: object) =>
      shop.call(paymentEndpoints.start, { params: { provider: 'SANDBOX' }, body: { ...body, ...more } }, { token });
    expect((await start({ currency: 'VND' })).problem.errors).toMatchObject([{ path: 'currency' }]);
    expect((await start({})).data).toMatchObject({ kind: 'redirect', paymentNo: due.paymentNo });
    const { providers } = (await shop.call(paymentEndpoints.getConfig, {})).data;
    expect(providers).toMatchObject([{ provider: 'SANDBOX', kind: 'HOSTED_PAGE', isTest: true }]);
  });

  it('keeps the language of the shopper in its addresses', async () => {
    const { shop, token, due } = await shopWithDue();
    const input = { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: due.amount } };
    const start = () => shop.call(paymentEndpoints.start, input, { token, locale: 'vi' });
    const url = urlOf((await start()).data);
    expect(url).toMatch(new RegExp(`^http://${shop.host}/vi/sandbox-pay/[a-z0-9]{20}$`));
    expect(urlOf((await start()).data)).toBe(url);
  });

  it.each(['decline', 'close'] as const)('lets the shopper try again after %s', async (decision) => {
    const { shop, token, due } = await shopWithDue();
    const first = await startCharge(shop, token, due);
    await decide(shop, first, decision);
    expect(await statusOf(shop, token, due)).toBe('UNPAID');
    const second = await startCharge(shop, token, due);
    expect(second).not.toBe(first);
    await decide(shop, second, 'approve');
    expect(await statusOf(shop, token, due)).toBe('PAID');
  });

  it('leads back to the charge that waits', async () => {
    const { shop, token, due } = await shopWithDue();
    const first = await startCharge(shop, token, due);
    expect(await startCharge(shop, token, due)).toBe(first);
  });

  it('compares the shown sum, and never uses it', async () => {
    const { shop, token, due } = await shopWithDue();
    const input = { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: 249 } };
    const answer = await shop.call(paymentEndpoints.start, input, { token });
    expect(answer.problem).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: { amount: 250, currency: 'USD' } } });
    expect(await statusOf(shop, token, due)).toBe('UNPAID');
  });

  it('refuses providers that the shop has not, foreign payments and paid ones', async () => {
    const { shop, shopper, token, due } = await shopWithDue();
    const body = { orderPay: due.paymentNo, orderAmount: due.amount };
    const start = (provider: string, by = token) =>
      shop.call(paymentEndpoints.start, { params: { provider }, body }, { token: by });
    expect((await start('STRIPE')).problem.code).toBe('METHOD_DISABLED');
    expect((await start('SANDBOX', (await signUp(shop)).token)).status).toBe(404);
    await fundBalance(shop, shopper, 250);
    await shop.call(paymentEndpoints.pay, { params: { id: due.id }, body: { payPassword: PAY_PASSWORD } }, { token });
    expect((await start('SANDBOX')).problem.code).toBe('STATE_CONFLICT');
  });
});

describe('GET /front/payments/{paymentNo}', () => {
  // P4, P5
  it('asks the provider when the callback has not come', async () => {
    const { shop, token, due } = await shopWithDue();
    const chargeId = await startCharge(shop, token, due);
    expect(await comeBack(shop, token, due)).toBe('PROCESSING');
    await decide(shop, chargeId, 'approve', true);
    expect(await statusOf(shop, token, due)).toBe('PROCESSING');
    expect(await comeBack(shop, token, due)).toBe('PAID');
    expect(await comeBack(shop, token, due)).toBe('PAID');
    expect(await readShopAccount(shop, 'SALES')).toBe(250);
  });

  it('believes nothing that stands in the address', async () => {
    const { shop, token, due } = await shopWithDue();
    await startCharge(shop, token, due);
    const response = await shop.fetchRaw(`/front/payments/${due.paymentNo}?status=success`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(await comeBack(shop, token, due)).toBe('PROCESSING');
  });

  it('hides payments of other shoppers', async () => {
    const { shop, due } = await shopWithDue();
    const { token } = await signUp(shop);
    const answer = await shop.call(paymentEndpoints.getByNo, { params: { paymentNo: due.paymentNo } }, { token });
    expect(answer.status).toBe(404);
  });
});

describe('reconcile', () => {
  it('settles what neither callback nor shopper came back for', async () => {
    const { shop, token, due } = await shopWithDue();
    await decide(shop, await startCharge(shop, token, due), 'approve', true);
    await money(shop).payments.reconcile(() => shop.clock.now);
    expect(await statusOf(shop, token, due)).toBe('PROCESSING');
    pass(shop, 61);
    await money(shop).payments.reconcile(() => shop.clock.now);
    expect(await statusOf(shop, token, due)).toBe('PAID');
  });

  // P6; fails when money of a closed payment is dropped
  it('puts money that comes after the payment closed on the balance', async () => {
    const { shop, shopper, token, due } = await shopWithDue();
    const chargeId = await startCharge(shop, token, due);
    await close(shop, due);
    await decide(shop, chargeId, 'approve', true);
    pass(shop, 61);
    const { payments } = money(shop);
    await payments.reconcile(() => shop.clock.now);
    await payments.reconcile(() => shop.clock.now);
    expect(await readBalance(shop, shopper)).toBe(250);
    expect(await readShopAccount(shop, 'PROVIDER_CLEARING')).toBe(-250);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});

describe('money of a provider', () => {
  it('goes to the balance when the balance has paid meanwhile', async () => {
    const { shop, shopper, token, due } = await shopWithDue();
    await fundBalance(shop, shopper, 1000);
    const chargeId = await startCharge(shop, token, due);
    await shop.call(paymentEndpoints.pay, { params: { id: due.id }, body: { payPassword: PAY_PASSWORD } }, { token });
    await decide(shop, chargeId, 'approve');
    expect(await readBalance(shop, shopper)).toBe(1000);
    expect(await readShopAccount(shop, 'SALES')).toBe(250);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  // fails when a refusal of the order rolls the money back
  it('goes to the balance when the order takes none any more', async () => {
    const { shop, shopper, token, due } = await shopWithDue();
    const chargeId = await startCharge(shop, token, due);
    const { sql } = await import('drizzle-orm');
    await tenantTx({ tenantId: shop.tenant.id, shopperId: '' }, (tx) =>
      tx.execute(sql`update purchase_order set status = 'CLOSED' where id = ${due.targetId}`),
    );
    await decide(shop, chargeId, 'approve');
    expect(await readBalance(shop, shopper)).toBe(250);
    expect(await readShopAccount(shop, 'SALES')).toBe(0);
    expect(await statusOf(shop, token, due)).toBe('EXPIRED');
  });

  // P7
  it('is the same in the sandbox’s books and in ours', async () => {
    const { shop, shopper, token } = await shopWithDue();
    for (const [amount, decision] of [
      [100, 'approve'],
      [200, 'decline'],
      [300, 'approve'],
    ] as const)
      await decide(shop, await startCharge(shop, token, await orderDue(shop, shopper, amount)), decision);
    expect(await readShopAccount(shop, 'PROVIDER_CLEARING')).toBe(-400);
  });
});
