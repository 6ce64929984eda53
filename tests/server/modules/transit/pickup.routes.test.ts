import { describe, expect, it } from 'vitest';
import { pickupEndpoints } from '../../../../src/contract/pickup.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import { shopTx } from '../../../../src/server/db/database';
import { transitOrder } from '../../../../src/server/db/schema/transit';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { lineOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { mailsTo, signUp } from '../../../support/shopper';
import { packingAt } from './packing';
import { startShipping } from './shipping';

const station = (id: string, countryCode = 'au', terms: object = {}) => ({
  ...terms,
  ...{ id, countryCode, name: { en: `Pier ${id}` }, address: '1 Pier', phone: '', freeDays: 7 },
  hours: { en: 'All day' },
});
const BO = { receiverName: 'Bo', phone: '+61 2 5550 0199', idLast4: '12AB' };

async function startPickup() {
  const lines = [lineOf('air', { delivery: 'BOTH' }), lineOf('sea', { delivery: 'STATION', stations: ['b'] })];
  const small = { maxBoxGrams: 1500, feeFen: 700, keepDays: 10, mapPoint: '-33.86, 151.2', notice: { en: 'Ring' } };
  const stations = [station('a'), station('b', 'au', small), station('c', 'nz')];
  const shop = await startShop({ stations, offers: { lines } });
  const at = await startShipping(shop);
  type Call = CallInput<typeof pickupEndpoints.selfPickup>;
  const ask = (body: Call['body'] = {}, query: Call['query'] = {}) =>
    shop.call(pickupEndpoints.selfPickup, { body, query }, { token: at.token });
  const stationsOf = async (query: Call['query']) => (await ask({}, query)).data.stations.map(({ id }) => id);
  return { ...at, ask, stationsOf };
}

describe('self pick-up', () => {
  it('names the stations of a country and of a line', async () => {
    const { ask, stationsOf } = await startPickup();
    expect((await ask()).data.info).toBeNull();
    expect((await ask()).data.stations[0]).toMatchObject({ id: 'a', name: 'Pier a', hours: 'All day', freeDays: 7 });
    expect(await stationsOf({})).toEqual(['a', 'b', 'c']);
    expect(await stationsOf({ countryCode: 'AU' })).toEqual(['a', 'b']);
    expect(await stationsOf({ countryCode: 'au', transitOptionName: 'sea' })).toEqual(['b']);
    expect(await stationsOf({ transitOptionName: 'rail' })).toEqual([]);
  });

  it('keeps who fetches, for its shopper alone', async () => {
    const { ask, shop } = await startPickup();
    expect((await ask({ stationId: 'elsewhere' })).problem.errors).toEqual([
      { path: 'receiverName', code: 'required' },
      { path: 'phone', code: 'required' },
      { path: 'stationId', code: 'not_offered' },
    ]);
    expect((await ask({ ...BO, stationId: 'b' })).data.info).toEqual({ ...BO, stationId: 'b' });
    expect((await ask(BO)).data.info).toEqual({ ...BO, stationId: null });
    expect((await ask()).data.info).toEqual({ ...BO, stationId: null });
    const { token } = await signUp(shop);
    expect((await shop.call(pickupEndpoints.selfPickup, { body: {} }, { token })).data.info).toBeNull();
  });

  it('brings an order to a station of its country, and shows the code once it is there', async () => {
    const { ask, create, store, get, owner } = await startPickup();
    await ask(BO);
    const ids = [await store()];
    expect((await create(ids, { selfPickup: true, stationId: 'c' })).problem.errors).toMatchObject([
      { path: 'stationId' },
    ]);
    const { data: order } = await create(ids, { selfPickup: true, stationId: 'a' });
    const pickup = { station: { id: 'a', address: '1 Pier' }, receiverName: 'Bo', phone: BO.phone };
    expect((await get(order.id)).data.pickup).toMatchObject({ ...pickup, code: null });
    await shopTx(owner.tenantId, (tx) => tx.update(transitOrder).set({ status: 'READY_FOR_PICKUP' }));
    expect((await get(order.id)).data.pickup).toMatchObject({
      ...pickup,
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
  });

  it('brings nothing to a station that the shop has given up, though a line still names it', async () => {
    const lines = [lineOf('air', { delivery: 'BOTH', stations: ['gone'] })];
    const at = await startShipping(await startShop({ stations: [station('a')], offers: { lines } }));
    const { problem } = await at.create([await at.store()], { selfPickup: true, stationId: 'gone' });
    expect(problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'stationId', code: 'not_offered' }] });
  });

  it('names the receiver where nobody else was written down, and nobody where it comes to the door', async () => {
    const { order, get } = await startPickup();
    const fetched = await order({ selfPickup: true, stationId: 'b' });
    expect((await get(fetched.id)).data.pickup).toMatchObject({ receiverName: 'Ada' });
    expect((await get((await order()).id)).data.pickup).toBeNull();
  });

  it('says what a station takes, asks and keeps', async () => {
    const { ask } = await startPickup();
    const [roomy, small] = (await ask()).data.stations;
    expect(roomy).toMatchObject({ keepDays: 14, maxBoxGrams: null, fee: null, mapUrl: '', notice: '' });
    expect(small).toMatchObject({ keepDays: 10, maxBoxGrams: 1500, fee: { amount: 100, currency: 'USD' }, notice: 'Ring' });
    expect(small?.mapUrl).toContain('mlat=-33.86&mlon=151.2');
  });

  it('counts a station’s fee in, and refuses what it does not take before it is ordered', async () => {
    const { create, estimate, store } = await startPickup();
    const [light, heavy] = [await store({ grams: 900 }), await store({ grams: 1400 })];
    const airTo = async (ids: string[], stationId: string) => {
      const { data } = await estimate(ids, { selfPickup: true, stationId });
      return { quoteId: data.quoteId, quote: data.quotes.find((each) => each.transitOptionName === 'air'), refused: data.refused };
    };
    const [far, near] = [await airTo([light], 'a'), await airTo([light], 'b')];
    expect(near.quote?.receipt.lines.filter(({ code }) => code === 'station-fee')).toMatchObject([{ amount: { amount: 100 } }]);
    expect((near.quote?.receipt.total.amount ?? 0) - (far.quote?.receipt.total.amount ?? 0)).toBe(100);
    const { refused } = await airTo([heavy], 'b');
    expect(refused.map(({ transitOptionName }) => transitOptionName).toSorted()).toEqual(['air', 'sea']);
    const [reason] = refused.find((each) => each.transitOptionName === 'air')?.refusals ?? [];
    expect(reason).toMatchObject({ code: 'station-box-too-heavy', values: { limitGrams: 1500, actualGrams: 1550, overGrams: 50 } });
    expect(reason?.cures).toContainEqual({ code: 'to-the-door', values: {} });
    const wish = { selfPickup: true, stationId: 'b' };
    expect((await create([heavy], wish)).problem).toMatchObject({ code: 'LINE_REFUSED', data: { refusals: [{ code: 'station-box-too-heavy' }] } });
    const { data: ordered } = await create([light], { ...wish, quoteId: near.quoteId });
    expect(ordered.total).toEqual(near.quote?.receipt.total);
  });

  /** Lies where it is to be fetched: at station b, which keeps it for ten days, or at its carrier's counter. */
  const startLying = async (change: object = { selfPickup: true, stationId: 'b' }) => {
    const at = await startPickup();
    await at.fund(20_000);
    const desk = packingAt(at);
    const id = await desk.packed(undefined, change);
    await at.pay(id);
    await desk.send(id);
    await desk.say(id, [['AVAILABLE_FOR_PICKUP', 1]]);
    const arrived = at.shop.clock.now.getTime();
    const inDays = (days: number) => new Date(arrived + days * 24 * 3_600_000);
    const mails = async (word: string) => (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes(word)).length;
    return { at, desk, id, inDays, mails };
  };
  const DAY = 24 * 60;

  it('reminds of what is to be fetched, and has somebody look after what nobody fetched', async () => {
    const { at, desk, id, inDays, mails } = await startLying();
    expect((await at.get(id)).data.pickup?.until).toBe(inDays(10).toISOString());
    for (const day of [2.9, 3, 5, 7, 9.9]) await moveTransitOrders(inDays(day));
    expect([await mails('ready to be fetched'), await mails('not fetched')]).toEqual([3, 0]);
    for (const day of [10, 11, 40]) await moveTransitOrders(inDays(day));
    expect([await mails('ready to be fetched'), await mails('not fetched')]).toEqual([3, 1]);
    expect((await at.get(id)).data).toMatchObject({ status: 'READY_FOR_PICKUP', holds: ['UNFETCHED'], pickup: { code: expect.stringMatching(/^\d{6}$/) as string } });
    // somebody came after all
    await desk.say(id, [['DELIVERED', 60]], 1, 'STAFF');
    expect((await at.get(id)).data).toMatchObject({ status: 'DELIVERED', holds: [] });
  });

  it('is over once it is over, whatever its carrier says again', async () => {
    const { at, desk, id, inDays, mails } = await startLying();
    await moveTransitOrders(inDays(10));
    await desk.say(id, [['AVAILABLE_FOR_PICKUP', 11 * DAY]]);
    await desk.say(id, [['EXCEPTION', 12 * DAY]]);
    expect((await at.get(id)).data.holds).toEqual(['UNFETCHED', 'DELIVERY_TROUBLE']);
    await desk.say(id, [['AVAILABLE_FOR_PICKUP', 13 * DAY]]);
    expect((await at.get(id)).data).toMatchObject({ status: 'READY_FOR_PICKUP', holds: ['UNFETCHED'] });
    await moveTransitOrders(inDays(40));
    expect(await mails('not fetched')).toBe(1);
    await desk.say(id, [['RETURNED', 41 * DAY]]);
    expect((await at.get(id)).data).toMatchObject({ status: 'RETURNED', holds: [] });
  });

  it('is over on its day, though something went wrong there before', async () => {
    const { at, desk, id, inDays, mails } = await startLying();
    await desk.say(id, [['EXCEPTION', 5 * DAY]]);
    expect((await at.get(id)).data.holds).toEqual(['DELIVERY_TROUBLE']);
    for (const day of [3, 7, 10]) await moveTransitOrders(inDays(day));
    expect((await at.get(id)).data.holds).toEqual(['UNFETCHED', 'DELIVERY_TROUBLE']);
    expect(await mails('not fetched')).toBe(1);
  });

  it('is told at a carrier’s counter without a code and a day, and of no end', async () => {
    const { at, id, inDays, mails } = await startLying({});
    for (const day of [7, 11, 14, 40]) await moveTransitOrders(inDays(day));
    expect((await at.get(id)).data).toMatchObject({ status: 'READY_FOR_PICKUP', holds: ['UNFETCHED'], pickup: null });
    expect([await mails('ready to be fetched'), await mails('not fetched')]).toEqual([3, 0]);
    const bodies = (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes('ready to be fetched'));
    for (const { body } of bodies) {
      expect(body).toContain('waits at its carrier’s counter');
      expect(body).not.toContain('the code that you show');
    }
  });

  it('has a carrier’s delivery end at the station, which alone hands it out', async () => {
    const at = await startPickup();
    await at.fund(20_000);
    const desk = packingAt(at);
    const id = await desk.packed(undefined, { selfPickup: true, stationId: 'b' });
    await at.pay(id);
    await desk.send(id);
    await desk.say(id, [['ARRIVED', 5], ['DELIVERED', 5]]);
    const { data } = await at.get(id);
    expect(data).toMatchObject({ status: 'READY_FOR_PICKUP', pickup: { code: expect.stringMatching(/^\d{6}$/) as string } });
    const told = (await at.logistics(id)).data.boxes[0]?.legs.flatMap(({ events }) => events.map(({ state }) => state)) ?? [];
    expect(told.toSorted()).toEqual(['ARRIVED', 'AVAILABLE_FOR_PICKUP']);
    // said again, and later
    await desk.say(id, [['DELIVERED', 5], ['DELIVERED', 9]]);
    expect((await at.get(id)).data.status).toBe('READY_FOR_PICKUP');
    const mails = await mailsTo(at.shop, at.email);
    expect(mails.filter(({ subject }) => subject.includes('ready to be fetched')).length).toBe(1);
    expect(mails.filter(({ subject }) => subject.includes('has arrived'))).toEqual([]);
  });
}); // prettier-ignore
