import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { paymentSettingsDeskEndpoints as calls } from '../../../../src/contract/payment-settings.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { fundBalance } from '../../../support/money';
import { lineOf, publishOffers } from '../../../support/shop-offers';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

const params = { name: 'SANDBOX' };
const versionOf = async (shop: Shop, staff: { staffToken: string }) =>
  (await shop.call(calls.get, {}, staff)).data.accounts.find(({ name }) => name === 'SANDBOX')?.termsVersion ?? '';

describe('terms of a provider', () => {
  it('are set at the desk, hold for shoppers at once, and stand in the audit', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop, ['owner']);
    const version = await versionOf(shop, staff);
    const terms = { minimum: 500, maximum: 90_000, countries: ['us'], fee: { basisPoints: 290, fixed: 30 } };
    const { data } = await shop.call(calls.setTerms, { params, body: { version, terms } }, staff);
    expect(data.accounts.find(({ name }) => name === 'SANDBOX')).toMatchObject({ terms });
    const { providers } = (await shop.call(paymentEndpoints.getConfig, {})).data;
    const { countries: _, ...told } = terms;
    expect(providers[0]).toMatchObject({ provider: 'SANDBOX', terms: told });
    const { data: audit } = await shop.call(
      operatorDeskEndpoints.listAudit,
      { query: { action: 'money.accounts' } },
      staff,
    );
    expect(audit[0]).toMatchObject({ subjectId: 'payments', after: { payTerms: { SANDBOX: terms } } });
    // who read them before is told that they are others
    const late = await shop.call(calls.setTerms, { params, body: { version, terms: null } }, staff);
    expect([late.status, late.problem.code]).toEqual([409, 'STATE_CONFLICT']);
    const none = { version: await versionOf(shop, staff), terms: null };
    await shop.call(calls.setTerms, { params, body: none }, staff);
    expect((await shop.call(paymentEndpoints.getConfig, {})).data.providers[0]?.terms).toBeUndefined();
  });

  it.each([
    ['no sum between', { minimum: 900, maximum: 100 }],
    ['nobody', { countries: [] }],
    ['more than a fifth', { fee: { basisPoints: 2001, fixed: 0 } }],
  ])('are refused where they take %s', async (_, terms) => {
    const shop = await startShop();
    const staff = await signInStaff(shop, ['owner']);
    const body = { version: await versionOf(shop, staff), terms };
    expect((await shop.call(calls.setTerms, { params, body }, staff)).status).toBe(422);
  });

  it('are of a provider that there is', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop, ['owner']);
    const body = { version: await versionOf(shop, staff), terms: { minimum: 1 } };
    expect((await shop.call(calls.setTerms, { params: { name: 'NOBODY' }, body }, staff)).status).toBe(404);
  });
});

describe('the currency', () => {
  const { setCurrency, getRates } = settingsDeskEndpoints;
  const change = { currency: 'EUR', rate: '0.13' };

  it('can be another with a rate of its own until the books begin, which the desk says', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop, ['owner']);
    const was = shop.tenant.currency;
    expect((await shop.call(getRates, {}, staff)).data).toMatchObject({ currency: was, currencyKeptBy: null });
    const { data } = await shop.call(setCurrency, { body: { ...change, was } }, staff);
    expect(data).toMatchObject({ currency: 'EUR', inUse: '0.13', currencyKeptBy: null });
    const again = await shop.call(setCurrency, { body: { ...change, currency: 'JPY', was } }, staff);
    expect(again.status).toBe(409);
    const { data: audit } = await shop.call(
      operatorDeskEndpoints.listAudit,
      { query: { action: 'settings.edit' } },
      staff,
    );
    expect(audit[0]).toMatchObject({ before: { currency: was }, after: { currency: 'EUR' } });
    const unknown = await shop.call(setCurrency, { body: { ...change, currency: 'QQQ', was: 'EUR' } }, staff);
    expect(unknown.status).toBe(422);
    await fundBalance(shop, await signUp(shop), 100);
    expect((await shop.call(getRates, {}, staff)).data.currencyKeptBy).toBe('BOOKS');
    const late = await shop.call(setCurrency, { body: { currency: 'USD', rate: '0.14', was: 'EUR' } }, staff);
    expect(late.status).toBe(409);
  });

  it('is kept where lines are priced in it', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop, ['owner']);
    const { currency: was } = shop.tenant;
    await publishOffers(shop.tenant.id, { lines: [lineOf('air', { currency: was })] }, shop.clock.now);
    expect((await shop.call(getRates, {}, staff)).data.currencyKeptBy).toBe('PRICES');
    expect((await shop.call(setCurrency, { body: { ...change, was } }, staff)).status).toBe(409);
  });
});
