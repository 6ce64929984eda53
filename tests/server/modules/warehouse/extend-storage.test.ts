import { describe, expect, it } from 'vitest';
import { refundEndpoints } from '../../../../src/contract/refund.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { PAY_PASSWORD } from '../../../support/money';
import { signUp } from '../../../support/shopper';
import { tenantRecordOf } from '../../../support/tenant-record';
import { startExtending } from './extending';
import { addCup } from './splitting';

type At = Awaited<ReturnType<typeof startExtending>>;
const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: false };

describe('storage that is paid ahead', () => {
  it('is paid from the balance for the days that were chosen, which are not charged again', async () => {
    const at = await startExtending();
    const id = await at.store();
    expect((await at.parcel(id))?.storageAhead).toEqual({
      from: '2027-02-19',
      ...{ mostDays: 15, holidays: [] },
      all: { amount: 3000, currency: 'CNY' },
    });
    const paid = (await at.extend(id, 5, 1000)).data;
    expect(paid.storage).toMatchObject({ daysLeft: 14, paidUntil: '2027-02-24', paid: { local: { amount: 1000 } } });
    expect(paid.storageAhead).toMatchObject({ from: '2027-02-24', mostDays: 10, all: { amount: 2000 } });
    expect([await at.balance(), await at.fees()]).toEqual([99_000, 1000]);
    await at.on('2027-02-24');
    expect(await at.balance()).toBe(99_000);
    await at.on('2027-02-25');
    expect(await at.balance()).toBe(98_800);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('pays what is due with it, and no day beyond the most that storage costs', async () => {
    const at = await startExtending();
    const id = await at.store();
    await at.fund(-(await at.balance()));
    await at.on('2027-02-22');
    await at.fund(5000);
    expect(await at.parcel(id)).toMatchObject({ storage: { daysLeft: -3 }, storageAhead: { from: '2027-02-22', mostDays: 12 } }); // prettier-ignore
    expect((await at.extend(id, 12, 2400)).problem.code).toBe('PRICE_CHANGED');
    const paid = (await at.extend(id, 12, 3000)).data;
    expect(paid).toMatchObject({ storage: { daysLeft: 12, fee: { local: { amount: 0 } } }, storageAhead: null });
    expect((await at.extend(id, 1, 200)).problem.code).toBe('STATE_CONFLICT');
    await at.on('2027-04-01');
    expect(await at.balance()).toBe(2000);
  });

  it.each([
    ['they cost another sum', (at: At, id: string) => at.extend(id, 5, 999), 'PRICE_CHANGED'],
    ['they are too many', (at: At, id: string) => at.extend(id, 16, 3200), 'INVALID'],
    ['it is told by the wrong password', (at: At, id: string) => at.extend(id, 5, 1000, { payPassword: '000000' }), 'PAY_PASSWORD_WRONG'], // prettier-ignore
    ['it is somebody else’s', async (at: At, id: string) => at.extend(id, 5, 1000, { by: (await signUp(at.shop, { payPassword: PAY_PASSWORD })).token }), 'NOT_FOUND'], // prettier-ignore
    ['a shipment has it', async (at: At, id: string) => (await at.create([id]), at.extend(id, 5, 1000)), 'PARCEL_NOT_FREE'], // prettier-ignore
    ['the money is short', async (at: At, id: string) => (await at.fund(999 - (await at.balance())), at.extend(id, 5, 1000)), 'BALANCE_TOO_LOW'], // prettier-ignore
  ])('stays unpaid where %s', async (_, refused, code) => {
    const at = await startExtending();
    const id = await at.store();
    expect((await refused(at, id)).problem.code).toBe(code);
    expect(await at.fees()).toBe(0);
    expect((await at.parcel(id))?.storage?.paidUntil).toBeNull();
  });

  it('is paid once for the days that a page shows, however many tabs show them', async () => {
    const at = await startExtending();
    const id = await at.store();
    const from = (await at.parcel(id))?.storageAhead?.from;
    expect((await at.extend(id, 5, 1000, { from })).status).toBe(200);
    // five days more would cost the same
    expect((await at.extend(id, 5, 1000, { from })).problem.code).toBe('STATE_CONFLICT');
    expect(await at.fees()).toBe(1000);
    expect((await at.extend(id, 5, 1000, { from: '2027-02-24' })).status).toBe(200);
  });

  it('is not sold where the shop keeps no balances', async () => {
    const at = await startExtending({ preference });
    const id = await at.store();
    expect((await at.parcel(id))?.storageAhead).toBeNull();
    expect((await at.extend(id, 5, 1000)).problem.code).toBe('METHOD_DISABLED');
  });
});

describe('days that were paid ahead and have not begun', () => {
  const ways: [string, (at: At, id: string) => Promise<unknown>][] = [
    ['is thrown away', (at, id) => at.dispose(id)],
    ['has left', (at, id) => at.ship(id)],
    ['is taken apart', (at, id) => at.split(id)],
    ['is put together with another', async (at, id) => at.merge([id, await at.store({ freeUntil: '2027-04-01' })])],
  ];
  it.each(ways)('come back where their parcel %s, once', async (_, leave) => {
    const at = await startExtending();
    const { id } = await at.pair();
    await at.extend(id, 5, 1000);
    // of five days two have begun
    await at.on('2027-02-21');
    await leave(at, id);
    expect([await at.fees(), await at.back()]).toEqual([1000, -600]);
    const { items } = (await at.shop.call(refundEndpoints.list, {}, { token: at.token })).data;
    expect(items).toMatchObject([
      { cause: 'STORAGE', orderKind: 'OTHER', status: 'REFUNDED', amount: { amount: 600 } },
    ]);
    const again = (await at.parcel(id))?.storage;
    if (again) expect(again).toMatchObject({ daysLeft: 0, paid: { local: { amount: 400 } } });
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('are paid for anew where it stays after all', async () => {
    const at = await startExtending();
    const { id } = await at.pair();
    await at.extend(id, 5, 1000);
    await at.on('2027-02-21');
    await at.split(id);
    await at.step();
    await at.step();
    const before = await at.balance();
    expect((await at.extend(id, 2, 400)).data.storage).toMatchObject({ daysLeft: 2, paid: { local: { amount: 800 } } });
    expect(await at.balance()).toBe(before - 400);
  });

  it('come back themselves, and not those again that are back already', async () => {
    const at = await startExtending();
    const { id } = await at.pair();
    await addCup(at.shop, id);
    await at.extend(id, 5, 1000);
    await at.on('2027-02-21');
    await at.split(id);
    await at.step();
    await at.step();
    await at.extend(id, 2, 400);
    await at.split(id);
    // those to the 23rd: the 24th had come back before
    expect((await at.parcel(id))?.storage).toMatchObject({ daysLeft: 0, paid: { local: { amount: 400 } } });
    expect([await at.fees(), await at.back()]).toEqual([1400, -1000]);
  });

  it('stay its own while a shipment has it, and where that is closed', async () => {
    const at = await startExtending();
    const id = await at.store();
    await at.extend(id, 5, 1000);
    await at.on('2027-02-21');
    const { id: orderId } = (await at.create([id])).data;
    await at.on('2027-02-28');
    await at.close(orderId);
    expect((await at.parcel(id))?.storage).toMatchObject({ daysLeft: 3, paid: { local: { amount: 1000 } } });
    expect(await at.back()).toBe(0);
  });
});
