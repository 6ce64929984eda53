import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import type { PayTerms } from '../../../../src/contract/pay-terms';
import { sandboxEndpoints } from '../../../../src/demo/sandbox/sandbox.endpoints';
import { ensureAddress } from '../../../../src/server/modules/account/address.service';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { chargeOf, decide } from '../../../support/sandbox';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const PASSED_ON: PayTerms = { fee: { basisPoints: 290, fixed: 30 } };
const [SUM, FEE] = [1000, 59];

async function startPaying(terms: PayTerms) {
  const shop = await startShop({ payTerms: { SANDBOX: terms } });
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  const due = await orderDue(shop, shopper, SUM);
  const start = (orderFee?: number) =>
    shop.call(
      paymentEndpoints.start,
      { params: { provider: 'SANDBOX' }, body: { orderPay: due.paymentNo, orderAmount: SUM, orderFee } },
      { token },
    );
  const begin = async (orderFee?: number) => chargeOf((await start(orderFee)).data);
  const askedAt = async (chargeId: string) =>
    (await shop.call(sandboxEndpoints.getCharge, { params: { chargeId } })).data.amount.amount;
  const offered = async (as?: string) =>
    (await shop.call(paymentEndpoints.getConfig, {}, as ? { token: as } : {})).data.providers;
  const books = async () => ({
    sales: await readShopAccount(shop, 'SALES'),
    fees: await readShopAccount(shop, 'PAYMENT_FEES'),
    clearing: await readShopAccount(shop, 'PROVIDER_CLEARING'),
    balance: await readBalance(shop, shopper),
    problems: await verifyLedger(shop.tenant.id),
  });
  const change = (to: PayTerms) => saveTenant({ ...shop.tenant, payTerms: { SANDBOX: to } });
  return { shop, shopper, token, due, start, begin, askedAt, offered, books, change };
}

describe('a fee that is passed on', () => {
  it('is taken as it was shown, and stands on an account of its own', async () => {
    const at = await startPaying(PASSED_ON);
    expect(await at.offered()).toMatchObject([{ provider: 'SANDBOX', terms: PASSED_ON }]);
    for (const shown of [undefined, 0, FEE - 1]) {
      const { problem } = await at.start(shown);
      expect([shown, problem.code, problem.data]).toMatchObject([shown, 'PRICE_CHANGED', { fee: { amount: FEE } }]);
    }
    const chargeId = await at.begin(FEE);
    expect(await at.askedAt(chargeId)).toBe(SUM + FEE);
    await decide(at.shop, chargeId, 'approve');
    expect(await at.books()).toEqual({ sales: SUM, fees: FEE, clearing: -SUM - FEE, balance: 0, problems: [] });
  });

  it('comes back with money that came too late', async () => {
    const at = await startPaying(PASSED_ON);
    const chargeId = await at.begin(FEE);
    await at.shop.call(purchaseEndpoints.close, { params: { id: at.due.targetId } }, { token: at.token });
    await decide(at.shop, chargeId, 'approve');
    const all = SUM + FEE;
    expect(await at.books()).toEqual({ sales: 0, fees: 0, clearing: -all, balance: all, problems: [] });
  });

  it('is that of the charge which was paid, where the shop has changed it meanwhile', async () => {
    const at = await startPaying(PASSED_ON);
    const before = await at.begin(FEE);
    await at.change({ fee: { basisPoints: 0, fixed: 10 } });
    const after = await at.begin(10);
    expect([await at.askedAt(before), await at.askedAt(after)]).toEqual([SUM + FEE, SUM + 10]);
    await decide(at.shop, before, 'approve');
    expect(await at.books()).toMatchObject({ sales: SUM, fees: FEE, problems: [] });
    await decide(at.shop, after, 'approve');
    expect(await at.books()).toMatchObject({ sales: SUM, fees: FEE, balance: SUM + 10, problems: [] });
  });
});

describe('a provider out of its terms', () => {
  it.each([{ minimum: SUM + 1 }, { maximum: SUM - 1 }])('takes no sum beyond %o', async (terms) => {
    const at = await startPaying(terms);
    expect((await at.start()).problem.code).toBe('METHOD_DISABLED');
    await at.change({ minimum: SUM, maximum: SUM });
    expect((await at.start()).status).toBe(200);
  });

  it('is offered to nobody who lives elsewhere, and takes nothing from them', async () => {
    const at = await startPaying({ countries: ['au'] });
    expect(await at.offered(at.token)).toHaveLength(1);
    const owner = { tenantId: at.shop.tenant.id, shopperId: at.shopper.shopperId };
    const place = {
      countryCode: 'at',
      province: 'Wien',
      city: 'Wien',
      district: '',
      street: 'Ring 1',
      postcode: '1010',
    };
    await ensureAddress(owner, { ...place, receiverName: 'Who', phone: '+43155512345' });
    expect([await at.offered(), await at.offered(at.token)]).toMatchObject([[{ provider: 'SANDBOX' }], []]);
    expect((await at.start()).problem.code).toBe('METHOD_DISABLED');
    await at.change({ countries: ['AT'] });
    expect((await at.start()).status).toBe(200);
  });
});
