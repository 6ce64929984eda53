import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { knownCompany, serviceOf } from '../../../../src/server/adapters/payment/company';
import { createStripe } from '../../../../src/server/adapters/payment/stripe/stripe';
import { createYookassa } from '../../../../src/server/adapters/payment/yookassa/yookassa';
import {
  findOutsideCredentials,
  removeOutsideCredentials,
  setOutsideCredentials,
} from '../../../../src/server/modules/tenant/outside-credential.service';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { goLive } from '../../../../src/server/wiring/go-live';
import { shopOf, startShop, type Shop } from '../../../support/shop';

const [stripe, yookassa] = [createStripe(), createYookassa()];
const companies = [stripe, yookassa].map((company) => knownCompany(company, findOutsideCredentials));
const NAMES = ['YOOKASSA', 'STRIPE', 'NOBODY'];
const of = (mode: 'test' | 'live') => `account=acct_1\nsecretKey=sk_${mode}_1\nwebhookSecret=whsec_1\n`;
const openShop = () => startShop({ paymentProviders: NAMES }, {}, companies);
const keep = (shop: Shop, mode: 'test' | 'live') =>
  setOutsideCredentials(shop.tenant.id, serviceOf(stripe), of(mode), shop.clock.now);
async function offered(shop: Shop) {
  const record = await findTenant(shop.tenant.id);
  if (!record) throw new Error('no such shop');
  const { data } = await shopOf(record, {}, companies).call(paymentEndpoints.getConfig, {});
  return data.providers.map(({ provider, isTest }) => [provider, isTest]);
}

describe('a provider is offered', () => {
  it('where the shop has an account at it, and no longer', async () => {
    const shop = await openShop();
    expect(await offered(shop)).toEqual([]);
    await keep(shop, 'test');
    expect(await offered(shop)).toEqual([['STRIPE', true]]);
    await removeOutsideCredentials(shop.tenant.id, serviceOf(stripe));
    expect(await offered(shop)).toEqual([]);
  });

  it('where it takes the shop’s currency', async () => {
    const [dollars, rubles] = [await openShop(), await startShop({ paymentProviders: NAMES, currency: 'RUB' }, {}, companies)];
    for (const shop of [dollars, rubles]) {
      const text = 'account=54321\nsecretKey=test_key\n';
      await setOutsideCredentials(shop.tenant.id, serviceOf(yookassa), text, shop.clock.now);
    }
    expect([await offered(dollars), await offered(rubles)]).toEqual([[], [['YOOKASSA', true]]]);
  });

  // fails when the mode is asked for at the door alone
  it('never for trials once the shop’s money is real', async () => {
    const shop = await openShop();
    await keep(shop, 'test');
    await goLive(shop.tenant.id, shop.clock.now);
    expect(await offered(shop)).toEqual([]);
    const path = '/front/third-pay/STRIPE/callback';
    expect((await shop.fetchRaw(path, { method: 'POST', body: '{}' })).status).toBe(404);
    await keep(shop, 'live');
    expect(await offered(shop)).toEqual([['STRIPE', false]]);
    expect((await shop.fetchRaw(path, { method: 'POST', body: '{}' })).status).toBe(400);
  });
}); // prettier-ignore
