import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../../src/contract/account.endpoints';
import { buyingDeskEndpoints } from '../../../../src/contract/buying.desk.endpoints';
import type { DeskPurchase, SubstituteInput } from '../../../../src/contract/buying-desk';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { systemTx } from '../../../../src/server/db/database';
import { orderItem } from '../../../../src/server/db/schema/shopping';
import { closeSubstitutes } from '../../../../src/server/modules/purchase/substitute.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { jpegPicture, openTestBucket, uploadPicture } from '../../../support/bucket';
import { signUp } from '../../../support/shopper';
import { startBuyingDesk } from './buying-at-desk';

let bucket: ReturnType<typeof openTestBucket>;
beforeAll(() => void (bucket = openTestBucket()));
afterAll(() => bucket.close());

const LINK = 'https://item.taobao.com/item.htm?id=600000000001&skuId=77';

async function startOffering() {
  const at = await startBuyingDesk();
  const offer = ({ id, version, items }: DeskPurchase, change: Partial<SubstituteInput> = {}) => {
    const [item] = items;
    const what = { productUrl: LINK, title: 'Copper kettle', unitFen: item?.paidFen ?? 0, options: ['Red'] };
    const rest = { images: [], remark: 'Same maker', hours: 48, ...change };
    const body = { version, orderItemId: item?.id ?? '', ...what, ...rest };
    return at.shop.call(buyingDeskEndpoints.offer, { params: { id }, body }, at.mei);
  };
  const answer = async (id: string, decision: 'ACCEPT' | 'REFUSE', token = at.token, offerId?: string) => {
    const item = (await at.get(id)).data.items.find(({ substitute }) => substitute);
    const body = { orderItemId: item?.id ?? 'none', offerId: offerId ?? item?.substitute?.id ?? 'none', decision };
    return at.shop.call(purchaseEndpoints.answerSubstitute, { params: { id }, body }, { token });
  };
  const claimed = async () => (await at.claim((await at.paidForTwo()).id)).data;
  return { ...at, offer, answer, claimed };
}

describe('another thing in place of what its seller has no more', () => {
  it('is asked for with pictures, link and time, and nothing of the order is bought meanwhile', async () => {
    const at = await startOffering();
    const order = await at.claimed();
    const image = await uploadPicture(at.shop, await jpegPicture());
    const { data } = await at.offer(order, { images: [image] });
    expect(data.items[0]).toMatchObject({ status: 'SUBSTITUTE', substitute: { title: 'Copper kettle' } });
    expect(data).toMatchObject({ canPlace: false });
    expect((await at.queue({ view: 'atShopper' })).items).toMatchObject([
      { id: order.id, isAsked: true, isLate: false },
    ]);
    expect((await at.queue()).items).toEqual([]);
    expect((await at.buy(data)).status).toBe(409);
    const told = (await at.get(order.id)).data;
    expect(told).toMatchObject({ askedSince: at.shop.clock.now.toISOString() });
    expect(told.buyBefore).toBeUndefined();
    const seen = told.items[0];
    expect(seen?.substitute).toMatchObject({ title: 'Copper kettle', options: ['Red'], images: [image] });
    const { data: news } = await at.shop.call(accountEndpoints.listNotifications, { query: {} }, { token: at.token });
    expect(JSON.stringify(news)).toContain('sold out');
    // told once more, it is the same question
    expect((await at.offer(data)).status).toBe(409);
  });

  it('is bought where its shopper takes it, by a person, and is what the order says', async () => {
    const at = await startOffering();
    const order = await at.claimed();
    await at.offer(order);
    const item = (await at.get(order.id)).data.items[0];
    await systemTx((tx) =>
      tx
        .update(orderItem)
        .set({ titleOriginal: '铁壶' })
        .where(eq(orderItem.id, item?.id ?? '')),
    );
    expect((await at.answer(order.id, 'ACCEPT')).data.items[0]).toMatchObject({
      ...{ title: 'Copper kettle', skuLabels: ['Red'], status: 'ORDERED' },
      productUrl: 'https://item.taobao.com/item.htm?id=600000000001',
    });
    const answered = (await at.get(order.id)).data;
    expect(answered).toMatchObject({ buyBefore: expect.any(String) });
    expect(answered.askedSince).toBeUndefined();
    // what the other thing was called is not said of it to who reads Chinese
    const inChinese = { token: at.token, locale: 'zh-CN' };
    const { data: read } = await at.shop.call(purchaseEndpoints.get, { params: { id: order.id } }, inChinese);
    expect(read.items[0]?.title).toBe('Copper kettle');
    const body = { orderItemId: item?.id ?? '', offerId: item?.substitute?.id ?? '', decision: 'REFUSE' as const };
    const again = { params: { id: order.id }, body };
    expect((await at.shop.call(purchaseEndpoints.answerSubstitute, again, { token: at.token })).status).toBe(409);
    expect((await at.buy(await at.openAtDesk(order.id))).data.status).toBe('PURCHASED');
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('gives the money back where it is refused, and where nobody answers in time', async () => {
    const at = await startOffering();
    const [refused, unanswered] = [await at.claimed(), await at.claimed()];
    await at.offer(refused);
    await at.offer(unanswered, { hours: 24 });
    const { data } = await at.answer(refused.id, 'REFUSE');
    expect(data.items[0]?.status).toBe('OUT_OF_STOCK');
    expect(data.refunded.amount).toBeGreaterThan(0);
    const late = new Date(at.shop.clock.now.getTime() + 24 * 3_600_000);
    expect(await closeSubstitutes(new Date(late.getTime() - 60_000))).toBe(0);
    expect(await closeSubstitutes(late)).toBe(1);
    expect(await closeSubstitutes(late)).toBe(0);
    const closed = (await at.get(unanswered.id)).data;
    expect(closed.items.filter(({ status }) => status === 'OUT_OF_STOCK')).toHaveLength(1);
    expect(closed.refunded.amount).toBeGreaterThan(0);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('is over with its order, which gives all its money back once', async () => {
    const at = await startOffering();
    const order = await at.claimed();
    await at.offer(order);
    const item = (await at.get(order.id)).data.items[0];
    expect((await at.close(order.id)).data).toMatchObject({ status: 'CLOSED', refunded: order.total.local });
    expect((await at.get(order.id)).data.items[0]?.status).toBe('ORDERED');
    const body = { orderItemId: item?.id ?? '', offerId: item?.substitute?.id ?? '', decision: 'ACCEPT' as const };
    const answer = { params: { id: order.id }, body };
    expect((await at.shop.call(purchaseEndpoints.answerSubstitute, answer, { token: at.token })).status).toBe(409);
    await closeSubstitutes(new Date(at.shop.clock.now.getTime() + 49 * 3_600_000));
    expect((await at.get(order.id)).data).toMatchObject({ refunded: order.total.local });
    expect((await at.get(order.id)).data.items[0]?.substitute).toBeUndefined();
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('costs nothing more, leads to goods of a marketplace, and shows pictures of the shop', async () => {
    const at = await startOffering();
    const order = await at.claimed();
    const paid = order.items[0]?.paidFen ?? 0;
    const path = async (change: Partial<SubstituteInput>) => (await at.offer(order, change)).problem.errors?.[0]?.path;
    expect(await path({ unitFen: paid + 1000 })).toBe('unitFen');
    expect(await path({ unitFen: 1_000_000_000 })).toBe('unitFen');
    expect(await path({ productUrl: 'https://elsewhere.example/kettle' })).toBe('productUrl');
    expect(await path({ images: ['https://elsewhere.example/x.jpg'] })).toBe('images.0');
    expect((await at.offer(order, { orderItemId: 'none' })).status).toBe(404);
    expect((await at.offer({ ...order, version: order.version + 1 })).status).toBe(409);
    expect((await at.offer(order)).status).toBe(200);
  });

  it('is nobody’s to answer but its shopper’s, and only as it was asked', async () => {
    const at = await startOffering();
    const order = await at.claimed();
    await at.offer(order);
    const stranger = await signUp(at.shop);
    const item = (await at.get(order.id)).data.items[0];
    const body = { orderItemId: item?.id ?? '', offerId: item?.substitute?.id ?? '', decision: 'ACCEPT' as const };
    const asStranger = { token: stranger.token };
    const params = { id: order.id };
    expect((await at.shop.call(purchaseEndpoints.answerSubstitute, { params, body }, asStranger)).status).toBe(404);
    expect((await at.answer(order.id, 'ACCEPT', at.token, 'another')).status).toBe(409);
  });
});

describe('a seller who has it later', () => {
  it('is waited for: it is nobody’s to buy before that day, and its shopper is told', async () => {
    const at = await startOffering();
    const { id, version } = await at.claimed();
    const day = (days: number) => new Date(at.shop.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const wait = (until: string | null, read = version) =>
      at.shop.call(buyingDeskEndpoints.wait, { params: { id }, body: { version: read, until } }, at.mei);
    for (const until of [day(32), day(-1), '2026-02-31', '2026-99-99']) expect((await wait(until)).status).toBe(422);
    const { data } = await wait(day(5));
    expect(data.waitUntil).toBe(`${day(5)}T00:00:00.000Z`);
    expect((await wait(day(6))).status).toBe(409);
    expect((await at.queue({ view: 'onDate' })).items.map((row) => row.id)).toEqual([id]);
    expect((await at.queue()).waiting).toMatchObject({ toBuy: 0, onDate: 1 });
    expect((await at.get(id)).data.waitUntil).toBe(data.waitUntil);
    expect((await wait(null, data.version)).data.waitUntil).toBeNull();
    expect((await at.queue()).waiting).toMatchObject({ toBuy: 1, onDate: 0 });
  });
});
