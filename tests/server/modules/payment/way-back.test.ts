import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import type { PaymentProviderPort } from '../../../../src/server/adapters/payment/payment.port';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { wireMoney } from '../../../../src/server/wiring/app-money';
import { openTestBucket } from '../../../support/bucket';
import { fundBalance, readShopAccount } from '../../../support/money';
import { approve, scopeOf, shopWithDue, SUM } from './shop-with-due';

let bucket: ReturnType<typeof openTestBucket>;
beforeAll(() => {
  bucket = openTestBucket();
});
afterAll(() => bucket.close());

type At = Awaited<ReturnType<typeof shopWithDue>>;
const refundsOf = async ({ shop, shopper: { token } }: At) =>
  (await shop.call(refundEndpoints.list, { query: {} }, { token })).data.items;
const balanceOf = async (at: At) => (await at.summary()).balance.amount;
const later = (at: At, minutes: number) => {
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + minutes * 60_000);
};

async function paidShop() {
  const at = await shopWithDue(true);
  await approve(at);
  return at;
}

/** Closes the order as its shopper does who wants the money back where it came from, by these providers. */
async function closeTo(at: At, payments: ReturnType<typeof wireMoney>['payments']) {
  const { close } = await import('../../../../src/server/modules/purchase/purchase.service');
  const user = { ...at.shopper, sessionId: '', role: 'shopper' };
  const ctx = { ...scopeOf(at), tenant: at.shop.tenant, user, locale: 'en' };
  return close(ctx as never, at.due.targetId, { refundTo: 'PROVIDER' }, payments);
}

describe('an order that a provider paid, where the shop keeps balances', () => {
  it('offers the way back, and gives its money back there where its shopper wishes so', async () => {
    const at = await paidShop();
    expect((await at.order()).wayBack).toEqual({ method: 'SANDBOX', fee: { amount: 0, currency: 'USD' } });
    expect((await at.close('PROVIDER')).data.claims).toMatchObject([{ status: 'RETURNED', method: 'SANDBOX' }]);
    expect(await refundsOf(at)).toMatchObject([{ status: 'REFUNDED', destination: 'PROVIDER', method: 'SANDBOX' }]);
    expect([await balanceOf(at), await readShopAccount(at.shop, 'PROVIDER_CLEARING')]).toEqual([0, 0]);
    expect((await at.close('PROVIDER')).problem.code).toBe('STATE_CONFLICT');
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('gives its money to the balance where nothing else is wished', async () => {
    const at = await paidShop();
    expect((await at.close()).data.claims).toEqual([]);
    expect(await balanceOf(at)).toBe(SUM);
    expect(await refundsOf(at)).toMatchObject([{ status: 'REFUNDED', destination: 'BALANCE' }]);
  });

  it('gives its money to the balance, once, where the provider refuses', async () => {
    const at = await paidShop();
    await at.refuseRefunds();
    expect((await at.close('PROVIDER')).data.claims).toMatchObject([{ status: 'ON_BALANCE' }]);
    const { payments } = wireMoney(async (request) => at.shop.app.fetch(request));
    later(at, 600);
    await payments.returnClaims(scopeOf(at));
    expect([await balanceOf(at), await readShopAccount(at.shop, 'PROVIDER_CLEARING')]).toEqual([SUM, -SUM]);
    const [refund] = await refundsOf(at);
    expect(refund).toMatchObject({ status: 'REFUNDED', destination: 'BALANCE' });
    expect(refund?.steps.map(({ step }) => step)).toEqual(['APPROVED', 'TO_BALANCE']);
    expect(await at.notices()).toContain('Money is on your balance');
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('waits with the shop where it is refused after a question that nobody answered: it may be back already', async () => {
    const at = await paidShop();
    const money = wireMoney(async (request) => at.shop.app.fetch(request));
    const provider = money.bank?.provider as PaymentProviderPort;
    let asked = 0;
    provider.refund = () => (
      (asked += 1),
      asked === 1 ? Promise.reject(new Error('lost')) : Promise.resolve('refused')
    );
    await closeTo(at, money.payments);
    later(at, 10);
    await money.payments.returnClaims(scopeOf(at));
    expect(asked).toBe(2);
    expect((await at.order()).claims).toMatchObject([{ status: 'WITH_SHOP' }]);
    expect(await balanceOf(at)).toBe(0);
  });

  it('goes to the balance once a provider refused that had only put it off', async () => {
    const at = await paidShop();
    const money = wireMoney(async (request) => at.shop.app.fetch(request));
    const provider = money.bank?.provider as PaymentProviderPort;
    const answers = ['pending', 'refused'] as const;
    let asked = 0;
    provider.refund = () => Promise.resolve(answers[asked++] ?? 'refused');
    await closeTo(at, money.payments);
    later(at, 10);
    await money.payments.returnClaims(scopeOf(at));
    expect((await at.order()).claims).toMatchObject([{ status: 'ON_BALANCE' }]);
    expect(await balanceOf(at)).toBe(SUM);
  });

  it('gives nothing to the balance by the word of a process that was held up, while another has sent it back', async () => {
    const at = await paidShop();
    const money = wireMoney(async (request) => at.shop.app.fetch(request));
    const provider = money.bank?.provider as PaymentProviderPort;
    let refuse: () => void = () => undefined;
    const heldUp = new Promise<'refused'>((resolve) => (refuse = () => resolve('refused')));
    const answers = [heldUp, Promise.resolve('returned' as const)];
    provider.refund = () => answers.shift() ?? Promise.resolve('refused');
    const slow = closeTo(at, money.payments);
    await expect.poll(() => answers.length).toBe(1);
    later(at, 10);
    await money.payments.returnClaims(scopeOf(at));
    refuse();
    await slow;
    expect((await at.order()).claims).toMatchObject([{ status: 'RETURNED' }]);
    expect([await balanceOf(at), await readShopAccount(at.shop, 'PROVIDER_CLEARING')]).toEqual([0, 0]);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });
});

it('leaves no choice where the balance has paid, or the shop keeps none', async () => {
  const at = await shopWithDue(true);
  await fundBalance(at.shop, at.shopper, SUM);
  await at.payFromBalance();
  expect((await at.order()).wayBack).toBeNull();
  expect((await at.close('PROVIDER')).data.claims).toEqual([]);
  expect(await balanceOf(at)).toBe(SUM);
  const without = await shopWithDue(false);
  await approve(without);
  expect((await without.order()).wayBack).toBeNull();
});
