import { describe, expect, it } from 'vitest';
import { productHref } from '../../../src/client/product-href';
import { paths } from '../../../src/contract/paths';
import { loadShare } from '../../../src/features/catalog/load-share';

const preference = { productPlatforms: ['ALIBABA' as const, 'TAOBAO' as const], linkSearchWithoutLogin: true };
const load = (query: Record<string, string>, more: Partial<Parameters<typeof loadShare>[0]> = {}) =>
  loadShare({ query, preference, isKnown: false, ...more });
const TAOBAO = 'https://item.taobao.com/item.htm?id=1234567';

describe('what another app shared', () => {
  it.each([
    ['its text', { text: `【淘宝】「帆布鞋」 ${TAOBAO} 点击` }],
    ['its address', { url: TAOBAO, title: 'Shoes' }],
    ['its title', { title: `Look: ${TAOBAO}` }],
  ])('opens the product in %s', (_, query) => {
    expect(load(query)).toEqual({ clientRedirect: productHref(TAOBAO) });
  });

  it('asks for login first where the shop wants it, and only those without one', () => {
    const strict = { ...preference, linkSearchWithoutLogin: false };
    expect(load({ text: TAOBAO }, { preference: strict })).toEqual({
      clientRedirect: paths.login(productHref(TAOBAO)),
    });
    expect(load({ text: TAOBAO }, { preference: strict, isKnown: true })).toEqual({
      clientRedirect: productHref(TAOBAO),
    });
  });

  it('is searched for where it is words, among what the shop sells first', () => {
    expect(load({ text: ' canvas shoes ' })).toEqual({
      clientRedirect: paths.keywordSearch('canvas shoes', 'ALIBABA'),
    });
    expect(load({ title: 'x'.repeat(500) }).clientRedirect).toBe(paths.keywordSearch('x'.repeat(200), 'ALIBABA'));
    expect(load({})).toEqual({ clientRedirect: '/' });
  });

  it('is asked for by hand where nobody can read its address', () => {
    expect(load({ text: '「纸灯笼」 https://shop.example.org/lamp' })).toEqual({
      unreadable: { url: 'https://shop.example.org/lamp', title: '纸灯笼' },
    });
    const endless = `https://shop.example.org/${'a'.repeat(9000)}`;
    expect(load({ url: endless }).unreadable?.url).toHaveLength(2000);
  });

  it('stays on the page where it is a picture', () => {
    expect(load({ picture: '1', text: 'a photo' })).toEqual({});
    expect(load({ picture: '1', text: TAOBAO }).clientRedirect).toBe(productHref(TAOBAO));
  });
});
