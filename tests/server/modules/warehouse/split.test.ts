import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { parcelEvent } from '../../../../src/server/db/schema/parcel';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { chargeStorage } from '../../../../src/server/modules/warehouse/storage-clock.service';
import { PAY_PASSWORD, readShopAccount } from '../../../support/money';
import { mailsTo, signUp } from '../../../support/shopper';
import { startDeciding } from './deciding';
import { addCup, feeOf, startSplitting } from './splitting';

const DAY_MS = 86_400_000;
type At = Awaited<ReturnType<typeof startSplitting>>;

/** What is shown of the parcel, and of the one that was made of it. */
async function partsOf(at: At, id: string) {
  const all = await at.parcels();
  const whole = all.find((one) => one.id === id);
  return { whole, part: all.find(({ parcelNo }) => parcelNo === `${whole?.parcelNo}-1`) };
}

describe('a stored parcel that is taken apart', () => {
  it('comes to the bench in two, with what is in each, its photos and its numbers', async () => {
    const at = await startSplitting();
    const { id, cup } = await at.pair();
    const before = (await at.parcels())[0];
    expect(before?.rework).toMatchObject({ fee: { local: { amount: at.fee } }, refusal: null });
    const away = { status: 'RECEIVED', refusal: 'ON_BENCH', grams: null, disposalRefusal: 'NOT_STORED' };
    expect((await at.split(id, [cup])).data).toMatchObject({
      id,
      ...away,
      items: [{ title: 'Kettle' }],
      rework: { refusal: 'NOT_STORED' },
    });
    const { whole, part } = await partsOf(at, id);
    expect(whole?.photos.map(({ image }) => image)).toEqual(['/label.webp']);
    expect(part).toMatchObject({ ...away, items: [{ id: cup, quantity: 2 }], numbers: before?.numbers });
    expect(part?.photos.map(({ image }) => image)).toEqual(['/cup.webp']);
    expect((await at.create([id])).problem.code).toBe('PARCEL_NOT_FREE');
    const events = await systemTx((tx) =>
      tx
        .select()
        .from(parcelEvent)
        .where(eq(parcelEvent.parcelId, part?.id ?? '')),
    );
    expect(events.map(({ status }) => status).toSorted()).toEqual(['RECEIVED', 'STOCKED_IN']);
    expect(events.find(({ status }) => status === 'RECEIVED')).toMatchObject({
      ...{ actorKind: 'SHOPPER', actorId: at.shopperId, facts: { splitFrom: before?.parcelNo } },
    });
  });

  it('is weighed by whoever stands at the bench and lies on as long as it would have, each part of it', async () => {
    const at = await startSplitting();
    const { id, cup } = await at.pair();
    const before = (await at.parcels())[0];
    await at.split(id, [cup]);
    at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 2 * DAY_MS);
    await at.step();
    await at.step();
    const { whole, part } = await partsOf(at, id);
    for (const one of [whole, part]) {
      expect(one).toMatchObject({ status: 'STOCKED_IN', refusal: null, stockedInAt: before?.stockedInAt });
      expect(one?.storage).toMatchObject({ isPaused: false, daysLeft: before?.storage?.daysLeft, days: before?.storage?.days }); // prettier-ignore
      expect(one?.grams).toBeGreaterThan(0);
    }
    expect((await at.create([part?.id ?? ''])).status).toBe(200);
    expect((await at.create([id])).status).toBe(200);
    // it came into store once
    expect(await mailsTo(at.shop, at.email)).toEqual([]);
  });

  it('costs its fee once, and days that were paid for are paid for both', async () => {
    const at = await startSplitting();
    const { id, cup } = await at.pair({ freeUntil: '2026-11-20' });
    at.shop.clock.now = new Date('2026-11-25T08:00:00Z');
    await chargeStorage(at.shop.clock.now);
    const { daysLeft } = (await at.parcels())[0]?.storage ?? {};
    const balance = await at.balance();
    expect((await at.split(id, [cup])).status).toBe(200);
    expect(await at.balance()).toBe(balance - at.fee);
    expect(await readShopAccount(at.shop, 'SERVICE_FEES')).toBe(at.fee);
    expect((await at.split(id, [cup])).problem.code).toBe('NOT_FOUND');
    await at.step();
    await at.step();
    const { whole, part } = await partsOf(at, id);
    expect([whole?.storage?.daysLeft, part?.storage?.daysLeft]).toEqual([daysLeft, daysLeft]);
    await chargeStorage(at.shop.clock.now);
    expect(await at.balance()).toBe(balance - at.fee);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('stays as it is once its storage has cost the most that it can, alone or with others', async () => {
    const at = await startSplitting();
    const { id, cup } = await at.pair({ freeUntil: '2026-10-01', stockedInAt: new Date('2026-09-20T08:00:00Z') });
    const fresh = await at.pair({ freeUntil: '2027-01-20' });
    at.shop.clock.now = new Date('2026-11-25T08:00:00Z');
    await chargeStorage(at.shop.clock.now);
    const balance = await at.balance();
    const shown = (await at.parcels()).find((parcel) => parcel.id === id);
    expect(shown).toMatchObject({ storage: { fee: { cny: { amount: 0 } } }, rework: { refusal: 'STORAGE_FULL' } });
    expect((await at.split(id, [cup])).problem.code).toBe('STATE_CONFLICT');
    expect((await at.merge([id, fresh.id])).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(balance);
  });

  it('is taken apart again, under the next number', async () => {
    const at = await startSplitting();
    const { id, cup } = await at.pair();
    await at.split(id, [cup]);
    await at.step();
    await at.step();
    expect((await at.split(id, [await addCup(at.shop, id)])).status).toBe(200);
    const numbers = (await at.parcels()).map(({ parcelNo }) => parcelNo);
    expect(numbers.flatMap((number) => number.split('-')[1] ?? []).toSorted()).toEqual(['1', '2']);
  });

  it.each([
    ['nothing would stay in it', (at: At, id: string, cup: string, kettle: string) => at.split(id, [cup, kettle]), 'STATE_CONFLICT'], // prettier-ignore
    ['something else lies in it', (at: At, id: string) => at.split(id, ['another']), 'NOT_FOUND'],
    [
      'it cost another sum',
      (at: At, id: string, cup: string) => at.split(id, [cup], { acceptFee: 1 }),
      'PRICE_CHANGED',
    ],
    ['it is told by the wrong password', (at: At, id: string, cup: string) => at.split(id, [cup], { payPassword: '000000' }), 'PAY_PASSWORD_WRONG'], // prettier-ignore
    ['it is somebody else’s', async (at: At, id: string, cup: string) => at.split(id, [cup], { by: (await signUp(at.shop, { payPassword: PAY_PASSWORD })).token }), 'NOT_FOUND'], // prettier-ignore
    ['the money is short', async (at: At, id: string, cup: string) => (await at.fund(at.fee - 1 - (await at.balance())), at.split(id, [cup])), 'BALANCE_TOO_LOW'], // prettier-ignore
    ['a shipment has it', async (at: At, id: string, cup: string) => (await at.create([id]), at.split(id, [cup])), 'PARCEL_NOT_FREE'], // prettier-ignore
  ])('stays whole where %s', async (_, refused, code) => {
    const at = await startSplitting();
    const { id, cup } = await at.pair();
    const [parcel] = await at.parcels();
    const kettle = parcel?.items.find((item) => item.id !== cup)?.id ?? '';
    expect((await refused(at, id, cup, kettle)).problem.code).toBe(code);
    const [same, other] = await at.parcels();
    expect([same?.items.length, other]).toEqual([2, undefined]);
    expect(await readShopAccount(at.shop, 'SERVICE_FEES')).toBe(0);
  });

  it('stays whole while a service waits, money is asked back, or its storage is not paid', async () => {
    const at = await startSplitting();
    const { id, cup } = await at.pair();
    const [offer] = (await at.parcels())[0]?.serviceOffers ?? [];
    const wish = { serviceCode: offer?.code ?? '', priceId: offer?.priceId ?? '', payPassword: PAY_PASSWORD };
    const asked = await at.shop.call(warehouseEndpoints.askService, { params: { id }, body: wish }, at);
    expect(asked.data.rework?.refusal).toBe('SERVICE_WAITS');
    expect((await at.split(id, [cup])).problem.code).toBe('STATE_CONFLICT');

    const bought = await at.stored();
    await addCup(at.shop, bought.id);
    await at.askMoney(bought.orderItemId);
    const [item] = (await at.parcels()).find((one) => one.id === bought.id)?.items ?? [];
    expect((await at.split(bought.id, [item?.id ?? ''])).problem.code).toBe('REFUND_ASKED');

    const due = await at.pair({ freeUntil: '2026-11-19' });
    expect((await at.parcels()).find((one) => one.id === due.id)?.rework?.refusal).toBe('STORAGE_DUE');
    expect((await at.split(due.id, [due.cup])).problem.code).toBe('STATE_CONFLICT');
  });

  it('is not judged anew: what was found and accepted stays so, and nobody is told again', async () => {
    const at = await startDeciding();
    const { id, orderItemId } = await at.failed();
    await at.decide(id, orderItemId, 'ACCEPT');
    await at.step();
    const cup = await addCup(at.shop, id);
    const told = (await mailsTo(at.shop, at.email)).length;
    const body = { itemIds: [cup], acceptFee: feeOf(at.shop), payPassword: PAY_PASSWORD };
    expect((await at.shop.call(warehouseEndpoints.split, { params: { id }, body }, at)).status).toBe(200);
    await at.step();
    await at.step();
    const whole = (await at.stored()).find((one) => one.id === id);
    expect(whole).toMatchObject({
      status: 'STOCKED_IN',
      items: [{ order: { itemId: orderItemId, status: 'QC_PASSED' } }],
    });
    expect(await mailsTo(at.shop, at.email)).toHaveLength(told);
  });
});
