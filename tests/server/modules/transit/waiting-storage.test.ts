import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { packingAt } from './packing';
import { startShipping } from './shipping';

/** Two yuan a day after 19 February, at noon in Guangzhou of that day; a yuan is a yuan. */
async function startWaiting(freeDays = 90) {
  const shop = await startShop({
    ...{ currency: 'CNY', cnyToLocalRate: '1', marginBasisPoints: 0, offers: { lines: [lineOf()] } },
    storage: { freeDays, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 3000 },
  });
  const on = (day: string) => (shop.clock.now = new Date(`${day}T04:00:00Z`));
  on('2027-02-10');
  const at = await startShipping(shop);
  await at.fund(100_000);
  const stockIn = () => shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token: at.token });
  return { ...at, on, storage: async () => (await stockIn()).data.items[0]?.storage };
}

describe('storage of what waits for its shopper’s money', () => {
  it('goes on, however often an order is made and never paid', async () => {
    const at = await startWaiting();
    const parcel = await at.store();
    const { id } = (await at.create([parcel], { mode: 'PAY_FIRST' })).data;
    expect(await at.storage()).toMatchObject({ isPaused: false, freeUntil: '2027-02-19' });
    await moveTransitOrders(at.on('2027-02-20'));
    expect((await at.get(id)).data.closeReason).toBe('EXPIRED');
    await chargeStorage(at.shop.clock.now);
    expect(await at.balance()).toBe(99_800);
    await at.create([parcel], { mode: 'PAY_FIRST' });
    await moveTransitOrders(at.on('2027-03-02'));
    await chargeStorage(at.shop.clock.now);
    expect(await at.balance()).toBe(100_000 - 11 * 200);
  });

  it('stands still from its payment on', async () => {
    const at = await startWaiting();
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    at.on('2027-02-12');
    await at.pay(id);
    at.on('2027-02-25');
    expect(await at.storage()).toMatchObject({ isPaused: true, daysLeft: 7 });
    await at.close(id);
    expect(await at.storage()).toMatchObject({ isPaused: false, freeUntil: '2027-03-04' });
  });

  it('goes on while packed boxes wait, and not while they are packed', async () => {
    const at = await startWaiting();
    const desk = packingAt(at);
    const { id } = await at.order();
    at.on('2027-02-14');
    await desk.start(id);
    await desk.seal(id);
    at.on('2027-02-16');
    expect(await at.storage()).toMatchObject({ isPaused: false, freeUntil: '2027-02-23', daysLeft: 7 });
  });
});

describe('a receipt', () => {
  it.each([30, 365])('asks for the days beyond those that were promised, where the shop has %i now', async (freeDays) => {
    const at = await startWaiting(freeDays);
    const parcel = await at.store();
    at.on('2027-02-22');
    const shown = await at.storage();
    expect(shown).toMatchObject({ daysLeft: -3, fee: { cny: { amount: 600 } } });
    const [quote] = (await at.estimate([parcel])).data.quotes;
    const row = quote?.receipt.lines.find(({ code }) => code.startsWith('storage'));
    expect(row).toMatchObject({ values: { paidDays: 3 }, amount: { amount: shown?.fee.local.amount } });
  }); // prettier-ignore
});
