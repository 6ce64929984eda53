import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../../src/contract/limits';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { orderDue } from '../../../support/money';
import { decide, startCharge } from '../../../support/sandbox';
import { productOf } from '../../../support/marketplace';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { startOrdering } from '../purchase/ordering';

const later = (shop: { clock: { now: Date } }, minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

describe('quotes of one shopper', () => {
  it('are 60 that wait, whatever a script asks for', async () => {
    const product = productOf();
    const at = await startOrdering([product]);
    const lines = await at.add(product);
    await at.order();
    const ask = () => at.refresh(lines);
    const statuses: number[] = [];
    for (let n = 0; n < LIMITS.waitingQuotes + 3; n += 1) statuses.push((await ask()).status);
    expect(statuses.slice(0, LIMITS.waitingQuotes).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(LIMITS.waitingQuotes)).toEqual([429, 429, 429]);
    const refused = await ask();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(LIMITS.quoteMinutes * 60);
    later(at.shop, LIMITS.quoteMinutes + 1);
    expect((await ask()).status).toBe(200);
  });
});

describe('charges of one shopper', () => {
  it('are 20 that wait, of orders and top-ups together', async () => {
    const shop = await startShop();
    const shopper = await signUp(shop);
    const { token } = shopper;
    const first = await orderDue(shop, shopper, 100);
    const chargeId = await startCharge(shop, token, first);
    for (let n = 1; n < LIMITS.waitingCharges; n += 1)
      await startCharge(shop, token, await orderDue(shop, shopper, 100));
    const due = await orderDue(shop, shopper, 100);
    const start = { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: 100 } };
    const refused = await shop.call(paymentEndpoints.start, start, { token });
    expect([refused.status, refused.problem.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = { amount: 500, channel: 'SANDBOX' };
    expect((await shop.call(walletEndpoints.createDeposit, { body }, { token })).status).toBe(429);
    expect((await shop.call(walletEndpoints.listDeposits, {}, { token })).data.total).toBe(0);
    // another shopper is not kept waiting, and one that is decided makes room
    const other = await signUp(shop);
    expect((await shop.call(walletEndpoints.createDeposit, { body }, { token: other.token })).status).toBe(200);
    await decide(shop, chargeId, 'approve');
    expect((await shop.call(paymentEndpoints.start, start, { token })).status).toBe(200);
    expect((await shop.call(walletEndpoints.createDeposit, { body }, { token })).status).toBe(429);
    later(shop, LIMITS.chargeMinutes + 1);
    expect((await shop.call(walletEndpoints.createDeposit, { body }, { token })).status).toBe(200);
  });
});
