import { describe, expect, it } from 'vitest';
import { transitEndpoints } from '../../../../src/contract/transit.endpoints';
import type { OtherDay } from '../../../../src/contract/working-time';
import { warehouseSettingsDeskEndpoints } from '../../../../src/contract/warehouse-settings.desk.endpoints';
import { shopTx } from '../../../../src/server/db/database';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { shelveParcel } from '../../../../src/server/modules/warehouse/bench.service';
import {
  lockParcels,
  packParcels,
  parcelRepo,
  releaseParcels,
  resumeStorage,
} from '../../../../src/server/modules/warehouse/parcel.repo';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { CLERK } from '../../../support/parcels';
import { signInStaff } from '../../../support/staff';
import { tenantRecordOf } from '../../../support/tenant-record';
import { startExtending } from './extending';

const daysOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `2027-02-${String(from + at).padStart(2, '0')}`);

/** Free up to 19 February, two yuan a day after it; it is the tenth. */
async function startHolidays(changes: Parameters<typeof startExtending>[0] = {}) {
  const at = await startExtending(changes);
  const { shop } = at;
  const tenantId = shop.tenant.id;
  const { getYear, setYear } = warehouseSettingsDeskEndpoints;
  const query = { params: { id: 'gz' }, query: { year: '2027' } };
  const tx = <T>(work: Parameters<typeof shopTx<T>>[1]) => shopTx(tenantId, work);
  return {
    ...at,
    tx,
    /** In the place of those that stood there. */
    close: async (days: string[], ...others: OtherDay[]) => {
      // days later they sign in anew
      const staff = await signInStaff(shop);
      const { version } = (await shop.call(getYear, query, staff)).data;
      const values = { days: [...days.map((day) => ({ day, kind: 'OFF' as const, note: '' })), ...others] };
      return shop.call(setYear, { params: { id: 'gz' }, body: { year: '2027', version, values } }, staff);
    },
    look: () => chargeStorage(shop.clock.now),
    storage: async (id: string) => (await at.parcel(id))?.storage,
    find: (id: string) => tx((t) => parcelRepo(t, { tenantId }).find(id)),
  };
}

describe('storage over holidays of the warehouse', () => {
  it('is promised with the day on which a parcel comes to its shelf', async () => {
    const at = await startHolidays();
    // the last two follow upon the ninetieth day that counts
    await at.close(['2027-02-10', ...daysOf(12, 15), '2027-05-16', '2027-05-17']);
    const id = await at.store({ status: 'INSPECTED', stockedInAt: null, freeUntil: null, storageAt: null });
    const worker = { actor: CLERK, at: at.shop.clock.now, record: () => Promise.resolve() };
    await at.tx((tx) => shelveParcel(tx, at.shop.tenant, id, 'A-01-1', worker));
    expect(await at.find(id)).toMatchObject({ freeUntil: '2027-05-17', storageTold: null });
    expect(await at.storage(id)).toMatchObject({ freeUntil: '2027-05-17', daysLeft: 96, days: 0 });
    at.shop.clock.now = new Date('2027-02-16T04:00:00Z');
    expect(await at.storage(id)).toMatchObject({ freeUntil: '2027-05-17', days: 2 });
  });

  it('ends later by those that come into the calendar, and no sooner by those that leave it', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.look();
    await at.close(daysOf(12, 15));
    await at.look();
    expect(await at.storage(id)).toMatchObject({ freeUntil: '2027-02-23', daysLeft: 13 });
    await at.close([]);
    await at.look();
    expect(await at.storage(id)).toMatchObject({ freeUntil: '2027-02-23', daysLeft: 13 });
    await at.on('2027-02-23');
    expect(await at.balance()).toBe(100_000);
    await at.on('2027-02-24');
    expect(await at.balance()).toBe(99_800);
  });

  it('is not charged on them, and each other day once', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.on('2027-02-20');
    await at.close(daysOf(21, 23));
    for (const day of daysOf(20, 23)) {
      await at.on(day);
      expect(await at.balance()).toBe(99_800);
    }
    expect(await at.storage(id)).toMatchObject({ paidUntil: '2027-02-23', daysLeft: 0, fee: { cny: { amount: 0 } } });
    await at.on('2027-02-24');
    await at.on('2027-02-25');
    expect(await at.balance()).toBe(99_400);
    expect(await at.fees()).toBe(600);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('is as it was charged where a day is called one that has begun', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.on('2027-02-21');
    await at.close(daysOf(20, 21));
    await at.look();
    expect(await at.storage(id)).toMatchObject({ paidUntil: '2027-02-21', freeUntil: '2027-02-19' });
    await at.on('2027-02-22');
    expect(await at.balance()).toBe(99_400);
  });

  it('stands still once where an order has the parcel over them', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.close(daysOf(12, 15));
    await at.on('2027-02-11');
    const hold = { transitOrderId: 't1', actor: CLERK, at: at.shop.clock.now };
    await at.tx((tx) => lockParcels(tx, at.owner, [id], hold));
    at.shop.clock.now = new Date('2027-02-17T04:00:00Z');
    const held = await at.storage(id);
    expect(held).toMatchObject({ freeUntil: '2027-02-25', daysLeft: 8, days: 1, isPaused: true });
    await at.tx((tx) => releaseParcels(tx, at.owner.tenantId, { ...hold, at: at.shop.clock.now }));
    expect(await at.storage(id)).toMatchObject({ freeUntil: '2027-02-25', daysLeft: 8, days: 1, isPaused: false });
    expect(await at.find(id)).toMatchObject({ freeUntil: '2027-02-25', pausedDays: 2 });
  });

  it('is asked for by an order for the days that count alone, as the shelf says', async () => {
    const { preference } = tenantRecordOf({ id: 'any' });
    const at = await startHolidays({ preference: { ...preference, supportBalancePay: false } });
    const id = await at.store();
    await at.close(daysOf(21, 23));
    await at.look();
    await at.on('2027-02-25');
    expect(await at.storage(id)).toMatchObject({ daysLeft: -6, fee: { cny: { amount: 600 } } });
    const [quote] = (await at.estimate([id])).data.quotes;
    expect(quote?.receipt.lines.find(({ code }) => code === 'storage-days')).toMatchObject({ values: { paidDays: 3 } });
  });

  it('is given what came into the calendar also where its shopper has paid ahead meanwhile', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.look();
    await at.close(daysOf(12, 13));
    await at.extend(id, 1, 200);
    await at.look();
    expect(await at.find(id)).toMatchObject({ holidays: daysOf(12, 13), freeUntil: '2027-02-21' });
    expect(await at.storage(id)).toMatchObject({ paidUntil: '2027-02-22' });
    // as far as nobody calls it, it sleeps until the next level
    await at.extend(id, 1, 200);
    expect((await at.find(id))?.storageAt).toEqual(new Date('2027-02-15T16:00:00Z'));
  });

  it('is not looked at where a calendar closes on no other day', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.close(daysOf(12, 15));
    await at.look();
    const { version } = (await at.find(id)) ?? {};
    const sleeps = async () => (await at.find(id))?.storageAt?.getTime() !== at.shop.clock.now.getTime();
    await at.close(daysOf(12, 14));
    await at.close(['2027-02-09', ...daysOf(12, 14)]);
    await at.close(daysOf(12, 14), { day: '2027-02-20', kind: 'WORK', note: 'until noon' });
    expect([await sleeps(), (await at.find(id))?.version]).toEqual([true, version]);
    await at.close(daysOf(12, 15));
    expect(await sleeps()).toBe(false);
  });

  it('does not count on them while an order waits for its shopper’s money', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.look();
    const { id: orderId } = (await at.create([id], { mode: 'PAY_FIRST' })).data;
    await at.look();
    expect((await at.find(id))?.storageAt).toBeNull();
    await at.close(daysOf(12, 15));
    await at.look();
    expect(await at.find(id)).toMatchObject({ status: 'LOCKED', holidays: daysOf(12, 15), freeUntil: '2027-02-23' });
    expect([await at.balance(), (await at.find(id))?.storageAt]).toEqual([100_000, null]);
    // of the last free day and the two holidays behind it nothing is due
    await at.close([...daysOf(12, 15), ...daysOf(24, 25)]);
    await at.look();
    await at.on('2027-02-25');
    expect(await at.storage(id)).toMatchObject({ freeUntil: '2027-02-25', daysLeft: 0, isPaused: false });
    expect(
      (await at.shop.call(transitEndpoints.close, { params: { id: orderId }, body: {} }, { token: at.token })).status,
    ).toBe(200);
    await at.on('2027-02-26');
    expect(await at.balance()).toBe(99_800);
  });

  it('is given by the packed boxes that wait for money what came while they were packed', async () => {
    const at = await startHolidays();
    const id = await at.store();
    const hold = { transitOrderId: 't1', actor: CLERK, at: at.shop.clock.now };
    await at.tx((tx) => lockParcels(tx, at.owner, [id], hold));
    await at.close(daysOf(12, 15));
    await at.look();
    expect(await at.find(id)).toMatchObject({ holidays: [], freeUntil: '2027-02-19' });
    await at.tx((tx) => packParcels(tx, at.owner.tenantId, hold));
    await at.tx((tx) => resumeStorage(tx, at.owner.tenantId, hold));
    await at.look();
    expect(await at.find(id)).toMatchObject({ status: 'PACKED', holidays: daysOf(12, 15), freeUntil: '2027-02-23' });
  });

  it('is paid ahead for days that count', async () => {
    const at = await startHolidays();
    const id = await at.store();
    await at.close(daysOf(21, 22));
    await at.look();
    expect((await at.parcel(id))?.storageAhead).toMatchObject({ from: '2027-02-19', holidays: daysOf(21, 22) });
    const { data } = await at.extend(id, 3, 600);
    expect(data).toMatchObject({ storage: { paidUntil: '2027-02-24' }, storageAhead: { from: '2027-02-24', holidays: [] } }); // prettier-ignore
    await at.on('2027-02-24');
    expect(await at.balance()).toBe(99_400);
    await at.on('2027-02-25');
    expect(await at.balance()).toBe(99_200);
  });
});
