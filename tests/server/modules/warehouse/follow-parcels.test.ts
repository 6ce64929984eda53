import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantEndpoints } from '../../../../src/contract/tenant.endpoints';
import { warehouseEndpoints } from '../../../../src/contract/warehouse.endpoints';
import type { TrackedBox } from '../../../../src/server/adapters/tracking/tracking.port';
import { createSeventeenTrack } from '../../../../src/server/adapters/tracking/seventeen-track/seventeen-track';
import { shopTx } from '../../../../src/server/db/database';
import { receiveParcel } from '../../../../src/server/modules/warehouse/bench.service';
import { followParcels } from '../../../../src/server/modules/warehouse/follow-parcels.service';
import { goLive } from '../../../../src/server/wiring/go-live';
import { CLERK } from '../../../support/parcels';
import { startShop } from '../../../support/shop';
import { signUp } from '../../../support/shopper';
import { eventOf, KEY, startFake17Track } from '../../../support/tracking/fake-17track';
import { withEnv } from '../../../support/with-env';

const HOUR_MS = 3_600_000;
let next = 0;
let fake: Awaited<ReturnType<typeof startFake17Track>>;
beforeAll(async () => {
  fake = await startFake17Track();
});
afterAll(() => fake.close());

async function announced(isLive = true) {
  const shop = await startShop();
  const { token } = await signUp(shop);
  const own = await shop.call(warehouseEndpoints.saveUserWarehouse, { body: { tenantWarehouseId: 'gz' } }, { token });
  const number = `SF${String(7_000_000_000_000 + next++)}`;
  const body = { userWarehouseId: own.data.id, trackingNos: [number] };
  const [filed] = (await shop.call(warehouseEndpoints.fileForecasts, { body }, { token })).data;
  if (isLive) await goLive(shop.tenant.id, shop.clock.now);
  const company = createSeventeenTrack({ key: KEY, url: fake.url });
  return {
    shop,
    number,
    push: (tag: string, ...events: Parameters<typeof fake.pushOf>[1]) => {
      const { body: raw, sign } = fake.pushOf(number, events, tag);
      const init = { method: 'POST', headers: { sign }, body: raw };
      return withEnv({ TRACK17_KEY: KEY, TRACK17_URL: fake.url }, () =>
        shop.fetchRaw('/front/tracking/17TRACK/callback', init),
      );
    },
    tag: `${shop.tenant.id}/${filed?.parcelId ?? ''}`,
    follow: async (hours: number) => {
      const before = fake.calls.length;
      await followParcels(() => company, new Date(shop.clock.now.getTime() + hours * HOUR_MS));
      return fake.calls.slice(before);
    },
    courier: async () => {
      const params = { id: filed?.id ?? '' };
      return (await shop.call(warehouseEndpoints.getForecast, { params }, { token })).data.courier;
    },
    receive: () => {
      const worker = { actor: CLERK, at: shop.clock.now, record: () => Promise.resolve() };
      const arrival = { warehouseId: 'gz', trackingNo: number };
      return shopTx(shop.tenant.id, (tx) => receiveParcel(tx, shop.tenant.id, arrival, worker));
    },
  };
}
const on = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour)).toISOString();

describe('the courier of a parcel that is waited for', () => {
  it('is asked every six hours how far it is, until it is here', async () => {
    const at = await announced();
    expect(await at.follow(0)).toEqual(['/register', '/gettrackinfo']);
    expect(await at.courier()).toBeNull();
    expect(await at.follow(5.9)).toEqual([]);
    fake.tell(at.number, [eventOf('InTransit_PickedUp', on(1), 'CN')]);
    expect(await at.follow(6)).toEqual(['/gettrackinfo']);
    expect(await at.courier()).toEqual({ state: 'PICKED_UP', at: on(1) });
    await at.receive();
    expect([await at.follow(12), await at.courier()]).toEqual([[], null]);
  });

  it('is not asked by a shop that only tries things out', async () => {
    const at = await announced(false);
    expect([await at.follow(0), await at.follow(24)]).toEqual([[], []]);
  });

  it('tells by itself too, however late and often, and never of what it does not follow for us', async () => {
    const at = await announced();
    const signed = eventOf('Delivered_Other', on(9), 'CN');
    expect((await at.push(at.tag, signed)).status).toBe(200);
    expect(await at.courier()).toBeNull();
    await at.follow(0);
    for (const event of [signed, signed, eventOf('InTransit_PickedUp', on(1), 'CN')])
      expect((await at.push(at.tag, event)).status).toBe(200);
    expect(await at.courier()).toEqual({ state: 'DELIVERED', at: on(9) });
    expect((await at.push(`${at.shop.tenant.id}/x`, signed)).status).toBe(200);
  });
});

it('is asked for with the telephone of the warehouse that it goes to, which some couriers want', async () => {
  const { shop, number } = await announced();
  const [warehouse] = (await shop.call(tenantEndpoints.listWarehouses, { query: { warehouseRegion: 'CHINA' } })).data;
  const asked: (string | undefined)[] = [];
  const choose = ({ trackingNo, phone }: TrackedBox) => void (trackingNo === number && asked.push(phone));
  await followParcels(choose as () => undefined, new Date(shop.clock.now.getTime() + HOUR_MS));
  expect(asked).toEqual([warehouse?.phone]);
  expect(asked).toEqual(['020-555']);
});
