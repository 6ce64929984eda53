import { afterEach, describe, expect, it } from 'vitest';
import { webhookDeskEndpoints as calls } from '../../../../src/contract/webhook.desk.endpoints';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { resumeShop, suspendShop } from '../../../../src/server/modules/tenant/register-shop.service';
import { signInStaff } from '../../../support/staff';
import { startHooked, type Hooked } from './hooked-shop';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let open: Hooked[] = [];
const start = async (...given: Parameters<typeof startHooked>) => {
  const at = await startHooked(...given);
  open.push(at);
  return at;
};
afterEach(async () => {
  for (const { receiver } of open) await receiver.close();
  open = [];
});

describe('an event of a shop', () => {
  it('arrives, signed, with what happened to what and nothing of a person', async () => {
    const at = await start();
    await at.buy('o1');
    expect(await at.deliver()).toBe(1);
    const [got] = at.receiver.got;
    expect(got?.isSigned).toBe(true);
    expect(JSON.parse(got?.body ?? '')).toEqual({
      id: got?.id,
      kind: 'order.bought',
      at: at.shop.clock.now.toISOString(),
      subject: { kind: 'ORDER', id: 'o1', number: 'PO-o1' },
    });
    expect(await at.deliver()).toBe(0);
    expect((await at.sent())[0]).toMatchObject({ state: 'SENT', tries: 1, lastStatus: 204, lastError: null });
  });

  it('is told once, however often it is told to the shopper, and not where it did not happen', async () => {
    const at = await start();
    await at.buy('o1');
    await at.buy('o1');
    await expect(
      at.buy('o3', () => {
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await at.deliver();
    expect(at.receiver.got.map(({ body }) => (JSON.parse(body) as { subject: { id: string } }).subject.id)).toEqual([
      'o1',
    ]);
  });

  it('waits while the doors of its shop are shut, and goes on when they are open', async () => {
    const at = await start();
    at.receiver.answer = (res) => void res.writeHead(500).end();
    await at.buy('o1');
    await at.deliver();
    await suspendShop(at.shop.tenant.id, at.shop.clock.now);
    await at.buy('o2');
    at.later(4 * 24 * HOUR_MS);
    expect(await at.deliver()).toBe(0);
    expect(at.receiver.got).toHaveLength(1);
    await resumeShop(at.shop.tenant.id);
    // three days of failing are not over by the days that it was shut
    await at.deliver();
    expect((await at.sent()).map(({ state }) => state)).toEqual(['WAITING', 'WAITING']);
    at.receiver.answer = (res) => void res.writeHead(204).end();
    at.later(HOUR_MS);
    await at.deliver();
    expect((await at.sent()).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
  });

  it('goes nowhere where its kind is not wanted, or the webhook is off', async () => {
    const [other, off] = [await start(['order.paid']), await start()];
    const body = { url: off.webhook.url, kinds: off.webhook.kinds, isOn: false, version: 1 };
    await off.shop.call(calls.change, { params: off.params, body }, off.owner);
    for (const at of [other, off]) {
      await at.buy('o1');
      await at.deliver();
      expect(at.receiver.got).toEqual([]);
      expect(await at.sent()).toEqual([]);
    }
  });

  it('is tried again with the same id after 1, 5 and 30 minutes, 2, 6, 12 and 24 hours, and then given up', async () => {
    const at = await start();
    at.receiver.answer = (res) => res.writeHead(500).end('no');
    await at.buy('o1');
    const waits = [1, 5, 30, 120, 360, 720, 1440];
    for (const minutes of waits) {
      await at.deliver();
      at.later(minutes * MINUTE_MS - 1);
      const before = at.receiver.got.length;
      await at.deliver();
      expect(at.receiver.got).toHaveLength(before);
      at.later(1);
    }
    await at.deliver();
    expect(at.receiver.got).toHaveLength(waits.length + 1);
    expect(new Set(at.receiver.got.map(({ id }) => id)).size).toBe(1);
    const [last] = await at.sent();
    expect(last).toMatchObject({ state: 'GIVEN_UP', tries: 8, nextAt: null, lastStatus: 500, lastError: 'STATUS' });
    at.receiver.answer = (res) => res.writeHead(200).end();
    const desk = await signInStaff(at.shop);
    const again = await at.shop.call(calls.again, { params: { id: last?.id ?? '' } }, desk);
    expect(again.data).toMatchObject({ state: 'WAITING', tries: 0 });
    await at.deliver();
    expect((await at.sent())[0]).toMatchObject({ state: 'SENT', tries: 1, kind: 'order.bought' });
    expect(new Set(at.receiver.got.map(({ id }) => id)).size).toBe(1);
  });

  it('waits behind no receiver that never answers', async () => {
    const [dead, well] = [await start(), await start()];
    dead.receiver.answer = () => undefined;
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await dead.buy(id);
    await well.buy('o1');
    const since = Date.now();
    const running = dead.deliver(1500);
    while (well.receiver.got.length === 0 && Date.now() - since < 1400)
      await new Promise((next) => setTimeout(next, 20));
    expect(well.receiver.got).toHaveLength(1);
    await running;
    // the first showed how it is: the others were not tried, and have lost no try
    expect(dead.receiver.got).toHaveLength(1);
    expect((await dead.sent()).map(({ tries }) => tries).sort()).toEqual([0, 0, 0, 0, 0, 1]);
    expect((await dead.shop.call(calls.list, {}, dead.owner)).data.items[0]?.failingSince).not.toBeNull();
  });

  it('turns its webhook off after three days of nothing but failures, and says so', async () => {
    const at = await start();
    at.receiver.answer = (res) => res.writeHead(503).end();
    for (let hours = 0; hours <= 72; hours += 24) {
      await at.buy(`o${hours}`);
      at.later(MINUTE_MS);
      await at.deliver();
      at.later(24 * HOUR_MS - MINUTE_MS);
    }
    const desk = await signInStaff(at.shop);
    const [shown] = (await at.shop.call(calls.list, {}, desk)).data.items;
    expect(shown).toMatchObject({ isOn: false, offAt: expect.any(String) as string });
    expect((await at.sent()).every(({ state }) => state === 'GIVEN_UP')).toBe(true);
    const { data: self } = await at.shop.call(operatorDeskEndpoints.getSelf, {}, desk);
    const [notice] = self.notices ?? [];
    expect(notice?.offWebhook).toBe(at.receiver.url);
    const { staffToken } = await signInStaff(at.shop, ['buyer']);
    expect((await at.shop.call(operatorDeskEndpoints.getSelf, {}, { staffToken })).data.notices ?? []).toEqual([]);
    await at.shop.call(operatorDeskEndpoints.dismissNotice, { params: { id: notice?.id ?? '' } }, desk);
    expect((await at.shop.call(operatorDeskEndpoints.getSelf, {}, desk)).data.notices ?? []).toEqual([]);
    const { data: lines } = await at.shop.call(
      operatorDeskEndpoints.listAudit,
      { query: { action: 'webhook.off' } },
      desk,
    );
    expect(lines[0]).toMatchObject({ staffId: null, subjectId: at.webhook.id });
  });

  it('lets one success between failures count', async () => {
    const at = await start();
    at.receiver.answer = (res) => res.writeHead(503).end();
    await at.buy('o1');
    await at.deliver();
    at.later(HOUR_MS);
    at.receiver.answer = (res) => res.writeHead(200).end();
    await at.deliver();
    const desk = await signInStaff(at.shop);
    expect((await at.shop.call(calls.list, {}, desk)).data.items[0]).toMatchObject({ failingSince: null, isOn: true });
  });
});
