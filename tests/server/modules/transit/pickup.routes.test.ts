import { describe, expect, it } from 'vitest';
import { pickupEndpoints } from '../../../../src/contract/pickup.endpoints';
import type { CallInput } from '../../../../src/contract/endpoint';
import { shopTx } from '../../../../src/server/db/database';
import { transitOrder } from '../../../../src/server/db/schema/transit';
import { lineOf } from '../../../support/shop-offers';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { startShipping } from './shipping';

const station = (id: string, countryCode = 'au') => ({
  ...{ id, countryCode, name: { en: `Pier ${id}` }, address: '1 Pier', phone: '', freeDays: 7 },
  hours: { en: 'All day' },
});
const BO = { receiverName: 'Bo', phone: '+61 2 5550 0199', idLast4: '12AB' };

async function startPickup() {
  const lines = [lineOf('air', { delivery: 'BOTH' }), lineOf('sea', { delivery: 'STATION', stations: ['b'] })];
  const shop = await startShop({ stations: [station('a'), station('b'), station('c', 'nz')], offers: { lines } });
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

  it('names the receiver where nobody else was written down, and nobody where it comes to the door', async () => {
    const { order, get } = await startPickup();
    const fetched = await order({ selfPickup: true, stationId: 'b' });
    expect((await get(fetched.id)).data.pickup).toMatchObject({ receiverName: 'Ada' });
    expect((await get((await order()).id)).data.pickup).toBeNull();
  });
});
