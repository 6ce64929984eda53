import type { Channel } from '../../../../contract/channels';
import type { CatalogueProduct, Localized } from './catalogue-product';
import { facetToken, valueToken } from './facet-token';
import { normalise } from './normalise';

/** Scripts whose words stand without spaces between them, or grow together: found by single letters and pairs. */
const DENSE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const RUN = new RegExp(String.raw`(?<dense>${DENSE}+)|(?:(?!${DENSE})[\p{L}\p{N}])+`, 'gu');
const DENSE_WORD = new RegExp(`^${DENSE}`, 'u');
const MAX_WORD = 40;
/** Raise it when products get other tokens than before: stock that was written by the old rules is written again. */
export const TOKENS_VERSION = 3;
/** Marks the words of a title, so that the index itself can put them first. */
const TITLE_MARK = '^';
/** Marks a word as it is written, with its accents: giày is a shoe, giấy is paper, and both are found by giay. */
const ACCENT_MARK = '~';
/** Marks the channel, so that the index itself can pick out its products. */
const CHANNEL_MARK = '@';

export interface TextRun {
  text: string;
  isDense: boolean;
}

/** The words of a text as they are compared: a run of Chinese or Korean, or a word of any other script. */
export function runsOf(text: string): TextRun[] {
  return [...normalise(text).matchAll(RUN)].map(({ 0: run, groups }) =>
    groups?.dense ? { text: run, isDense: true } : { text: stem(run).slice(0, MAX_WORD), isDense: false },
  );
}

/** Of those scripts: a letter or a pair. */
export const isDenseWord = (word: string) => DENSE_WORD.test(word);

/** Without the Arabic article: a shop writes أحذية, a shopper types الأحذية. */
const stem = (word: string) => word.replace(/^(?:وال|ال)(?=\p{Script=Arabic}{3})/u, '');

/** Words of Latin letters that are written with accents. Other scripts have none that tell words apart. */
export const accentedWordsOf = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase().matchAll(RUN)]
    .map(([word]) => word)
    .filter((word) => /\p{Script=Latin}/u.test(word) && normalise(word) !== word);

/** 运动鞋 → 运动, 动鞋. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.slice(1).map((letter, index) => (letters[index] ?? '') + letter);
}

const tokensOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (run.isDense ? [...run.text, ...pairsOf(run.text)] : [run.text]));

/** Colours, sizes, shops and materials come again and again. */
const MAX_KNOWN = 20_000;
const inWriting = (text: string): string[] => accentedWordsOf(text).map(accentedToken);
const knownDetails = new Map<string, string[]>();

/** For what tells less than a title: single letters of dense scripts would find it by chance. */
function detailTokensOf(text: string): string[] {
  const known = knownDetails.get(text);
  if (known) return known;
  const words = runsOf(text).flatMap((run) => (run.isDense && run.text.length > 1 ? pairsOf(run.text) : [run.text]));
  const tokens = [...words, ...inWriting(text)];
  if (knownDetails.size >= MAX_KNOWN) knownDetails.clear();
  knownDetails.set(text, tokens);
  return tokens;
}

const inAllLanguages = (text: Localized) => Object.values(text).join('\n');

export const titleToken = (word: string) => TITLE_MARK + word;
export const accentedToken = (word: string) => ACCENT_MARK + word;
/** Of a word of the vocabulary, however it is marked there. */
export const inTitle = (word: string) => titleToken(isAccented(word) ? word.slice(ACCENT_MARK.length) : word);
export const isAccented = (token: string) => token.startsWith(ACCENT_MARK);
export const channelToken = (channel: Channel) => CHANNEL_MARK + channel;
/** False for the marks of titles, channels and facets, which nobody types. */
export const isPlainWord = (token: string) => /^~?[\p{L}\p{N}]/u.test(token);

/** Everything that a product can be found by, in all languages. */
export function productTokens(product: CatalogueProduct, categoryName: Localized | undefined): string[] {
  const titles = inAllLanguages(product.title);
  const title = tokensOf(titles);
  const accented = accentedWordsOf(titles);
  const details = [
    product.shop.name,
    ...product.options.flatMap(({ values }) => values.map(({ label }) => inAllLanguages(label))),
    ...product.attributes.map(({ value }) => inAllLanguages(value)),
  ];
  const category = categoryName ? inAllLanguages(categoryName) : '';
  const rest = [...tokensOf(category), ...inWriting(category), ...details.flatMap(detailTokensOf)];
  const facets = product.attributes.flatMap(({ name, value }) => [
    facetToken(name['zh-CN']),
    valueToken(name['zh-CN'], value['zh-CN']),
  ]);
  return [
    ...new Set([
      ...title,
      ...accented.map(accentedToken),
      ...[...title, ...accented].map(titleToken),
      ...rest,
      ...facets,
      channelToken(product.channel),
    ]),
  ];
}
