import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSeventeenTrack,
  signatureOf,
} from '../../../../src/server/adapters/tracking/seventeen-track/seventeen-track';
import { followBoxes } from '../../../../src/server/modules/transit/follow-boxes.service';
import { goLive } from '../../../../src/server/wiring/go-live';
import { eventOf, KEY, startFake17Track, type TrackEvent } from '../../../support/tracking/fake-17track';
import { withEnv } from '../../../support/with-env';
import { packingAt } from './packing';
import { startShipping } from './shipping';

const HOUR_MS = 3_600_000;
let fake: Awaited<ReturnType<typeof startFake17Track>>;
beforeAll(async () => {
  fake = await startFake17Track();
});
afterAll(() => fake.close());

async function sent(isLive = true) {
  const at = await startShipping();
  const { shop } = at;
  await at.fund(10_000);
  const desk = packingAt(at);
  const id = await desk.packed();
  await at.pay(id);
  await desk.send(id);
  const number = (await at.get(id)).data.boxes[0]?.trackingNo ?? '';
  if (isLive) await goLive(shop.tenant.id, shop.clock.now);
  const company = createSeventeenTrack({ key: KEY, url: fake.url });
  const push = async ({ body, sign }: { body: string; sign: string }, by = '17TRACK') =>
    withEnv({ TRACK17_KEY: KEY, TRACK17_URL: fake.url }, () =>
      shop.fetchRaw(`/front/tracking/${by}/callback`, { method: 'POST', headers: { sign }, body }),
    );
  return {
    ...at,
    id,
    number,
    push,
    status: async () => (await at.get(id)).data.status,
    /** @returns what the company was asked */
    follow: async (hours: number) => {
      const before = fake.calls.length;
      await followBoxes(() => company, new Date(shop.clock.now.getTime() + hours * HOUR_MS));
      return fake.calls.slice(before);
    },
    told: (...events: TrackEvent[]) => fake.pushOf(number, events),
  };
}
const on = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour)).toISOString();

describe('boxes that have left', () => {
  it('are registered once, asked for every six hours, and no more when they are there', async () => {
    const at = await sent();
    expect(await at.follow(0)).toEqual(['/register', '/gettrackinfo']);
    expect(await at.follow(5.9)).toEqual([]);
    fake.tell(at.number, [eventOf('InTransit_PickedUp', on(1), 'CN')]);
    expect(await at.follow(6)).toEqual(['/gettrackinfo']);
    expect(await at.status()).toBe('SHIPPED');
    fake.tell(at.number, [eventOf('Delivered_Other', on(9), 'AU'), eventOf('InTransit_PickedUp', on(1), 'CN')]);
    expect(await at.follow(12)).toEqual(['/gettrackinfo']);
    expect(await at.status()).toBe('DELIVERED');
    expect([await at.follow(18), await at.follow(24)]).toEqual([[], []]);
  });

  it('of a shop that only tries things out are not asked for', async () => {
    const at = await sent(false);
    expect([await at.follow(0), await at.follow(24)]).toEqual([[], []]);
  });
});

describe('what 17TRACK tells by itself', () => {
  it('moves a shipment, however late, often and in what order it comes, and nothing that is over', async () => {
    const at = await sent();
    await at.follow(0);
    const customs = at.told(eventOf('InTransit_CustomsProcessing', on(5), 'AU'));
    for (const push of [customs, customs, at.told(eventOf('InTransit_PickedUp', on(1), 'CN'))])
      expect((await at.push(push)).status).toBe(200);
    expect(await at.status()).toBe('CUSTOMS');
    await at.push(at.told(eventOf('Delivered_Other', on(9), 'AU')));
    expect(await at.status()).toBe('DELIVERED');
    await at.complete(at.id);
    for (const late of ['OutForDelivery_Other', 'Exception_Returned', 'InTransit_CustomsRequiringInformation'])
      await at.push(at.told(eventOf(late, on(20), 'AU')));
    expect((await at.get(at.id)).data).toMatchObject({ status: 'COMPLETED', holds: [] });
    const [events] = (await at.logistics(at.id)).data.boxes.map(({ legs }) => legs.flatMap((leg) => leg.events));
    expect(events?.map(({ state }) => state).toSorted()).toEqual(
      ['CUSTOMS', 'DELIVERED', 'OUT_FOR_DELIVERY', 'PAPERS_WANTED', 'PICKED_UP', 'RETURNED'].toSorted(),
    );
  });

  it.each([
    ['written out', (body: string) => body],
    ['bare', (body: string) => body.replaceAll('\\u0000', '\0')],
  ])('loses no more to a NUL, %s, than the NUL', async (_, sentAs) => {
    const at = await sent();
    await at.follow(0);
    const words = { description: 'Left\0 the port', location: 'Ningbo\0' };
    const { body } = at.told(
      eventOf('InTransit_PickedUp', on(1), 'CN', words),
      eventOf('InTransit_Other', on(2), 'SG'),
    );
    const raw = sentAs(body);
    expect((await at.push({ body: raw, sign: signatureOf(raw, KEY) })).status).toBe(200);
    const [events] = (await at.logistics(at.id)).data.boxes.map(({ legs }) => legs.flatMap((leg) => leg.events));
    expect(events?.map(({ place, original }) => [place, original])).toEqual([
      ['Harbour', 'It is InTransit_Other'],
      ['Ningbo', 'Left the port'],
    ]);
    const elsewhere = fake.pushOf(at.number, [eventOf('Delivered_Other', on(3), 'AU')], `${at.owner.tenantId}/x\0`);
    expect((await at.push(elsewhere)).status).toBe(200);
    expect(await at.status()).toBe('SHIPPED');
  });

  it('is not heard unsigned, from another company, or of a box that it does not follow', async () => {
    const at = await sent();
    const delivered = [eventOf('Delivered_Other', on(9), 'AU')];
    const unfollowed = fake.pushOf(at.number, delivered, `${at.owner.tenantId}/nobody`);
    expect((await at.push(unfollowed)).status).toBe(200);
    await at.follow(0);
    const push = at.told(...delivered);
    expect((await at.push({ ...push, sign: 'f'.repeat(64) })).status).toBe(401);
    expect((await at.push(push, 'OTHER')).status).toBe(404);
    expect((await at.push(fake.pushOf('RR999999999CN', delivered, fake.tagOf(at.number)))).status).toBe(200);
    expect(await at.status()).toBe('OUTBOUND');
    const path = '/front/tracking/17TRACK/callback';
    expect((await at.shop.fetchRaw(path, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});
