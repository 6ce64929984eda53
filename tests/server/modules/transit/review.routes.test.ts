import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTransitOrders } from '../../../../src/server/modules/transit/transit-clock.service';
import { openTestBucket } from '../../../support/bucket';
import { mailsTo } from '../../../support/shopper';
import { startClaiming } from './claiming';

const DAY_MS = 86_400_000;
const REVIEW = { stars: 4, words: 'Quick, and well packed', photos: [] as string[] };
let bucket: ReturnType<typeof openTestBucket>;
let at: Awaited<ReturnType<typeof startClaiming>>;
beforeAll(async () => {
  bucket = openTestBucket();
  at = await startClaiming();
});
afterAll(() => bucket.close());

const reviewOf = async (id: string) => (await at.get(id)).data.review;

describe('a review of a shipment', () => {
  it('comes with the word that all of it is there, and stands on the shipment', async () => {
    const id = await at.sent({});
    const review = { ...REVIEW, photos: [at.picture] };
    expect((await at.complete(id, { review })).data.status).toBe('COMPLETED');
    expect(await reviewOf(id)).toEqual({ ...review, at: at.shop.clock.now.toISOString() });
  });

  it('is given later too, and only once', async () => {
    const id = await at.sent({});
    await at.complete(id);
    expect(await reviewOf(id)).toBeNull();
    expect((await at.complete(id)).problem.code).toBe('STATE_CONFLICT');
    const answers = [await at.complete(id, { review: REVIEW }), await at.complete(id, { review: REVIEW })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await at.complete(id, { review: { ...REVIEW, stars: 1 } })).problem.code).toBe('STATE_CONFLICT');
    expect(await reviewOf(id)).toMatchObject({ stars: 4 });
  });

  it('is of what has arrived, by who had it shipped, with pictures that are there', async () => {
    const underway = await at.sent({}, 'CUSTOMS');
    expect((await at.complete(underway, { review: REVIEW })).problem.code).toBe('STATE_CONFLICT');
    expect((await at.complete('nobody', { review: REVIEW })).problem.code).toBe('NOT_FOUND');
    const id = await at.sent({});
    const errorOf = async (change: Partial<typeof REVIEW>) =>
      (await at.complete(id, { review: { ...REVIEW, ...change } })).problem.errors?.map(({ path }) => path);
    expect(await errorOf({ stars: 6 })).toEqual(['review.stars']);
    expect(await errorOf({ words: 'x'.repeat(1001) })).toEqual(['review.words']);
    expect(await errorOf({ photos: ['https://elsewhere.example/a.jpg'] })).toEqual(['review.photos.0']);
    expect((await at.get(id)).data).toMatchObject({ status: 'DELIVERED', review: null });
  });

  it('is asked for once where nobody said that all of it is there', async () => {
    const id = await at.sent({});
    const asked = async () => (await mailsTo(at.shop, at.email)).filter(({ subject }) => subject.includes('How was'));
    for (const days of [14, 15]) await moveTransitOrders(new Date(at.shop.clock.now.getTime() + days * DAY_MS));
    expect((await at.get(id)).data.status).toBe('COMPLETED');
    const { orderNo } = (await at.get(id)).data;
    expect((await asked()).filter(({ body }) => body.includes(orderNo))).toHaveLength(1);
    expect((await at.complete(id, { review: REVIEW })).status).toBe(200);
  });
});
