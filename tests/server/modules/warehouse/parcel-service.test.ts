import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { StockInParcel } from '../../../../src/contract/parcel';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { playStaff } from '../../../../src/demo/played-staff/played-staff';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { doService } from '../../../../src/server/modules/warehouse/parcel-service.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { fundBalance, PAY_PASSWORD, readBalance, readShopAccount } from '../../../support/money';
import { CLERK, storeParcel } from '../../../support/parcels';
import { photosOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';

const STEP_MS = 60_000;
const REPACK = photosOf(500, { code: 'repack', name: { en: 'Repack' } });

async function startStore() {
  const shop = await startShop({
    ...{ currency: 'CNY', cnyToLocalRate: '1', marginBasisPoints: 0 },
    offers: { services: [photosOf(200), REPACK] },
  });
  const { token, shopperId } = await signUp(shop, { payPassword: PAY_PASSWORD });
  await fundBalance(shop, { shopperId }, 1000);
  const id = await storeParcel(shop, shopperId);
  const find = async () => (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data.items[0] as StockInParcel; // prettier-ignore
  const offers = (await find()).serviceOffers;
  const priceIdOf = (code: string) => offers.find((offer) => offer.code === code)?.priceId ?? 'none';
  return {
    ...{ shop, token, shopperId, id, find, offers },
    ask: (serviceCode: string, over = {}, parcelId = id, by = token) => {
      const body = { serviceCode, priceId: priceIdOf(serviceCode), payPassword: PAY_PASSWORD, ...over };
      return shop.call(warehouseEndpoints.askService, { params: { id: parcelId }, body }, { token: by });
    },
    balance: () => readBalance(shop, { shopperId }),
    leaves: () =>
      systemTx((tx) => tx.update(parcel).set({ status: 'RECEIVED', transitOrderId: null }).where(eq(parcel.id, id))),
    step: () => {
      shop.clock.now = new Date(shop.clock.now.getTime() + STEP_MS);
      return playStaff([{ tenantId: shop.tenant.id, stepMs: STEP_MS }], shop.clock.now);
    },
    notices: async () =>
      (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items.map(({ title }) => title),
  };
}

describe('services on a parcel in store', () => {
  it('are offered at their price of today, paid from the balance and done by whoever stands there', async () => {
    const at = await startStore();
    expect(at.offers).toMatchObject([
      { code: 'photos', name: 'Photos', remark: 'Five', price: { local: { amount: 200 } } },
      { code: 'repack', price: { local: { amount: 500 } } },
    ]);
    const asked = await at.ask('photos', { remark: 'the seams' });
    expect(asked.data.services).toMatchObject([{ code: 'photos', status: 'REQUESTED', remark: 'the seams' }]);
    expect(await at.balance()).toBe(800);
    expect(await readShopAccount(at.shop, 'SERVICE_FEES')).toBe(200);
    await at.step();
    expect((await at.find()).services).toMatchObject([{ status: 'DONE', doneAt: at.shop.clock.now.toISOString() }]);
    expect(await at.notices()).toEqual(['Done as you asked']);
    expect(await at.step()).toBe(0);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('are asked for once at a time, and again when they are done', async () => {
    const at = await startStore();
    await at.ask('photos');
    expect((await at.ask('photos')).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(800);
    await at.step();
    expect((await at.ask('photos')).status).toBe(200);
  });

  it('give their price back, once, where the parcel had left its shelf', async () => {
    const at = await startStore();
    await at.ask('repack');
    await at.leaves();
    await at.step();
    expect(await at.balance()).toBe(1000);
    expect((await at.find()).services).toMatchObject([{ status: 'RETURNED' }]);
    expect(await at.notices()).toEqual(['Money back for a service']);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('are done, or give their price back, once, by whoever was first', async () => {
    const at = await startStore();
    const { data } = await at.ask('repack');
    await at.leaves();
    const worker = { actor: CLERK, at: at.shop.clock.now, record: () => Promise.resolve() };
    const [service] = data.services;
    const end = () =>
      shopTx(at.shop.tenant.id, (tx) =>
        doService(tx, at.shop.tenant.id, service?.id ?? '', () => ({ answer: '', photos: [] }), worker),
      );
    await end();
    await expect(end()).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await at.balance()).toBe(1000);
  });

  it('are refused at another price than was shown, without the money or the password, and move nothing', async () => {
    const at = await startStore();
    expect((await at.ask('photos', { priceId: 'older' })).problem.code).toBe('PRICE_CHANGED');
    expect((await at.ask('photos', { payPassword: '000000' })).problem.code).toBe('PAY_PASSWORD_WRONG');
    expect((await at.ask('massage')).problem.code).toBe('STATE_CONFLICT');
    await at.ask('repack');
    await fundBalance(at.shop, at, 1);
    const other = await storeParcel(at.shop, at.shopperId);
    await at.ask('repack', {}, other);
    expect((await at.ask('photos', {}, other)).problem.code).toBe('BALANCE_TOO_LOW');
    expect(await at.balance()).toBe(1);
    await at.leaves();
    expect((await at.ask('photos')).problem.code).toBe('STATE_CONFLICT');
  });
});

describe('the note on a parcel', () => {
  it('is written, changed and taken away by its shopper alone', async () => {
    const at = await startStore();
    const save = (note: string, by = at.token) =>
      at.shop.call(warehouseEndpoints.saveNote, { params: { id: at.id }, body: { note } }, { token: by });
    expect((await save('for Ada')).data.note).toBe('for Ada');
    const { token } = await signUp(at.shop);
    expect((await save('mine', token)).status).toBe(404);
    expect((await at.find()).note).toBe('for Ada');
    expect((await save('')).data.note).toBe('');
  });
});
