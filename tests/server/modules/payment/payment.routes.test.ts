import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { tenantTx } from '../../../../src/server/db/database';
import { purchaseOrder } from '../../../../src/server/db/schema/shopping';
import { closePayment, refundPayment, type PaymentRow } from '../../../../src/server/modules/payment/payment.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const pay = (shop: Shop, token: string, id: string, payPassword = PAY_PASSWORD) =>
  shop.call(paymentEndpoints.pay, { params: { id }, body: { payPassword } }, { token });
const batchPay = (shop: Shop, token: string, paymentNos: string[]) =>
  shop.call(paymentEndpoints.batchPay, { body: { paymentNos, payPassword: PAY_PASSWORD } }, { token });
const orderOf = async (shop: Shop, token: string, { targetId }: PaymentRow) =>
  (await shop.call(purchaseEndpoints.get, { params: { id: targetId } }, { token })).data.status;

async function shopWithMoney(amount: number, settings: Parameters<typeof startShop>[0] = {}) {
  const shop = await startShop(settings);
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  if (amount > 0) await fundBalance(shop, shopper, amount);
  return { shop, shopper, token: shopper.token };
}

describe('POST /front/payments/{id}/pay', () => {
  it('pays from the balance and tells the order', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    const paid = (await pay(shop, token, due.id)).data;
    expect(paid).toMatchObject({ status: 'PAID', method: 'BALANCE', amount: { amount: 250, currency: 'USD' } });
    expect(paid.paidAt).toBe(shop.clock.now.toISOString());
    expect(await readBalance(shop, shopper)).toBe(650);
    expect(await readShopAccount(shop, 'SALES')).toBe(250);
    expect(await orderOf(shop, token, due)).toBe('PAID');
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  it('pays once', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    await pay(shop, token, due.id);
    expect((await pay(shop, token, due.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await readBalance(shop, shopper)).toBe(650);
  });

  it('changes nothing where the balance is too low', async () => {
    const { shop, shopper, token } = await shopWithMoney(249);
    const due = await orderDue(shop, shopper, 250);
    expect((await pay(shop, token, due.id)).problem.code).toBe('BALANCE_TOO_LOW');
    expect(await readBalance(shop, shopper)).toBe(249);
    expect(await orderOf(shop, token, due)).toBe('PENDING_PAYMENT');
  });

  it('asks for the pay password', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    expect((await pay(shop, token, due.id, '555123')).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect(await readBalance(shop, shopper)).toBe(900);
  });

  it('hides payments of other shoppers and shops', async () => {
    const { shop, shopper } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    const other = await signUp(shop, { payPassword: PAY_PASSWORD });
    expect((await pay(shop, other.token, due.id)).status).toBe(404);
    const elsewhere = await shopWithMoney(900);
    expect((await pay(elsewhere.shop, elsewhere.token, due.id)).status).toBe(404);
  });

  it('is refused where the shop takes no balance', async () => {
    const off = await startShop();
    const { preference } = off.tenant;
    const { shop, shopper, token } = await shopWithMoney(900, {
      preference: { ...preference, supportBalancePay: false },
    });
    const due = await orderDue(shop, shopper, 250);
    expect((await pay(shop, token, due.id)).problem.code).toBe('METHOD_DISABLED');
    expect(await readBalance(shop, shopper)).toBe(900);
    expect((await shop.call(paymentEndpoints.getConfig, {})).data.balance).toBe(false);
  });

  it('wants an idempotency key', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    const input = { params: { id: due.id }, body: { payPassword: PAY_PASSWORD } };
    const answer = await shop.call(paymentEndpoints.pay, input, { token, headers: { 'idempotency-key': 'short' } });
    expect(answer.problem.code).toBe('IDEMPOTENCY_KEY_MISSING');
  });
});

describe('POST /front/payments/batch-pay', () => {
  // L10
  it('pays all, as single payments would', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const [a, b] = [await orderDue(shop, shopper, 250), await orderDue(shop, shopper, 350)];
    const paid = (await batchPay(shop, token, [b.paymentNo, a.paymentNo, b.paymentNo])).data;
    expect(paid.map(({ paymentNo, status }) => [paymentNo, status])).toEqual([
      [b.paymentNo, 'PAID'],
      [a.paymentNo, 'PAID'],
    ]);
    expect(await readBalance(shop, shopper)).toBe(300);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });

  // fails when each payment has a transaction of its own
  it('pays none where one cannot be paid', async () => {
    const { shop, shopper, token } = await shopWithMoney(500);
    const [a, b, paid] = [
      await orderDue(shop, shopper, 250),
      await orderDue(shop, shopper, 350),
      await orderDue(shop, shopper, 1),
    ];
    expect((await batchPay(shop, token, [a.paymentNo, b.paymentNo])).problem.code).toBe('BALANCE_TOO_LOW');
    await pay(shop, token, paid.id);
    expect((await batchPay(shop, token, [a.paymentNo, paid.paymentNo])).problem.code).toBe('STATE_CONFLICT');
    const other = await orderDue(shop, await signUp(shop), 1);
    expect((await batchPay(shop, token, [a.paymentNo, other.paymentNo])).status).toBe(404);
    expect(await readBalance(shop, shopper)).toBe(499);
    expect(await orderOf(shop, token, a)).toBe('PENDING_PAYMENT');
  });

  it('takes one at a time where the shop has no batch payment', async () => {
    const { preference } = (await startShop()).tenant;
    const { shop, shopper, token } = await shopWithMoney(900, {
      preference: { ...preference, supportBatchPay: false },
    });
    const [a, b] = [await orderDue(shop, shopper, 250), await orderDue(shop, shopper, 350)];
    expect((await batchPay(shop, token, [a.paymentNo, b.paymentNo])).problem.code).toBe('METHOD_DISABLED');
    expect((await batchPay(shop, token, [a.paymentNo])).status).toBe(200);
  });
});

describe('GET /front/payments/unpaid', () => {
  it('lists sums due of the shopper, of all orders or one', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const [a, b, paid] = [
      await orderDue(shop, shopper, 250),
      await orderDue(shop, shopper, 350),
      await orderDue(shop, shopper, 1),
    ];
    await pay(shop, token, paid.id);
    await orderDue(shop, await signUp(shop), 5);
    const list = async (query: { orderType?: 'PURCHASE' | 'TRANSIT'; orderNo?: string }) =>
      (await shop.call(paymentEndpoints.listUnpaid, { query }, { token })).data.items.map(({ id }) => id);
    expect(new Set(await list({}))).toEqual(new Set([a.id, b.id]));
    expect(await list({ orderNo: a.targetNo })).toEqual([a.id]);
    expect(await list({ orderType: 'TRANSIT' })).toEqual([]);
    expect(await list({ orderType: 'PURCHASE' })).toHaveLength(2);
  });

  it('lists what ends soonest first, across its pages', async () => {
    const { shop, shopper, token } = await shopWithMoney(0);
    const dues = [await orderDue(shop, shopper, 1), await orderDue(shop, shopper, 2), await orderDue(shop, shopper, 3)];
    const { tenant, clock } = shop;
    for (const [index, hours] of [9, 3, 6].entries()) {
      const payBefore = new Date(clock.now.getTime() + hours * 3_600_000);
      const isIt = eq(purchaseOrder.id, dues[index]?.targetId ?? '');
      await tenantTx({ tenantId: tenant.id, shopperId: '' }, (tx) =>
        tx
          .update(purchaseOrder)
          .set({ payBefore })
          .where(and(eq(purchaseOrder.tenantId, tenant.id), isIt)),
      );
    }
    const page = async (pageNo: number) =>
      (await shop.call(paymentEndpoints.listUnpaid, { query: { pageNo, pageSize: 2 } }, { token })).data;
    const [first, second] = [await page(1), await page(2)];
    expect([first.total, first.items.map(({ amount }) => amount.amount)]).toEqual([3, [2, 3]]);
    expect(second.items.map(({ amount }) => amount.amount)).toEqual([1]);
  });
});

describe('closePayment and refundPayment', () => {
  const target = (shop: Shop, { targetId }: PaymentRow) =>
    ({ tenantId: shop.tenant.id, kind: 'PURCHASE', targetId }) as const;
  const inShop = (shop: Shop) => ({ tenantId: shop.tenant.id, shopperId: '' });

  it('close an open payment, which is not paid any more', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    const close = () => tenantTx(inShop(shop), (tx) => closePayment(tx, target(shop, due)));
    expect(await close()).toMatchObject({ id: due.id, status: 'EXPIRED' });
    expect(await close()).toBeUndefined();
    expect((await pay(shop, token, due.id)).problem.code).toBe('STATE_CONFLICT');
    expect(await readBalance(shop, shopper)).toBe(900);
  });

  it('give a paid one back in full, once', async () => {
    const { shop, shopper, token } = await shopWithMoney(900);
    const due = await orderDue(shop, shopper, 250);
    const refund = (reference: string) =>
      tenantTx(inShop(shop), (tx) =>
        refundPayment(tx, {
          ...target(shop, due),
          ...{ cause: 'ORDER_CLOSED', reference, now: shop.clock.now, keepsBalances: true },
        }),
      );
    await expect(refund('PO1')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    await pay(shop, token, due.id);
    expect(await tenantTx(inShop(shop), (tx) => closePayment(tx, target(shop, due)))).toBeUndefined();
    expect(await refund('PO1')).toEqual({ amount: 250, isClaim: false });
    await expect(refund('PO2')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await readBalance(shop, shopper)).toBe(900);
    expect(await readShopAccount(shop, 'REFUNDS')).toBe(-250);
    expect(await verifyLedger(shop.tenant.id)).toEqual([]);
  });
});

describe('createPayment', () => {
  // fails without the index payment_one_open
  it('makes one open or paid payment of a target at most', async () => {
    const { shop, shopper } = await shopWithMoney(0);
    const due = await orderDue(shop, shopper, 250);
    const { createPayment } = await import('../../../../src/server/modules/payment/payment.service');
    const { tenantId, shopperId, targetId, targetNo } = due;
    const again = tenantTx({ tenantId, shopperId }, (tx) =>
      createPayment(tx, {
        tenantId,
        shopperId,
        kind: 'PURCHASE',
        targetId,
        targetNo,
        amount: { amount: 1, currency: 'USD' },
        now: shop.clock.now,
      }),
    );
    await expect(again).rejects.toThrow();
  });
});
