import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contract/locales';
import type { ArticleType } from '../../../src/contract/tenant';
import { nearestLanguage } from '../../../src/server/modules/content/article.rules';
import { ARTICLE_SETS } from '../../../src/demo/seed/data/articles/article-sets';
import type { ArticleFacts, ArticleText } from '../../../src/demo/seed/data/articles/article-writer';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { articlesOf } from '../../../src/demo/seed/shop-articles';

/** ru2 is Russian with other product titles: it reads the articles of ru. */
const WRITTEN = LOCALES.filter((locale) => locale !== 'ru2');

const facts = (hasBalance: boolean, hasBatchPay: boolean, isWholesaleOnly: boolean): ArticleFacts => ({
  hasBalance,
  hasBatchPay,
  isWholesaleOnly,
  marketplaces: 'Taobao, 1688',
  isInYuan: hasBalance,
  onTop: '1.',
  transitRows: '<tr><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td><td>6</td></tr>',
});
const KINDS_OF_SHOP = [
  facts(true, true, false),
  facts(true, false, true),
  facts(false, true, true),
  facts(false, false, false),
];
const TYPES = Object.keys(ARTICLE_SETS.en ?? {}) as ArticleType[];

function written(language: Locale, type: ArticleType, of: ArticleFacts): ArticleText {
  const text = ARTICLE_SETS[language]?.[type]?.(of);
  if (!text) throw new Error(`${type} is not written in ${language}`);
  return text;
}
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);
const namesOf = ({ title, html }: ArticleText) => [...new Set(matches(title + html, /\{\{\w+\}\}/g))].sort();
/** Blocks, rows and anchors in their order; what stands inside a line may be worded with or without emphasis. */
const skeletonOf = ({ html }: ArticleText) => matches(html, /<(?:h\d|p|ul|ol|li|table|tr|th|td|hr|br)\b[^>]*>/g);
const linksOf = ({ html }: ArticleText) => matches(html, /href="[^"]*"/g);
const openTags = ({ html }: ArticleText) => {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name === undefined || name === 'br' || name === 'hr') continue;
    if (!slash) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
};
/** True where all of `needed` comes in `found` in the same order; a language may say more than English. */
const missingIn = (found: string[], needed: string[]) => {
  let at = 0;
  for (const part of found) if (part === needed[at]) at += 1;
  return needed.slice(at);
};

describe.each(WRITTEN)('articles in %s', (language) => {
  it.each(TYPES)('%s says all that English says, whatever the kind of shop', (type) => {
    for (const of of KINDS_OF_SHOP) {
      const here = written(language, type, of);
      const english = written('en', type, of);
      expect(here.title.trim()).not.toBe('');
      expect(namesOf(here), 'variables').toEqual(namesOf(english));
      expect(missingIn(skeletonOf(here), skeletonOf(english)), 'blocks').toEqual([]);
      expect(linksOf(here), 'links').toEqual(linksOf(english));
      expect(openTags(here), 'tags left open').toEqual([]);
      expect(here.html.includes(of.marketplaces), 'marketplaces').toBe(english.html.includes(of.marketplaces));
      expect(here.html.includes(of.transitRows), 'shipping lines').toBe(english.html.includes(of.transitRows));
      expect(here.html).not.toMatch(/undefined|\bnull\b|\bfalse\b/);
    }
  });
  it('is told by the shop’s kind wherever English is', () => {
    const [first, ...others] = KINDS_OF_SHOP;
    if (!first) throw new Error('no kinds');
    for (const type of TYPES)
      for (const other of others) {
        const differs = (of: Locale) => written(of, type, first).html !== written(of, type, other).html;
        if (differs('en')) expect(differs(language), type).toBe(true);
      }
  });
});

const OTHER_SCRIPTS = WRITTEN.filter(
  (language) => !['en', 'vi', 'uz', 'ms', 'id', 'pt', 'es', 'fr'].includes(language),
);
it.each(OTHER_SCRIPTS)('leaves no English word in %s', (language) => {
  const words = TYPES.flatMap((type) => {
    const { title, html } = written(language, type, KINDS_OF_SHOP[0] ?? facts(true, true, false));
    return matches(`${title} ${html}`.replace(/<[^>]*>|\{\{\w+\}\}|Taobao, 1688/g, ' '), /\b[a-z]{3,}\b/g);
  });
  expect(words).toEqual([]);
});

describe.each(DEMO_SHOPS.map((shop) => ({ id: shop.record.id, ...shop })))('demo shop $id', ({ record, offers }) => {
  it('has each article that it shows in each language that it offers', () => {
    const found = articlesOf({ record, offers }).map(({ type, language }) => `${type} ${language}`);
    const needed = record.supportedLanguages
      .filter((language) => language !== 'ru2')
      .flatMap((language) => record.enabledArticles.map((type) => `${type} ${language}`));
    expect(new Set(found).size).toBe(found.length);
    expect(needed.filter((article) => !found.includes(article))).toEqual([]);
    if (record.supportedLanguages.includes('ru2'))
      expect(
        nearestLanguage(
          record.supportedLanguages.filter((one) => one !== 'ru2'),
          'ru2',
          'en',
        ),
      ).toBe('ru');
  });
});
