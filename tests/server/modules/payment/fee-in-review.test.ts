import { expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { runPaymentCommand } from '../../../../src/server/start/shop-payment-command';
import { orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { chargeOf, decide, sendCallback } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { mailsTo, signUp } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';

const [SUM, FEE] = [1000, 59];
const ALL = SUM + FEE;

/** A charge with a fee of which the provider tells the sum without it: a person has to look. */
async function inReview({ isClosed = false, keepsBalances = true } = {}) {
  const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: keepsBalances };
  const shop = await startShop({ preference, payTerms: { SANDBOX: { fee: { basisPoints: 290, fixed: 30 } } } });
  const { id: tenantId, currency } = shop.tenant;
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  const { paymentNo, targetId } = await orderDue(shop, shopper, SUM);
  const start = async () => {
    const body = { orderPay: paymentNo, orderAmount: SUM, orderFee: FEE };
    const begun = await shop.call(paymentEndpoints.start, { params: { provider: 'SANDBOX' }, body }, { token });
    return chargeOf(begun.data);
  };
  const chargeId = await start();
  const params = { id: targetId };
  if (isClosed) await shop.call(purchaseEndpoints.close, { params }, { token });
  const said = { chargeId, orderRef: paymentNo, merchant: tenantId, amount: SUM, currency, status: 'approved' };
  await sendCallback(shop, said);
  const say = (verb: string, ...more: string[]) =>
    runPaymentCommand([verb, tenantId, ...more], { now: shop.clock.now });
  return {
    shop,
    news: async () =>
      (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items.map(({ title, link }) => [
        title,
        link,
      ]),
    mails: async () => (await mailsTo(shop, shopper.email)).map(({ subject }) => subject),
    page: `/my/purchase/${targetId}`,
    start,
    listed: () => say('list'),
    accept: () => say('accept', paymentNo),
    refuse: () => say('refuse', paymentNo),
    order: async () => (await shop.call(purchaseEndpoints.get, { params }, { token })).data,
    books: async () => ({
      sales: await readShopAccount(shop, 'SALES'),
      fees: await readShopAccount(shop, 'PAYMENT_FEES'),
      clearing: await readShopAccount(shop, 'PROVIDER_CLEARING'),
      balance: await readBalance(shop, shopper),
      problems: await verifyLedger(tenantId),
    }),
  };
}
const NOTHING = { sales: 0, fees: 0, clearing: 0, balance: 0, problems: [] };
const PAID = { sales: SUM, fees: FEE, clearing: -ALL, balance: 0, problems: [] };

it('is looked for whole, and is booked apart where a person accepts it', async () => {
  const at = await inReview();
  expect(await at.listed()).toContain('$10.59');
  expect(await at.books()).toEqual(NOTHING);
  expect(await at.accept()).toContain('it is paid');
  expect(await at.books()).toEqual(PAID);
  const told = (await at.news()).map(([title]) => title);
  expect(told).toContain('Order paid');
  expect(told).not.toContain('Payment confirmed');
  expect((await at.order()).payment).toMatchObject({
    ...{ status: 'PAID', amount: { amount: SUM }, fee: { amount: FEE } },
  });
});

it('is not taken where a person refuses it, and once where it is paid anew', async () => {
  const at = await inReview();
  expect(await at.refuse()).toContain('can be paid anew');
  expect(await at.books()).toEqual(NOTHING);
  expect((await at.order()).payment).not.toHaveProperty('fee');
  expect(await at.news()).toContainEqual(['Payment not found', at.page]);
  expect((await at.mails()).filter((subject) => /Payment not found/.test(subject))).toHaveLength(1);
  await decide(at.shop, await at.start(), 'approve');
  expect(await at.books()).toEqual(PAID);
});

it('comes back with the rest where its order takes no money any more', async () => {
  const at = await inReview({ isClosed: true });
  expect(await at.accept()).toContain('the shopper has it back');
  expect(await at.books()).toEqual({ ...NOTHING, clearing: -ALL, balance: ALL });
  expect((await at.order()).payment).not.toHaveProperty('fee');
});

it('goes back the way it came with the rest, where the shop keeps no balances', async () => {
  const at = await inReview({ isClosed: true, keepsBalances: false });
  expect(await at.accept()).toContain('the shopper has it back');
  expect((await at.order()).claims).toMatchObject([{ reason: 'LATE_PAYMENT', amount: { amount: ALL } }]);
  expect(await at.books()).toEqual({ ...NOTHING, clearing: -ALL });
});

it('is nobody’s where the order is closed and a person refuses it', async () => {
  const at = await inReview({ isClosed: true });
  expect(await at.refuse()).toContain('not due any more');
  expect(await at.books()).toEqual(NOTHING);
});
