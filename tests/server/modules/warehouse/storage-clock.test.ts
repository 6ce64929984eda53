import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { walletEndpoints } from '../../../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { lockParcels, releaseParcels } from '../../../../src/server/modules/warehouse/parcel.repo';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { storageDayRepo } from '../../../../src/server/modules/warehouse/storage-day.repo';
import { fundBalance, readBalance, readShopAccount } from '../../../support/money';
import { CLERK, storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';

const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: false };

type StoreFacts = Parameters<typeof startShop>[0] & { funds?: number; since?: string };

/** Two yuan a day after 19 February, to a maximum of 30; a yuan is a yuan. */
async function startStore({ funds = 100_000, since = '2027-02-10', ...changes }: StoreFacts = {}) {
  const shop = await startShop({
    ...changes,
    ...{ currency: 'CNY', cnyToLocalRate: '1', marginBasisPoints: 0 },
    storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: 3000 },
  });
  shop.clock.now = new Date(`${since}T04:00:00Z`);
  const { token, shopperId } = await signUp(shop);
  if (funds > 0) await fundBalance(shop, { shopperId }, funds);
  const tenantId = shop.tenant.id;
  return {
    shop,
    shopperId,
    tenantId,
    tx: <T>(work: Parameters<typeof shopTx<T>>[1]) => shopTx(tenantId, work),
    store: (facts = {}) => storeParcel(shop, shopperId, facts),
    /** At noon in Guangzhou of that day the clock goes round. */
    on: (day: string) => {
      shop.clock.now = new Date(`${day}T04:00:00Z`);
      return chargeStorage(shop.clock.now);
    },
    balance: () => readBalance(shop, { shopperId }),
    storage: async () =>
      (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, { token })).data.items[0]?.storage,
    notices: async () =>
      (await shop.call(accountEndpoints.listNotifications, {}, { token })).data.items.map(({ title }) => title),
    movements: async () => (await shop.call(walletEndpoints.listTransactions, { query: {} }, { token })).data.items,
  };
}

describe('storage after the free days', () => {
  it('is told of 30, 7 and 1 days before, once each', async () => {
    const at = await startStore({ since: '2027-01-18' });
    await at.store();
    const told: number[] = [];
    for (const day of ['2027-01-19', '2027-01-20', '2027-01-21', '2027-02-12', '2027-02-13', '2027-02-18', '2027-02-19']) {
      await at.on(day);
      told.push((await at.notices()).length);
    }
    expect(told).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(new Set(await at.notices())).toEqual(new Set(['Free storage ends soon']));
    expect(await at.balance()).toBe(100_000);
  }); // prettier-ignore

  it('is charged a day at a time from the balance, once, to its maximum', async () => {
    const at = await startStore();
    await at.store();
    await at.on('2027-02-20');
    await at.on('2027-02-20');
    expect(await at.balance()).toBe(99_800);
    expect(await at.storage()).toMatchObject({
      ...{ daysLeft: 0, paidUntil: '2027-02-20', freeUntil: '2027-02-19' },
      ...{ paid: { local: { amount: 200 } }, fee: { local: { amount: 0 } } },
    });
    expect((await at.movements())[0]).toMatchObject({ kind: 'STORAGE', amount: { amount: -200 } });
    // the clock stood still for days
    await at.on('2027-03-01');
    expect(await at.balance()).toBe(98_000);
    await at.on('2027-03-12');
    await at.on('2027-03-13');
    expect(await at.balance()).toBe(97_000);
    expect((await at.storage())?.fee.cny.amount).toBe(0);
    expect(await readShopAccount(at.shop, 'STORAGE_FEES')).toBe(3000);
    expect(await verifyLedger(at.tenantId)).toEqual([]);
  });

  it('stays due for what the balance does not hold, and never takes it below nothing', async () => {
    const at = await startStore({ funds: 500 });
    await at.store();
    await at.on('2027-02-23');
    expect(await at.balance()).toBe(100);
    expect(await at.storage()).toMatchObject({ daysLeft: -2, paid: { cny: { amount: 400 } }, fee: { cny: { amount: 400 } } });
    await fundBalance(at.shop, at, 1000);
    await at.on('2027-02-24');
    expect(await at.balance()).toBe(500);
    expect((await at.storage())?.daysLeft).toBe(0);
  }); // prettier-ignore

  it('is not charged where the shop keeps no balances', async () => {
    const at = await startStore({ funds: 0, preference });
    await at.store();
    await at.on('2027-02-23');
    expect(await at.storage()).toMatchObject({ daysLeft: -4, fee: { cny: { amount: 800 } } });
  });

  it('begins later by the days for which a transit order had it', async () => {
    const at = await startStore();
    const id = await at.store();
    await at.on('2027-02-20');
    const hold = { transitOrderId: 't1', actor: CLERK, at: at.shop.clock.now };
    await at.tx((tx) => lockParcels(tx, at, [id], hold));
    await at.on('2027-02-25');
    expect(await at.balance()).toBe(99_800);
    await at.tx((tx) => releaseParcels(tx, at.tenantId, { ...hold, at: at.shop.clock.now }));
    await at.on('2027-02-25');
    expect(await at.balance()).toBe(99_800);
    await at.on('2027-02-26');
    expect(await at.balance()).toBe(99_600);
  });

  it('is a day’s once, whoever asks for it', async () => {
    const at = await startStore();
    const id = await at.store();
    const day = { day: '2027-02-20', fen: 200, amount: 200, currency: 'CNY' };
    const add = () => at.tx((tx) => storageDayRepo(tx, at).add(id, [day], at.shop.clock.now));
    await add();
    await expect(add()).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
  });
});
