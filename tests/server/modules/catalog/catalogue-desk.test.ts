import { beforeAll, describe, expect, it } from 'vitest';
import { catalogEndpoints } from '../../../../src/contract/catalog.endpoints';
import { catalogueDeskEndpoints as calls } from '../../../../src/contract/catalogue.desk.endpoints';
import { countedWord } from '../../../../src/server/modules/catalog/search-word.rules';
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
    expect((await shop.call(calls.getGroups, {}, as)).data.groups).toEqual(groups);
  });
});
