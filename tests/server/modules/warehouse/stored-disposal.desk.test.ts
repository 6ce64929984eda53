import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { parcelDeskEndpoints as calls } from '../../../../src/contract/parcel.desk.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { shopTx, systemTx } from '../../../../src/server/db/database';
import { parcel } from '../../../../src/server/db/schema/parcel';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { fundBalance, readBalance } from '../../../support/money';
import { storeParcel } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { signInStaff } from '../../../support/staff';

const { close } = openTestBucket();
afterAll(close);
const LIMIT = 'Your parcel is not kept much longer';

/** Two yuan a day after 19 February; what nobody pays for is kept 30 days more. */
async function startStore(keepDays: object = { stored: 30 }) {
  const shop = await startShop({
    ...{ currency: 'CNY', cnyToLocalRate: '1', marginBasisPoints: 0 },
    storage: { freeDays: 90, bands: [{ upToGrams: null, dayFee: 200 }], maxFee: null },
    staffLimits: { compensationMonth: 0, keepDays },
  });
  const goTo = (day: string) => (shop.clock.now = new Date(`${day}T04:00:00Z`));
  goTo('2027-02-10');
  const { shopperId, email } = await signUp(shop);
  const id = await storeParcel(shop, shopperId);
  // sessions are over before storage is
  const session = async () => ({ token: (await signUp(shop, { email })).token });
  const staff = () => signInStaff(shop, ['warehouse']);
  const photos = [await uploadPicture(shop, await jpegPicture())];
  const get = async (who: { staffToken: string }) => (await shop.call(calls.get, { params: { id } }, who)).data;
  return {
    ...{ shop, shopperId, id, staff, get },
    on: (day: string) => chargeStorage(goTo(day)),
    row: async () => (await systemTx((tx) => tx.select().from(parcel).where(eq(parcel.id, id))))[0],
    propose: async (who: { staffToken: string }) => {
      const { version } = await get(who);
      const body = { version, reason: 'Nobody pays', photos };
      return shop.call(calls.proposeDisposal, { params: { id }, body }, who);
    },
    confirm: (disposalId: string, who: { staffToken: string }) =>
      shop.call(calls.decideDisposal, { params: { id }, body: { disposalId, decision: 'CONFIRM' } }, who),
    told: async () => {
      const { items } = (await shop.call(accountEndpoints.listNotifications, {}, await session())).data;
      return items.map(({ title }) => title).filter((title) => !title.startsWith('Free storage'));
    },
    shown: async () =>
      (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, await session())).data.items[0]?.storage
        ?.keptUntil,
    disposeOwn: async () => shop.call(warehouseEndpoints.dispose, { params: { id } }, await session()),
  };
}
type Store = Awaited<ReturnType<typeof startStore>>;

/** Told in time, and over since today. */
async function startOver(): Promise<Store> {
  const at = await startStore();
  for (const day of ['2027-03-07', '2027-03-18', '2027-03-22']) await at.on(day);
  return at;
}

describe('goods of a shopper whose storage nobody pays for', () => {
  it('are kept so long after the last day that was paid for, and their shopper is told twice before', async () => {
    const at = await startStore();
    const seen: unknown[] = [];
    for (const day of ['2027-03-06', '2027-03-07', '2027-03-08', '2027-03-17', '2027-03-18', '2027-03-20']) {
      await at.on(day);
      seen.push([(await at.told()).length, await at.shown()]);
    }
    const until = '2027-03-21';
    expect(seen).toEqual([[0, null], [1, until], [1, until], [1, until], [2, until], [2, until]]); // prettier-ignore
    expect(await at.told()).toEqual([LIMIT, LIMIT]);
  });

  it('are thrown away by two people, one of whom has taken a picture, and their shopper is told', async () => {
    const at = await startStore();
    for (const day of ['2027-03-07', '2027-03-18', '2027-03-21']) await at.on(day);
    const early = await at.staff();
    expect(await at.get(early)).toMatchObject({ disposeAfter: '2027-03-21T16:00:00.000Z', canDispose: false });
    expect((await at.propose(early)).problem.code).toBe('STATE_CONFLICT');
    await at.on('2027-03-22');
    const [anna, ben] = [await at.staff(), await at.staff()];
    expect((await at.get(anna)).canDispose).toBe(true);
    const queue = (await at.shop.call(calls.list, { query: { view: 'unpaid' } }, anna)).data;
    expect([queue.items.map(({ id }) => id), queue.waiting.unpaid]).toEqual([[at.id], 1]);
    const [asked] = (await at.propose(anna)).data.disposals;
    expect((await at.confirm(asked?.id ?? '', anna)).problem.code).toBe('SAME_PERSON');
    expect((await at.confirm(asked?.id ?? '', ben)).data).toMatchObject({ status: 'DISPOSED', location: '' });
    expect((await at.told())[0]).toBe('Parcel thrown away');
    expect((await at.confirm(asked?.id ?? '', ben)).status).toBe(409);
    // no day is charged for it any more, and what was due is owed by nobody
    await fundBalance(at.shop, at, 100_000);
    await at.on('2027-04-22');
    expect(await readBalance(at.shop, at)).toBe(100_000);
    expect(await verifyLedger(at.shop.tenant.id)).toEqual([]);
  });

  it('are kept longer where the balance holds another day by then', async () => {
    const at = await startOver();
    const [asked] = (await at.propose(await at.staff())).data.disposals;
    await fundBalance(at.shop, at, 300);
    at.shop.clock.now = new Date('2027-03-23T04:00:00Z');
    const ben = await at.staff();
    expect((await at.confirm(asked?.id ?? '', ben)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.get(ben)).status).toBe('STOCKED_IN');
    await at.on('2027-03-23');
    expect([await readBalance(at.shop, at), await at.shown()]).toEqual([100, '2027-03-30']);
  });

  it('are kept where they are paid for or leave meanwhile', async () => {
    const paid = await startOver();
    await fundBalance(paid.shop, paid, 100_000);
    await paid.on('2027-03-23');
    expect([await paid.shown(), (await paid.row())?.keptUntil]).toEqual([null, null]);
    expect((await paid.propose(await paid.staff())).problem.code).toBe('STATE_CONFLICT');
    const gone = await startOver();
    const [anna, ben] = [await gone.staff(), await gone.staff()];
    const [asked] = (await gone.propose(anna)).data.disposals;
    expect((await gone.disposeOwn()).status).toBe(200);
    expect((await gone.confirm(asked?.id ?? '', ben)).problem.code).toBe('STATE_CONFLICT');
  });

  it('are told of a week before at least where the shop sets its limit late, and kept for good where it sets none', async () => {
    const late = await startStore();
    await late.on('2027-06-01');
    expect(await late.shown()).toBe('2027-06-08');
    const never = await startStore({ read: 10 });
    for (const day of ['2027-06-01', '2027-09-01']) await never.on(day);
    expect([await never.shown(), await never.told()]).toEqual([null, []]);
  });

  it('are thrown away by nobody who goes round the two, nor by the clock before anybody was told', async () => {
    const at = await startOver();
    const anna = await at.staff();
    const throwAway = (setting: string) =>
      shopTx(at.shop.tenant.id, async (tx) => {
        await tx.execute(setting);
        await tx.update(parcel).set({ status: 'DISPOSED' }).where(eq(parcel.id, at.id));
      });
    await expect(throwAway(`select set_config('app.staff', '${anna.staffId}', true)`)).rejects.toThrow();
    await systemTx((tx) => tx.update(parcel).set({ keptUntil: null }).where(eq(parcel.id, at.id)));
    await expect(throwAway('select 1')).rejects.toThrow();
    expect((await at.row())?.status).toBe('STOCKED_IN');
  });
});
