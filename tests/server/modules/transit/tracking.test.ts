import { describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { mailsTo } from '../../../support/shopper';
import { BOX, packingAt } from './packing';
import { startShipping } from './shipping';

async function sent(boxes = 1) {
  const at = await startShipping();
  const desk = packingAt(at);
  await at.fund(10_000);
  const id = await desk.packed(Array.from({ length: boxes }, () => BOX));
  await at.pay(id);
  await desk.send(id, boxes);
  const status = async () => (await at.get(id)).data.status;
  return { at, desk, id, status };
}

describe('what a carrier says', () => {
  it('moves an order to the door, and each word is noted once', async () => {
    const { at, desk, id, status } = await sent();
    expect(await desk.say(id, [['PICKED_UP', 10], ['IN_TRANSIT', 60]])).toBe(2);
    expect(await status()).toBe('SHIPPED');
    expect(await desk.say(id, [['PICKED_UP', 10], ['IN_TRANSIT', 60], ['CUSTOMS', 90]])).toBe(1);
    expect(await status()).toBe('CUSTOMS');
    const promise = { from: '2026-11-28T08:00:00.000Z', to: '2026-12-03T08:00:00.000Z' };
    expect((await at.logistics(id)).data).toMatchObject({ isLate: false, promise });
    expect(await desk.say(id, [['DELIVERED', 500], ['ARRIVED', 500]])).toBe(2);
    expect(await status()).toBe('DELIVERED');
    expect(await desk.say(id, [['IN_TRANSIT', 900]])).toBe(1);
    expect(await status()).toBe('DELIVERED');
    const { data } = await at.logistics(id);
    expect(data.boxes[0]?.legs[0]?.events.map(({ state }) => state)).toEqual(['IN_TRANSIT', 'DELIVERED', 'ARRIVED', 'CUSTOMS', 'IN_TRANSIT', 'PICKED_UP']);
    expect(data).toMatchObject({ isLate: false, promise: null });
    expect((await at.complete(id)).data).toMatchObject({ status: 'COMPLETED', actions: [] });
    expect((await at.complete(id)).problem.code).toBe('STATE_CONFLICT');
  });

  it('of one box waits for the other', async () => {
    const { desk, id, status } = await sent(2);
    await desk.say(id, [['DELIVERED', 50]], 1);
    expect(await status()).toBe('OUTBOUND');
    await desk.say(id, [['CUSTOMS', 60]], 2);
    expect(await status()).toBe('CUSTOMS');
    await desk.say(id, [['DELIVERED', 70]], 2);
    expect(await status()).toBe('DELIVERED');
  });

  it('may want papers or find nobody, until it goes on', async () => {
    const { at, desk, id } = await sent();
    const holds = async () => (await at.get(id)).data.holds;
    await desk.say(id, [['PAPERS_WANTED', 5]]);
    expect(await holds()).toEqual(['PAPERS_WANTED']);
    await desk.say(id, [['ARRIVED', 6], ['EXCEPTION', 7]]);
    expect(await holds()).toEqual(['DELIVERY_TROUBLE']);
    await desk.say(id, [['OUT_FOR_DELIVERY', 8]]);
    expect(await holds()).toEqual([]);
  });

  it('is told on by message and mail, each move once and with its link', async () => {
    const { at, desk, id } = await sent();
    const steps = [['PICKED_UP', 1], ['CUSTOMS', 2], ['ARRIVED', 3], ['OUT_FOR_DELIVERY', 4], ['AVAILABLE_FOR_PICKUP', 5], ['DELIVERED', 6]] as const;
    for (const step of steps) for (let twice = 0; twice < 2; twice += 1) await desk.say(id, [[...step]]);
    const news = (await at.shop.call(accountEndpoints.listNotifications, {}, { token: at.token })).data.items;
    const told = ['is on its way', 'is at customs', 'is out for delivery', 'is ready to be fetched', 'has arrived'];
    const mails = (await mailsTo(at.shop, at.email)).filter(({ subject }) => told.some((words) => subject.includes(words)));
    expect(told.map((words) => mails.filter(({ subject }) => subject.includes(words)).length)).toEqual([1, 1, 1, 1, 1]);
    expect(mails.every(({ body }) => body.includes(`/my/transit/${id}`))).toBe(true);
    const heard = news.filter(({ title }) => told.some((words) => title.includes(words)));
    expect(heard.map(({ link }) => link)).toEqual(told.map(() => `/my/transit/${id}`));
  });

  it('of papers or a shut door is told as that alone', async () => {
    const { at, desk, id } = await sent();
    await desk.say(id, [['PAPERS_WANTED', 5]]);
    await desk.say(id, [['FAILED_ATTEMPT', 9]]);
    const subjects = (await mailsTo(at.shop, at.email)).map(({ subject }) => subject).join();
    expect(subjects).toMatch(/papers/);
    expect(subjects).not.toMatch(/at customs|out for delivery/);
  });

  it('of a number that nobody knows, or before it has left, changes nothing', async () => {
    const at = await startShipping();
    const desk = packingAt(at);
    const id = await desk.packed();
    expect(await desk.say(id, [['DELIVERED', 1]])).toBe(0);
    expect((await at.get(id)).data.status).toBe('PENDING_PAYMENT');
    expect((await at.complete(id)).problem.code).toBe('STATE_CONFLICT');
  });
}); // prettier-ignore
