import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingCompanyFor } from '../../../../src/server/adapters/tracking/tracking.registry';
import { followBoxes } from '../../../../src/server/modules/transit/follow-boxes.service';
import { goLive } from '../../../../src/server/wiring/go-live';
import { CUSTOMER, eventOf, KEY, SALT, startFakeKuaidi100, type CourierEvent } from '../../../support/tracking/fake-kuaidi100'; // prettier-ignore
import { withEnv } from '../../../support/with-env';
import { packingAt } from './packing';
import { startShipping } from './shipping';

let fake: Awaited<ReturnType<typeof startFakeKuaidi100>>;
beforeAll(async () => {
  fake = await startFakeKuaidi100();
});
afterAll(() => fake.close());
const settings = () => ({
  KUAIDI100_CUSTOMER: CUSTOMER,
  KUAIDI100_KEY: KEY,
  KUAIDI100_SALT: SALT,
  KUAIDI100_CALLBACK: 'https://any.example/api/front/tracking/KUAIDI100/callback',
  KUAIDI100_URL: fake.url,
});
const PATH = '/front/tracking/KUAIDI100/callback';
const on = (hour: string) => `2026-11-22 ${hour}:00:00`;

/** A box that has left with a courier whom Kuaidi100 knows, and is followed there. */
async function sent() {
  const at = await startShipping();
  await at.fund(10_000);
  const desk = packingAt(at);
  const id = await desk.packed();
  await at.pay(id);
  await desk.send(id, 1, 'SF');
  const number = (await at.get(id)).data.boxes[0]?.trackingNo ?? '';
  await goLive(at.shop.tenant.id, at.shop.clock.now);
  await withEnv(settings(), () => followBoxes(trackingCompanyFor, at.shop.clock.now));
  const send = (body: string, query: string) =>
    withEnv(settings(), () =>
      at.shop.fetchRaw(PATH + query, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
    );
  return {
    ...at,
    id,
    number,
    send,
    push: async (...events: CourierEvent[]) => {
      const { body, query } = fake.pushOf(number, events);
      return send(body, query);
    },
    status: async () => (await at.get(id)).data.status,
  };
}

describe('what Kuaidi100 tells by itself', () => {
  it('moves a shipment, however late, often and in what order it comes, and nothing that is over', async () => {
    const at = await sent();
    expect(fake.subscriptionOf(at.number)?.company).toBe('shunfeng');
    const out = eventOf('5', on('18'));
    const taken = await at.push(out);
    expect([taken.status, await taken.json()]).toEqual([200, { result: true, returnCode: '200', message: '成功' }]);
    await at.push(out);
    await at.push(eventOf('1', on('10')));
    expect(await at.status()).toBe('OUT_FOR_DELIVERY');
    await at.push(eventOf('3', on('19')), out);
    expect(await at.status()).toBe('DELIVERED');
    await at.complete(at.id);
    for (const late of ['5', '4', '2']) await at.push(eventOf(late, on('23')));
    expect((await at.get(at.id)).data).toMatchObject({ status: 'COMPLETED', holds: [] });
    const [events] = (await at.logistics(at.id)).data.boxes.map(({ legs }) => legs.flatMap((leg) => leg.events));
    expect(events?.map(({ state }) => state).toSorted()).toEqual(
      ['DELIVERED', 'EXCEPTION', 'OUT_FOR_DELIVERY', 'PICKED_UP', 'RETURNED', 'OUT_FOR_DELIVERY'].toSorted(),
    );
  });

  it('is not heard unsigned or for another box, and not where it is not configured', async () => {
    const at = await sent();
    const { body, query } = fake.pushOf(at.number, [eventOf('3', on('19'))]);
    expect((await at.send(`${body}0`, query)).status).toBe(401);
    expect((await at.send(body, `${query}0`)).status).toBe(401);
    expect((await at.send(body, '')).status).toBe(401);
    expect((await at.shop.fetchRaw(PATH + query, { method: 'POST', body })).status).toBe(404);
    expect(await at.status()).toBe('OUTBOUND');
  });
});
