import { beforeAll, describe, expect, it } from 'vitest';
import { ownTextsDeskEndpoints as desk } from '../../../../src/contract/own-texts.desk.endpoints';
import type { ShopText } from '../../../../src/contract/own-texts';
import { operatorDeskEndpoints } from '../../../../src/contract/operator.desk.endpoints';
import { findTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { pageTranslations } from '../../../../src/server/page/page-translations';
import { startShop, type Shop } from '../../../support/shop';
import { signInStaff } from '../../../support/staff';

let shop: Shop;
let staff: { staffToken: string };
beforeAll(async () => {
  shop = await startShop({ supportedLanguages: ['en', 'ru'] });
  staff = await signInStaff(shop);
});

const list = async (query: object) => (await shop.call(desk.list, { query: { language: 'en', ...query } }, staff)).data;
const set = (text: ShopText, forms: Record<string, string> | null, language: 'en' | 'ru' = 'en') =>
  shop.call(desk.set, { body: { version: text.version, language, key: text.key, forms } }, staff);
async function plain(): Promise<ShopText> {
  const { items } = await list({ keyword: 'cart:' });
  const text = items.find(({ forms }) => forms.length === 1 && !forms[0]?.shipped.includes('{{'));
  if (!text) throw new Error('the cart has no plain text');
  return text;
}
/** What the page of the cart says, in every place. */
const shownTo = async (language: 'en' | 'ru' = 'en') => {
  const texts = (await findTenant(shop.tenant.id))?.ownTexts?.[language];
  const own = texts && { texts, name: 'of-the-test' };
  return JSON.stringify(pageTranslations(language, ['cart'], [], own)._nextI18Next);
};

describe('the texts of a shop', () => {
  it('are found by their key and by their words, page by page', async () => {
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next });
    expect(new Set([...first.items, ...second.items].map(({ key }) => key)).size).toBe(4);
    const { key, forms } = await plain();
    expect((await list({ keyword: forms[0]?.shipped.toUpperCase() })).items.map((each) => each.key)).toContain(key);
    expect(await list({ view: 'own' })).toMatchObject({ items: [], own: 0, matches: 0, last: null });
  });

  it('are said otherwise one by one, at once and with nothing more to send, and then as shipped again', async () => {
    const text = await plain();
    const before = await shownTo();
    const saved = await set(text, { '': 'Wholly different words' });
    expect(saved.data.forms[0]).toMatchObject({ shipped: text.forms[0]?.shipped, own: 'Wholly different words' });
    const own = await shownTo();
    expect(own).toContain('Wholly different words');
    const keysOf = (sent: string) =>
      [...sent.matchAll(/"([\w.]+)":/g)].map(([, key]) => key).filter((key) => key !== 'own');
    expect(keysOf(own)).toEqual(keysOf(before));
    expect(await shownTo('ru')).not.toContain('Wholly different words');
    expect(await list({ view: 'own' })).toMatchObject({
      own: 1,
      items: [{ key: text.key }],
      last: { staffName: 'Anna Desk' },
    });
    expect((await set(saved.data, null)).data.forms[0]?.own).toBeNull();
    expect(await shownTo()).toBe(before);
    const query = { subjectKind: 'SETTINGS', subjectId: 'texts' };
    expect((await shop.call(operatorDeskEndpoints.listAudit, { query }, staff)).data).toHaveLength(2);
  });

  it('are of the version that was read: the slower one is shown what stands there', async () => {
    const text = await plain();
    const faster = (await set(text, { '': 'The faster one' })).data;
    expect((await set(text, { '': 'The slower one' })).problem).toMatchObject({ code: 'STATE_CONFLICT', data: faster });
    await set(faster, null);
  });

  it('keep what is filled in, and all forms of a number', async () => {
    const { items } = await list({ keyword: 'cart:', language: 'ru', limit: 100 });
    const counted = items.find(({ forms }) => forms.length > 1);
    if (!counted) throw new Error('the cart counts nothing');
    const refused = await set(counted, { one: '{{count}}', other: 'x' }, 'ru');
    expect(refused.problem.errors?.map(({ path }) => path).toSorted()).toEqual([
      'forms.few',
      'forms.many',
      'forms.other',
    ]);
  });

  it('are set by nobody without the right, and there is no other key', async () => {
    const reader = await signInStaff(shop, ['reader']);
    const { version, key } = await plain();
    const body = { version, language: 'en' as const, key, forms: null };
    expect((await shop.call(desk.set, { body }, reader)).problem.code).toBe('FORBIDDEN');
    expect((await shop.call(desk.set, { body: { ...body, key: 'cart:no.such' } }, staff)).status).toBe(404);
    expect((await shop.call(desk.set, { body: { ...body, key: 'operator:nav.home' } }, staff)).status).toBe(404);
  });
});
