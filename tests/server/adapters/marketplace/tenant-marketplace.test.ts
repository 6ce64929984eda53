import { afterEach, describe, expect, it } from 'vitest';
import type { ListingQuery } from '../../../../src/server/adapters/marketplace/marketplace.port';
import type {
  Capabilities,
  MarketplaceSource,
} from '../../../../src/server/adapters/marketplace/marketplace-source.port';
import { marketplaceOf, setSources } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { SourceFailure } from '../../../../src/server/adapters/marketplace/source-failure.port';
import type { TenantRecord } from '../../../../src/server/kernel/tenant-record';
import { fakeSource, held, pageOf, suppliedProduct } from '../../../support/fake-source';
import { tenantRecordOf } from '../../../support/tenant-record';

afterEach(() => setSources());

type Rows = TenantRecord['marketplaceSources'];
const fakes = (...all: [name: string, can?: Capabilities, rest?: Partial<MarketplaceSource>][]) => {
  const made = all.map(([name, can, rest]) => fakeSource(can, { name, ...rest }));
  setSources(made.map(({ source }) => source));
  return made.map(({ asked }) => asked);
};
const shop = (marketplaceSources: Rows, { id = 'shop', now = 0, locale = 'en' as const } = {}) =>
  marketplaceOf({ tenant: tenantRecordOf({ id, marketplaceSources }), locale, now: () => new Date(now) });
type Shop = ReturnType<typeof shop>;
const query = (wanted: Partial<ListingQuery> = {}): ListingQuery => ({
  channels: ['TAOBAO', 'ALIBABA'],
  sort: 'relevance',
  pageNo: 1,
  pageSize: 4,
  language: 'en',
  ...wanted,
});
const idsOf = ({ items }: { items: { itemId: string }[] }) => items.map(({ itemId }) => itemId);
const TAOBAO = { channel: 'TAOBAO', itemId: '100001' } as const;
const ALIBABA = { channel: 'ALIBABA', itemId: '200002' } as const;
const URLS = ['https://item.taobao.com/item.htm?id=100001', 'https://detail.1688.com/offer/200002.html'] as const;

describe('who is asked', () => {
  it('is the source that the shop has for the channel and the capability', async () => {
    const [a, b] = fakes(['a'], ['b']);
    const at = shop([{ source: 'a', channels: ['TAOBAO'], capabilities: ['search'] }, { source: 'b' }]);
    await at.search(query({ channels: ['TAOBAO'] }));
    await at.search(query({ channels: ['ALIBABA'] }));
    await at.findProducts([TAOBAO]);
    expect([a?.map(({ capability }) => capability), b?.map(({ capability }) => capability)]).toEqual([
      ['search'],
      ['search', 'product'],
    ]);
  });

  it('is the next one where a source cannot do it', async () => {
    const [a, b] = fakes(['a', { search: undefined }], ['b']);
    await shop([{ source: 'a' }, { source: 'b' }]).search(query());
    expect([a?.length, b?.length]).toEqual([0, 1]);
  });

  it('is never one that has nothing of the channel, or cannot do this for it', async () => {
    const [a, b] = fakes(['a', {}, { channels: ['ALIBABA', 'TAOBAO'], only: { search: ['ALIBABA'] } }], ['b']);
    const at = shop([{ source: 'a' }, { source: 'b' }]);
    await at.search(query());
    await at.findProducts([TAOBAO, { channel: 'JD', itemId: '300003' }]);
    const channels = (asked: typeof a) =>
      asked?.map(({ capability, asked: { channels: all, refs } }: { capability: string; asked: { channels?: string[]; refs?: { channel: string }[] } }) => [capability, all ?? refs?.map(({ channel }) => channel)]); // prettier-ignore
    expect(channels(a)).toEqual([
      ['search', ['ALIBABA']],
      ['product', ['TAOBAO']],
    ]);
    expect(channels(b)).toEqual([
      ['search', ['TAOBAO']],
      ['product', ['JD']],
    ]);
  });

  it('is nobody where no source can, which is said; what only helps is empty', async () => {
    fakes(['a', { search: undefined }]);
    const at = shop([{ source: 'a' }, { source: 'of another release' }]);
    await expect(at.search(query())).rejects.toMatchObject({ code: 'METHOD_DISABLED' });
    await expect(at.search(query({ shopId: '1' }))).rejects.toMatchObject({ code: 'METHOD_DISABLED' });
    const picture = new Uint8Array();
    await expect(at.searchByPicture({ ...query(), picture })).rejects.toMatchObject({ code: 'METHOD_DISABLED' });
    expect(await at.listCategories(query())).toEqual([]);
    expect(await at.suggest({ ...query(), text: 'x', limit: 3 })).toEqual([]);
    expect(await at.listProducts(query())).toEqual({ total: 0, refs: [] });
    expect(await at.expandLink('https://e.tb.cn/h.x')).toBeUndefined();
  });

  it('reads a link with the first source that can', async () => {
    fakes(['a', { link: () => Promise.resolve(undefined) }], ['b', { link: () => Promise.resolve(URLS[0]) }]);
    expect(await shop([{ source: 'a' }, { source: 'b' }]).expandLink('https://e.tb.cn/h.x')).toBe(URLS[0]);
  });
});

describe('several sources of one shop', () => {
  const rows: Rows = [{ source: 'a', channels: ['TAOBAO'] }, { source: 'b' }];

  it('fill a page in turn, each with its part', async () => {
    const [a] = fakes(
      ['a', { search: () => Promise.resolve(pageOf(['a1', 'a2'], 30)) }],
      ['b', { search: () => Promise.resolve(pageOf(['b1'], 1)) }],
    );
    const page = await shop(rows).search(query());
    expect([idsOf(page), page.total]).toEqual([['a1', 'b1', 'a2'], 31]);
    expect(a?.[0]?.asked).toMatchObject({ channels: ['TAOBAO'], pageSize: 2 });
  });

  it('take nothing from each other when one is down', async () => {
    const search = () => Promise.reject(new SourceFailure('timeout'));
    fakes(['a', { search }], ['b', { search: () => Promise.resolve(pageOf(['b1'])) }]);
    expect(idsOf(await shop(rows).search(query()))).toEqual(['b1']);
    await expect(shop(rows).search(query({ channels: ['TAOBAO'] }))).rejects.toMatchObject({
      code: 'SUPPLIER_TIMEOUT',
    });
  });

  it('each say what they know of a product', async () => {
    const [a, b] = fakes(['a'], ['b']);
    const known = await shop(rows).findProducts([TAOBAO, ALIBABA]);
    expect([...known].map(([url, { value }]) => [url, value?.title])).toEqual([
      [URLS[0], 'Product 100001'],
      [URLS[1], 'Product 200002'],
    ]);
    expect([a?.length, b?.length]).toEqual([1, 1]);
  });
});

describe('products', () => {
  const rows: Rows = [{ source: 'a' }];

  it('are asked for in calls of the size that the source takes', async () => {
    const refs = ['100001', '100002', '100003'].map((itemId) => ({ channel: 'TAOBAO' as const, itemId }));
    const [a] = fakes(['a', {}, { productsACall: 2 }]);
    await shop(rows).findProducts(refs);
    expect(a?.map(({ asked }) => (asked as { refs: object[] }).refs.length)).toEqual([2, 1]);
    await shop(rows, { now: 1000 }).findProducts(refs);
    expect(a).toHaveLength(2);
  });

  it('that are gone are not there, as those that nobody serves', async () => {
    fakes(['a', { product: () => Promise.reject(new SourceFailure('gone')) }]);
    const known = await shop([{ source: 'a', channels: ['TAOBAO'] }]).findProducts([TAOBAO, ALIBABA]);
    expect([...known].map(([url, { value }]) => [url, value])).toEqual([
      [URLS[0], undefined],
      [URLS[1], undefined],
    ]);
  });

  it('are shown as they were where the source fails, and are missing where it never said anything', async () => {
    let isDown = false;
    fakes(['a', { product: ({ refs }) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(refs.map((ref) => suppliedProduct(ref)))) }]); // prettier-ignore
    const day = 24 * 3600_000;
    await shop(rows).showProducts([TAOBAO]);
    isDown = true;
    const shown = await shop(rows, { now: 2 * day }).showProducts([TAOBAO, ALIBABA]);
    expect([shown.get(URLS[0])?.value?.title, shown.has(URLS[1])]).toEqual(['Product 100001', false]);
    await expect(shop(rows, { now: 2 * day }).findProducts([TAOBAO])).rejects.toMatchObject({
      code: 'SUPPLIER_UNAVAILABLE',
    });
  });

  it('are recalled without asking anybody', async () => {
    const [a] = fakes(['a']);
    expect((await shop(rows).recallProducts([TAOBAO])).has(URLS[0])).toBe(false);
    await shop(rows).findProducts([TAOBAO]);
    expect(await shop(rows, { now: 9e9 }).recallProducts([TAOBAO, ALIBABA])).toEqual(
      new Map([[URLS[0], expect.objectContaining({ value: suppliedProduct(TAOBAO), askedAt: 0 })]]),
    );
    expect(a).toHaveLength(1);
  });

  it('are recalled in the shopper’s words, as they were shown', async () => {
    const chinese = (ref: typeof TAOBAO) => suppliedProduct(ref, { title: '红色', titleOriginal: '红色' });
    fakes(['a', { product: ({ refs }) => Promise.resolve((refs as (typeof TAOBAO)[]).map(chinese)) }]);
    const titleOf = async (known: ReturnType<Shop['findProducts']>) => (await known).get(URLS[0])?.value?.title;
    expect(await titleOf(shop(rows).showProducts([TAOBAO]))).toBe('Red');
    expect(await titleOf(shop(rows).recallProducts([TAOBAO]))).toBe('Red');
  });
});

describe('what is remembered', () => {
  const rows: Rows = [{ source: 'a' }];
  const bothAsk = async (one: ReturnType<typeof shop>, other: ReturnType<typeof shop>) => {
    await Promise.all([one.search(query()), one.findProducts([TAOBAO])]);
    await Promise.all([other.search(query()), other.findProducts([TAOBAO])]);
  };

  it('serves all shops of one account at the source', async () => {
    const [a] = fakes(['a']);
    await bothAsk(shop(rows, { id: 'one' }), shop(rows, { id: 'other' }));
    expect(a).toHaveLength(2);
  });

  it('is apart for accounts that may be told other prices, and so are their turns', async () => {
    const slow = held<ReturnType<typeof pageOf>>();
    const [a] = fakes(['a', {}, { accountOf: (tenantId) => tenantId }]);
    await bothAsk(shop(rows, { id: 'one' }), shop(rows, { id: 'other' }));
    expect(a?.map(({ tenantId }) => tenantId)).toEqual(['one', 'one', 'other', 'other']);
    const limits = { running: 1, waiting: 0 };
    fakes(['a', { search: slow.answer }, { accountOf: (tenantId) => tenantId, limits }]);
    const [one, other] = [shop(rows, { id: 'one' }).search(query()), shop(rows, { id: 'other' }).search(query())];
    const late = shop(rows, { id: 'one' }).search(query({ pageNo: 2 }));
    await expect(late).rejects.toMatchObject({ code: 'SUPPLIER_UNAVAILABLE' });
    slow.give(pageOf(['x']));
    expect([idsOf(await one), idsOf(await other)]).toEqual([['x'], ['x']]);
  });

  it('is apart by language', async () => {
    const [a] = fakes(['a']);
    await shop(rows).findProducts([TAOBAO]);
    await shop(rows, { locale: 'vi' as 'en' }).findProducts([TAOBAO]);
    await shop(rows).search(query());
    await shop(rows).search(query({ language: 'vi' }));
    expect(a).toHaveLength(4);
  });
});
