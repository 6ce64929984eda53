import { describe, expect, it } from 'vitest';
import { lintArticle, type LintFacts } from '../../../../src/server/modules/content/article-lint.rules';
import { isShopPage } from '../../../../src/server/modules/content/shop-page.rules';

const facts: LintFacts = {
  values: { 'shop.name': 'Quay Goods', 'shop.email': 'ask@quay.example', tenantName: 'Quay Goods' },
  ownHosts: ['quay.example'],
  isPage: (path) => isShopPage(path, ['FAQ']),
  missingPictures: [],
  others: { names: [], mails: [] },
};
const lint = (html: string, more: Partial<LintFacts> = {}, title = 'Title') =>
  lintArticle({ title, html }, { ...facts, ...more }).map(({ code, what }) => `${code} ${what}`.trim());

describe('what is found in an article', () => {
  it.each([
    [
      'a page of the shop',
      '<a href="/faq#q-1">a</a><a href="/ar/product-search?keyword=tea">b</a><a href="/">c</a>',
      [],
    ],
    ['a page that there is not', '<a href="/shop/faq">a</a>', ['DEAD_LINK /shop/faq']],
    ['an article that the shop does not show', '<a href="/about">a</a>', ['DEAD_LINK /about']],
    ['a page by the shop’s own name', '<a href="https://quay.example/nowhere">a</a>', ['DEAD_LINK https://quay.example/nowhere']], // prettier-ignore
    ['a path without its stroke', '<a href="faq">a</a>', ['DEAD_LINK faq']],
    ['elsewhere, mail, a place on the page', '<a href="https://post.example/x">a</a><a href="mailto:{{shop.email}}">b</a><a href="tel:+1">c</a><a href="#terms">d</a>', []], // prettier-ignore
    ['a marketplace', '<a href="https://item.taobao.com/item.htm?id=1">a</a> see 1688.com', []],
    ['a domain with a name of one', '<p>buy at taobao-agent.net</p>', ['MARKETPLACE_DOMAIN taobao-agent.net']],
    ['a link to one', '<a href="https://my-1688.shop/">a</a>', ['MARKETPLACE_DOMAIN my-1688.shop']],
    ['a variable that nobody knows', '<p>{{ shop.nam }}</p>', ['UNKNOWN_VARIABLE shop.nam']],
    ['a name that a variable stands for', '<p>Quay Goods</p>', ['TYPED_NAME Quay Goods']],
    ['a mail that a variable stands for', '<p>Ask@quay.example</p>', ['TYPED_MAIL ask@quay.example']],
    ['nothing but blanks', '<p> </p>', ['EMPTY']],
  ])('%s', (_, html, found) => {
    expect(lint(`<p>x</p>${html}`.replace('<p>x</p><p> </p>', '<p> </p>'))).toEqual(found);
  });

  it('is what a translation lacks of its source, whichever name of a variable it has', () => {
    const source = { title: 'T', html: '<p>{{tenantName}} {{shop.email}}</p>' };
    const values = { ...facts.values, serviceEmail: 'ask@quay.example' };
    expect(lint('<p>{{shop.name}} {{serviceEmail}}</p>', { source, values })).toEqual([]);
    expect(lint('<p>none</p>', { source, values })).toEqual([
      'VARIABLE_LACKING tenantName',
      'VARIABLE_LACKING shop.email',
    ]);
  });

  it('blocks what leads nowhere, and asks about what may be meant', () => {
    const found = lintArticle(
      { title: '', html: '<p>Harbour and Co</p>' },
      { ...facts, missingPictures: ['/api/bucket/x.jpg'], others: { names: ['Harbour'], mails: ['a@b.example'] } },
    );
    expect(found.map(({ code, isBlocking }) => [code, isBlocking])).toEqual([
      ['EMPTY', true],
      ['MISSING_PICTURE', true],
      ['OTHER_SHOP_MAIL', true],
      ['OTHER_SHOP_NAME', false],
    ]);
  });
});
