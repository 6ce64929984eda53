import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { database, tenantTx, type Tx } from '../../../../src/server/db/database';
import { createApplyReport } from '../../../../src/server/modules/payment/charge-report.service';
import type { PaymentRow } from '../../../../src/server/modules/payment/payment.service';
import { fundBalance, orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { describeOnPostgres } from '../../../support/postgres';
import { decide, sendCallback, startCharge } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { rowsOf, waiting } from '../../../support/waiting-call';

async function shopWithDue() {
  const shop = await startShop();
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  await fundBalance(shop, shopper, 100);
  return { shop, shopper, token: shopper.token, due: await orderDue(shop, shopper, 10) };
}

/** Until this transaction ends, nobody else changes the payment. @returns its connection */
async function hold(tx: Tx, { id }: PaymentRow): Promise<number> {
  const held = sql`select pg_backend_pid() as pid from payment where id = ${id} for no key update`;
  return rowsOf<{ pid: number }>(await tx.execute(held))[0]?.pid ?? 0;
}

describeOnPostgres('calls that wait for a payment', () => {
  // P4; fails without the row lock of applyReport: the second one decides by what it read before the first one ended
  it('apply what is said about it one after the other', async () => {
    const { shop, shopper, token, due } = await shopWithDue();
    const first = await startCharge(shop, token, due);
    await decide(shop, first, 'decline');
    const second = await startCharge(shop, token, due);
    const { paymentNo } = due;
    const said = { orderRef: paymentNo, merchant: shop.tenant.id, amount: 10, currency: 'USD', status: 'approved' };
    const agreed = { paymentNo, merchant: shop.tenant.id, state: 'paid' } as const;
    const applyReport = createApplyReport(() => Promise.reject(new Error('nothing is paid by itself')));
    let late: Promise<Response> | undefined;
    await tenantTx(due, async (tx) => {
      const holder = await hold(tx, due);
      late = sendCallback(shop, { ...said, chargeId: first }, { eventId: 'late' });
      await waiting(late, holder);
      await applyReport(tx, {
        tenantId: due.tenantId,
        provider: { name: 'SANDBOX', isTest: true },
        account: due.tenantId,
        report: { ...agreed, providerRef: second, amount: { amount: 9, currency: 'USD' } },
        now: shop.clock.now,
        keepsBalances: true,
      });
    });
    expect((await late)?.status).toBe(200);
    const { data } = await shop.call(paymentEndpoints.getByNo, { params: { paymentNo } }, { token });
    expect(data.status).toBe('NEEDS_REVIEW');
    expect(await readBalance(shop, shopper)).toBe(100);
    expect(await readShopAccount(shop, 'SALES')).toBe(0);
  });

  // L13; fails when the states of the database are not translated
  it.each([
    ['cancels the statement', sql`pg_cancel_backend`],
    ['ends the connection', sql`pg_terminate_backend`],
  ])('are told to come later where the database %s, and can', async (_, end) => {
    const { shop, shopper, token, due } = await shopWithDue();
    const headers = { 'idempotency-key': randomUUID() };
    const input = { params: { id: due.id }, body: { payPassword: PAY_PASSWORD } };
    const pay = () => shop.call(paymentEndpoints.pay, input, { token, headers });
    let cut: ReturnType<typeof pay> | undefined;
    await tenantTx(due, async (tx) => {
      const holder = await hold(tx, due);
      cut = pay();
      const pid = await waiting(cut, holder);
      await (await database()).db.execute(sql`select ${end}(${pid}::int)`);
      await cut;
    });
    const answer = await cut;
    expect(answer?.problem).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(answer?.headers.get('retry-after')).toBe('2');
    expect(await readBalance(shop, shopper)).toBe(100);
    expect((await pay()).data.status).toBe('PAID');
    expect(await readBalance(shop, shopper)).toBe(90);
  });
});
