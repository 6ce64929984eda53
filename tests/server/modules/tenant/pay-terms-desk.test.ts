import { describe, expect, it } from 'vitest';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { paymentSettingsDeskEndpoints as calls } from '../../../../src/contract/payment-settings.desk.endpoints';
import { settingsDeskEndpoints } from '../../../../src/contract/settings.desk.endpoints';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { fundBalance } from '../../../support/money';
import { lineOf, publishOffers } from '../../../support/shop-offers';
import { startShop, type Shop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { giveSecondFactors, signInStaff } from '../../../support/staff';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
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
    ['more countries than there are', { countries: Array.from({ length: 300 }, (_, at) => `${LETTERS[at % 26]}${LETTERS[Math.floor(at / 26)]}`) }], // prettier-ignore
    ['a country twice', { countries: ['us', 'us'] }],
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
    for (const name of ['NOBODY', 'constructor', 'toString', '__proto__'])
      expect((await shop.call(calls.setTerms, { params: { name }, body }, staff)).status, name).toBe(404);
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

  it('is kept from the first shopper on, who may be told a sum at any moment', async () => {
    const shop = await startShop();
    const staff = await signInStaff(shop, ['owner']);
    await signUp(shop);
    expect((await shop.call(getRates, {}, staff)).data.currencyKeptBy).toBe('SHOPPERS');
    expect((await shop.call(setCurrency, { body: { ...change, was: shop.tenant.currency } }, staff)).status).toBe(409);
  });

  it('takes what the staff may give by itself along to nothing, and is no way round the leap of a rate', async () => {
    const staffLimits = { compensationMonth: 9_000_000, alone: { deposit: 5_000_000 }, days: { owner: { refund: 1 } }, keepDays: { read: 40 } }; // prettier-ignore
    const shop = await startShop({ staffLimits, isLive: true });
    const staff = await signInStaff(shop, ['owner']);
    await giveSecondFactors(shop);
    const was = shop.tenant.currency;
    const same = await shop.call(setCurrency, { body: { currency: was, rate: '9', was } }, staff);
    expect([same.status, same.problem.errors?.[0]?.path]).toEqual([422, 'currency']);
    expect((await shop.call(setCurrency, { body: { ...change, was } }, staff)).status).toBe(200);
    const { values } = (await shop.call(settingsDeskEndpoints.getLimits, {}, staff)).data;
    const none = {
      compensationMonth: 0,
      alone: { deposit: 0 },
      days: { owner: { refund: 0 } },
      keepDays: { read: 40 },
    };
    expect(values.staffLimits).toEqual(none);
  });

  it('takes sums of top-ups, terms and levels along to nothing, and what was asked for of limits', async () => {
    const payTerms = {
      SANDBOX: { countries: ['us'], minimum: 500, maximum: 9_000, fee: { basisPoints: 290, fixed: 300 } },
    };
    const shop = await startShop({
      ...{ payTerms, depositLimits: { minimum: 1_000, maximum: 1_000_000 } },
      levels: [{ id: 'gold', name: { en: 'Gold' }, from: 100_000 }],
    });
    const staff = await signInStaff(shop, ['owner']);
    const manager = await signInStaff(shop, ['manager']);
    const { version } = (await shop.call(settingsDeskEndpoints.getLimits, {}, staff)).data;
    const wider = { version, values: { staffLimits: { compensationMonth: 70_000 } } };
    const asked = (await shop.call(settingsDeskEndpoints.setLimits, { body: wider }, manager)).data;
    expect(asked.asked).toMatchObject({ decision: null });
    expect((await shop.call(setCurrency, { body: { ...change, was: shop.tenant.currency } }, staff)).status).toBe(200);
    expect((await shop.call(settingsDeskEndpoints.getLimits, {}, staff)).data).toMatchObject({
      asked: null,
      wanted: null,
    });
    const settings = await findTenant(shop.tenant.id);
    expect(settings?.depositLimits).toEqual({ minimum: 1, maximum: 0 });
    expect(settings?.payTerms).toEqual({ SANDBOX: { countries: ['us'], fee: { basisPoints: 290, fixed: 0 } } });
    expect(settings?.levels).toBeUndefined();
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
