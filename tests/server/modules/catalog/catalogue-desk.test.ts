import { beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { catalogueDeskEndpoints as calls } from '../../../../src/contract/catalogue.desk.endpoints';
import { countedWord } from '../../../../src/server/modules/catalog/search-word.rules';
import { forgetAnswers } from '../../../../src/server/adapters/marketplace/marketplace.registry';
import { seedMarketplace } from '../../../../src/server/adapters/marketplace/embedded/stock-marketplace';
import { inLanguages, productOf } from '../../../support/marketplace';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
let as: { staffToken: string };
beforeAll(async () => {
  shop = await startShop({ hotKeywords: { en: ['tea'] }, productGroups: [] });
  as = await signInStaff(shop, ['editor']);
});

describe('the words that shoppers are offered', () => {
  it('are set by language, and seen at once; who read others is told', async () => {
    const set = (was: string[], keywords: string[]) =>
      shop.call(calls.setKeywords, { body: { language: 'en', was, keywords } }, as);
    expect((await set(['tea'], ['mug', 'tea'])).data.keywords).toEqual(['mug', 'tea']);
    const late = await set(['tea'], ['pot']);
    expect([late.status, late.problem.data]).toEqual([409, { language: 'en', keywords: ['mug', 'tea'] }]);
    expect((await set(['mug', 'tea'], ['Pot', 'pot'])).status).toBe(422);
    const { data } = await shop.call(catalogEndpoints.listHotKeywords, { query: {} });
    expect(data.items.map(({ keyword }) => keyword)).toEqual(['mug', 'tea']);
  });

  it('are chosen with what was searched for and what found nothing beside them', async () => {
    const search = (keyword: string) => shop.call(catalogEndpoints.search, { query: { keyword } });
    for (const keyword of ['Kettle', 'kettle ', 'KETTLE', 'zzqxjkvw', 'zzqxjkvw', 'zzqxjkvw', 'once'])
      await search(keyword);
    for (let n = 0; n < 3; n += 1) await search('ada@mail.example');
    const words = async (nothing?: '1') => (await shop.call(calls.listWords, { query: { language: 'en', ...(nothing ? { nothing } : {}) } }, as)).data.items; // prettier-ignore
    expect(await words()).toEqual([
      { word: 'kettle', searches: 3, foundNothing: expect.any(Number) as number },
      { word: 'zzqxjkvw', searches: 3, foundNothing: 3 },
    ]);
    expect((await words('1')).map(({ word }) => word)).toContain('zzqxjkvw');
    const other = await startShop();
    const theirs = await signInStaff(other, ['editor']);
    expect((await other.call(calls.listWords, { query: { language: 'en' } }, theirs)).data.items).toEqual([]);
  });

  it.each(['ada@mail.example', 'https://a.example/x', '+84 912 345 678', 'SF1234567890123', 'x'.repeat(41), '  '])(
    'are not counted where they may be about somebody: %s',
    (typed) => {
      expect(countedWord(typed)).toBeUndefined();
    },
  );
});

describe('the rows of goods on the home page', () => {
  it('are chosen by who read them as they are', async () => {
    const groups = [{ id: 'mugs', title: { en: 'Mugs' }, keyword: 'mug' }];
    const set = (was: typeof groups, wanted: typeof groups) =>
      shop.call(calls.setGroups, { body: { was, groups: wanted } }, as);
    expect((await set([], groups)).data.groups).toEqual(groups);
    expect((await set([], [])).status).toBe(409);
    expect((await set(groups, [{ id: 'x', title: { en: 'X' }, keyword: '' }])).status).toBe(422);
    const ofChannel = [{ id: 'all', title: { en: 'All' }, channel: 'TAOBAO' as const }];
    expect((await shop.call(calls.setGroups, { body: { was: groups, groups: ofChannel } }, as)).status).toBe(200);
    expect((await shop.call(calls.setGroups, { body: { was: ofChannel, groups } }, as)).status).toBe(200);
    expect((await shop.call(calls.getGroups, {}, as)).data.groups).toEqual(groups);
  });

  it('stand where and when they are to, and are filled as the desk has seen before', async () => {
    const known = (await shop.call(calls.getGroups, {}, as)).data.groups;
    const titles = ['wqjxkettle one', 'wqjxkettle two'];
    await seedMarketplace({
      products: titles.map((title) => productOf({ title: inLanguages(title) })),
      categories: [],
    });
    forgetAnswers();
    const preview = await shop.call(calls.previewGroup, { query: { keyword: 'wqjxkettle' } }, as);
    expect(preview.data.products.length).toBe(2);
    const { now } = shop.clock;
    const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
    const row = (id: string, more: object) => ({ id, title: { en: id }, keyword: 'wqjxkettle', ...more });
    const groups = [
      row('always', {}),
      row('soon', { from: later(1), until: later(2) }),
      row('beside', { place: 'RECOMMENDED' }),
    ];
    await shop.call(calls.setGroups, { body: { was: known, groups } }, as);
    const idsOf = async (call: 'listGroups' | 'listRecommended') =>
      (await shop.call(catalogEndpoints[call], {})).data.map(({ id }) => id);
    expect([await idsOf('listGroups'), await idsOf('listRecommended')]).toEqual([['always'], ['beside']]);
    shop.clock.now = new Date(now.getTime() + 1.5 * 3_600_000);
    expect(await idsOf('listGroups')).toEqual(['always', 'soon']);
    shop.clock.now = new Date(now.getTime() + 2 * 3_600_000);
    expect(await idsOf('listGroups')).toEqual(['always']);
    shop.clock.now = now;
    const filled = (await shop.call(catalogEndpoints.listGroups, {})).data[0]?.products ?? [];
    expect(filled.map(({ productUrl }) => productUrl)).toEqual(preview.data.products.map(({ productUrl }) => productUrl)); // prettier-ignore
    const backwards = [row('never', { from: later(2), until: later(1) })];
    expect((await shop.call(calls.setGroups, { body: { was: groups, groups: backwards } }, as)).status).toBe(422);
  });

  it('are set once where the same call comes again', async () => {
    const was = (await shop.call(calls.getGroups, {}, as)).data.groups;
    const groups = [{ id: 'tea', title: { en: 'Tea' }, keyword: 'tea' }];
    const key = 'the-same-press-of-a-button';
    const set = () =>
      shop.call(calls.setGroups, { body: { was, groups } }, { ...as, headers: { 'idempotency-key': key } });
    expect([(await set()).data.groups, (await set()).data.groups]).toEqual([groups, groups]);
  });
});
