import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { SourceFailure, type FailureKind } from '../../../../src/server/adapters/marketplace/source-failure.port';
import { systemTx } from '../../../../src/server/db/database';
import { tenant as tenants } from '../../../../src/server/db/schema/tenant';
import { metrics } from '../../../../src/server/kernel/metrics';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { forgetTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { fakeSource, pageOf, suppliedProduct } from '../../../support/fake-source';
import { startShop } from '../../../support/shop';

const { search, getProduct, suggest, listCategories } = catalogEndpoints;
const FAKE: Partial<TenantRecord> = { marketplaceSources: [{ source: 'fake' }] };
const productUrl = 'https://item.taobao.com/item.htm?id=100001';

afterEach(() => setSources());

/** A shop whose only source answers like this to everything. */
async function shopAt(answer: () => Promise<never>) {
  const { source, asked } = fakeSource({ search: answer, product: answer, suggest: answer });
  setSources([source]);
  return { shop: await startShop(FAKE), asked };
}

describe('a source that gives no answer', () => {
  it.each<[FailureKind, number, string, string | null]>([
    ['unavailable', 503, 'SUPPLIER_UNAVAILABLE', '5'],
    ['refused', 503, 'SUPPLIER_UNAVAILABLE', '5'],
    ['timeout', 504, 'SUPPLIER_TIMEOUT', '5'],
    ['malformed', 502, 'SUPPLIER_FAILED', null],
    ['not-found', 404, 'PRODUCT_NOT_FOUND', null],
    ['gone', 404, 'PRODUCT_NOT_FOUND', null],
  ])('is told of: %s is a %i', async (kind, status, code, retryAfter) => {
    const { shop } = await shopAt(() => Promise.reject(new SourceFailure(kind)));
    const answers = [
      await shop.call(search, { query: { keyword: 'mug' } }),
      await shop.call(getProduct, { query: { productUrl } }),
      await shop.call(suggest, { query: { keyword: 'mu' } }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.problem.code, answer.headers.get('retry-after')]).toEqual([
        status,
        code,
        retryAfter,
      ]);
  });

  it('says itself when to come back, where it does', async () => {
    const { shop } = await shopAt(() => Promise.reject(new SourceFailure('refused', { retryAfterSeconds: 120 })));
    const answer = await shop.call(search, { query: { keyword: 'mug' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '120']);
  });

  it('is no fault of ours, whatever it throws', async () => {
    const { shop } = await shopAt(() => Promise.reject(new TypeError('terminated')));
    expect((await shop.call(getProduct, { query: { productUrl } })).status).toBe(503);
  });
});

describe('a source that fails after it answered', () => {
  it('is shown as it last was, with the time of that where it is not of just now', async () => {
    const state = { isDown: false };
    const down = <T>(answer: T) => (state.isDown ? Promise.reject(new SourceFailure('timeout')) : Promise.resolve(answer)); // prettier-ignore
    const { source } = fakeSource({
      search: () => down(pageOf(['123456'])),
      product: ({ refs }) => down(refs.map((ref) => suppliedProduct(ref))),
    });
    setSources([source]);
    const shop = await startShop(FAKE);
    const started = shop.clock.now.toISOString();
    const look = async () => [
      (await shop.call(search, { query: { keyword: 'mug' } })).data.asOf,
      (await shop.call(getProduct, { query: { productUrl } })).data.asOf,
    ];
    expect(await look()).toEqual([undefined, undefined]);
    state.isDown = true;
    shop.clock.now = new Date(shop.clock.now.getTime() + 299_999);
    expect(await look()).toEqual([undefined, undefined]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    expect(await look()).toEqual([started, started]);
    state.isDown = false;
    expect(await look()).toEqual([undefined, undefined]);
  });
});

describe('a source that is slow', () => {
  it('with 200 shoppers at once is asked as much as it bears; the others are told to come back, and other calls answered', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    const slow = fakeSource({
      product: ({ refs }) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(refs.map((ref) => suppliedProduct(ref))));
          most = Math.max(most, waiting.length);
        }),
    });
    const quick = fakeSource({}, { name: 'quick' });
    setSources([slow.source, quick.source]);
    const shop = await startShop({
      marketplaceSources: [{ source: 'fake', channels: ['TAOBAO'] }, { source: 'quick' }],
    });
    const open: Promise<unknown>[] = [];
    const told: { status: number; retryAfter: string | null }[] = [];
    for (let place = 0; place < 200; place += 1) {
      const url = `https://item.taobao.com/item.htm?id=${String(200_000 + place)}`;
      open.push(shop.call(getProduct, { query: { productUrl: url } }).then(({ status, headers }) => told.push({ status, retryAfter: headers.get('retry-after') }))); // prettier-ignore
    }
    await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const other = { query: { productUrl: 'https://detail.1688.com/offer/610947572360.html' } };
    expect((await shop.call(getProduct, other)).status).toBe(200);
    expect((await shop.call(catalogEndpoints.listHotKeywords, { query: {} })).status).toBe(200);

    const letGo = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 5);
    await Promise.all(open);
    clearInterval(letGo);
    expect(most).toBe(10);
    // those for whom no turn came in time are told as much as those who found no room
    expect(told.filter(({ status }) => status !== 200 && status !== 503 && status !== 504)).toEqual([]);
    expect(told.filter(({ status, retryAfter }) => status !== 200 && retryAfter === null)).toEqual([]);
    expect(new Set(told.map(({ status }) => status))).toContain(503);
  });
});

describe('a shop of another source', () => {
  it('searches and shows what that one has, at its own prices', async () => {
    const { source, asked } = fakeSource();
    setSources([source]);
    const shop = await startShop(FAKE);
    const page = (await shop.call(search, { query: { keyword: 'mug', channel: 'TAOBAO' } })).data;
    expect(page.items.map(({ productId }) => productId)).toEqual(['123456']);
    const { data } = await shop.call(getProduct, { query: { productUrl } });
    // ¥10 × 0.14 × 1.02
    expect([data.title, data.skus[0]?.price.local]).toEqual(['Product 100001', { amount: 143, currency: 'USD' }]);
    expect(new Set(asked.map(({ tenantId }) => tenantId))).toEqual(new Set([shop.tenant.id]));
  });

  it('is told what its source does not offer, and does without what only helps', async () => {
    setSources([fakeSource({ search: undefined }).source]);
    const shop = await startShop(FAKE);
    const refused = await shop.call(search, { query: { keyword: 'mug' } });
    expect([refused.status, refused.problem.code]).toEqual([422, 'METHOD_DISABLED']);
    expect((await shop.call(listCategories, {})).data).toEqual([]);
    expect((await shop.call(suggest, { query: { keyword: 'snea' } })).data.items).toEqual([{ keyword: 'sneakers' }]);
  });
});

describe('the home page of a shop that takes real money', () => {
  it('has rows of searches where it chose none, without those that fail or find nothing, and shows all of a row', async () => {
    const { source, asked } = fakeSource({ search: ({ keyword = '' }) => keyword === '手机配件' ? Promise.reject(new SourceFailure('malformed')) : Promise.resolve(pageOf(keyword === '玩具' ? [] : ['123456'])) }); // prettier-ignore
    setSources([source]);
    const shop = await startShop(FAKE);
    const { listGroups } = catalogEndpoints;
    expect((await shop.call(listGroups, {})).data).toEqual([]);
    await systemTx((tx) =>
      tx.update(tenants).set({ wentLiveAt: shop.clock.now }).where(eq(tenants.id, shop.tenant.id)),
    );
    forgetTenant(shop.tenant.id);
    const { data: rows } = await shop.call(listGroups, {});
    expect(rows.map(({ title }) => title)).toEqual(['Women’s clothing', 'Home']);
    expect(asked).toHaveLength(4);
    const query = { productCollectionId: rows[0]?.id };
    expect((await shop.call(search, { query })).data.total).toBe(1);
    expect(asked.at(-1)?.asked).toMatchObject({ keyword: '女装' });
  });
});

describe('the measurements', () => {
  it('tell what became of calls and where answers came from', async () => {
    const name = 'measured';
    const { source } = fakeSource({}, { name });
    setSources([source]);
    const shop = await startShop({ marketplaceSources: [{ source: name }] });
    for (const page of [1, 1, 2]) await shop.call(search, { query: { keyword: 'mug', pageNo: page } });
    const seen = async (counter: { get: () => Promise<{ values: { labels: object; value: number }[] }> }) =>
      (await counter.get()).values.filter(({ labels }) => 'source' in labels && labels.source === name);
    expect(await seen(metrics().marketplaceCalls)).toEqual([
      { labels: { source: name, capability: 'search', outcome: 'answered' }, value: 2 },
    ]);
    const taken = (await metrics().supplierSeconds.get()).values.find(
      ({ metricName, labels }) => metricName?.endsWith('_count') && labels.supplier === name,
    );
    expect(taken).toMatchObject({ labels: { outcome: 'answered' }, value: 2 });
    const reads = (await seen(metrics().marketplaceReads)).map(({ labels, value }) => [labels, value]);
    expect(reads).toContainEqual([{ source: name, capability: 'search', read: 'asked' }, expect.any(Number)]);
    expect(reads).toContainEqual([{ source: name, capability: 'search', read: 'fresh' }, expect.any(Number)]);
  });
});
