import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import type { AllowanceRule } from '../../../../src/contract/customs-allowance';
import { customsEndpoints } from '../../../../src/contract/customs.endpoints';
import { startShop, type Shop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { shippingOf } from './shipping';
import { signUp } from '../../../support/shopper';
import { PAY_PASSWORD } from '../../../support/money';
import { packingAt } from './packing';

const RULE: AllowanceRule = {
  currency: 'EUR',
  cnyRate: '0.12',
  per: 'MONTH',
  freeUpTo: 1000,
  freeUpToGrams: null,
  dutyBasisPoints: 1500,
  dutyKilogramFee: 0,
  taxBasisPoints: 0,
  taxesAll: false,
};
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const IIN = '850123350180';

const startKazakh = (rule: Partial<AllowanceRule> = {}) =>
  startShop({
    countries: ['kz', 'au'],
    allowances: { kz: { ...RULE, ...rule } },
    offers: { lines: [lineOf('air', { zone: { countries: ['kz', 'au'] } })] },
  });

/** A shopper whose parcels go to Almaty; a kettle is declared at 56 yuan, 6.72 euros. */
async function shipperOf(shop: Shop) {
  const at = await shippingOf(shop, await signUp(shop, { payPassword: PAY_PASSWORD }));
  const home = {
    receiverName: 'Aigerim',
    phone: '+7 727 355 0100',
    countryCode: 'kz',
    province: 'Almaty',
    city: 'Almaty',
    district: '',
    street: '1 Abay',
    postcode: '050000',
  };
  const { id: userAddressId } = (await shop.call(accountEndpoints.saveAddress, { body: home }, { token: at.token }))
    .data;
  const write = async (number = IIN) => {
    const body = { countryCode: 'kz', receiverName: 'Aigerim', values: { IIN: number }, keep: true, consent: true };
    return (await shop.call(customsEndpoints.saveCustomsInfo, { body }, { token: at.token })).data.id;
  };
  return {
    ...at,
    write,
    ship: async (customsInfoId: string) => (await at.create([await at.store()], { userAddressId, customsInfoId })).data,
    meter: async () => (await at.estimate([await at.store()], { userAddressId })).data.allowance,
  };
}
type Shipper = Awaited<ReturnType<typeof shipperOf>>;
const usedOf = async (at: Shipper, id: string | null) =>
  (await at.meter())?.receivers.find(({ customsInfoId }) => customsInfoId === id)?.used.amount;

describe('the allowance of a receiver', () => {
  it('is counted of what was really ordered in this month, and tells what is above', async () => {
    const shop = await startKazakh();
    const at = await shipperOf(shop);
    const id = await at.write();
    expect(await at.meter()).toMatchObject({ per: 'MONTH', limit: euros(1000), declared: euros(672), receivers: [{ customsInfoId: null, left: euros(1000) }, { customsInfoId: id, used: euros(0), over: euros(0) }] });
    const order = await at.ship(id);
    expect((await at.meter())?.receivers[1]).toMatchObject({ used: euros(672), left: euros(328), over: euros(344), duty: [{ code: 'duty-value', amount: euros(52) }] });
    await at.close(order.id);
    expect(await usedOf(at, id)).toBe(0);
  });

  it('counts one person once, whoever of the shop has it shipped, and nobody else', async () => {
    const shop = await startKazakh();
    const [one, other] = [await shipperOf(shop), await shipperOf(shop)];
    await one.ship(await one.write());
    const [same, another] = [await other.write(), await other.write('900101300176')];
    expect(await usedOf(other, same)).toBe(672);
    expect(await usedOf(other, another)).toBe(0);
    const elsewhere = await shipperOf(await startKazakh());
    expect(await usedOf(elsewhere, await elsewhere.write())).toBe(0);
  });

  it('is new with each month of the shop, but for what has not left yet', async () => {
    const shop = await startKazakh();
    const at = await shipperOf(shop);
    const id = await at.write();
    const { id: left } = await at.ship(id);
    await at.ship(id);
    const desk = packingAt(at);
    await desk.start(left);
    await desk.seal(left);
    await at.fund(50_000);
    await at.pay(left);
    await desk.send(left);
    expect(await usedOf(at, id)).toBe(1344);
    const renewsOn = (await at.meter())?.renewsOn ?? '';
    shop.clock.now = new Date(`${renewsOn}T12:00:00Z`);
    expect(await usedOf(at, id)).toBe(672);
  });

  it('is each shipment’s own where the border says so, and untold where the shop says nothing', async () => {
    const shop = await startKazakh({ per: 'SHIPMENT' });
    const at = await shipperOf(shop);
    const id = await at.write();
    await at.ship(id);
    expect(await at.meter()).toMatchObject({ per: 'SHIPMENT', renewsOn: null, receivers: [{}, { used: euros(0) }] });
    expect((await at.estimate([await at.store()])).data.allowance).toBeNull();
  });

  it('is untold where nobody has said what yuan are in the border’s money', async () => {
    const { cnyRate: _, ...rule } = RULE;
    const shop = await startShop({ countries: ['kz', 'au'], allowances: { kz: rule }, offers: { lines: [lineOf()] } });
    expect(await (await shipperOf(shop)).meter()).toBeNull();
  });
}); // prettier-ignore
