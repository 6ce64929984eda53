import sanitize from 'sanitize-html';
import { DEFAULT_LOCALE, ownLanguages, type Locale } from '../../../contract/locales';

/** Of one article in one language, as it is written. */
export const ARTICLE_BYTES = 65_536;

/** Values of the attributes that only a few values are let through for. */
const VALUES = new Map([
  // anchors into the user agreement: any other id could shadow a global of the page
  ['id', /^(terms|privacy)$/],
  ['dir', /^(ltr|rtl|auto)$/],
  ['lang', /^[a-z]{2}(-[A-Z]{2})?$/],
]);
const withoutOdd = (attribs: sanitize.Attributes): sanitize.Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([name, value]) => VALUES.get(name)?.test(value) !== false));

const OPTIONS: sanitize.IOptions = {
  allowedTags: (
    'h2 h3 h4 p br hr ul ol li dl dt dd table caption thead tbody tfoot tr th td ' +
    'a strong em b i u s sub sup small mark blockquote figure figcaption img span div'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    h2: ['id'],
    '*': ['dir', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withoutOdd(attribs) }),
    h1: 'h2',
    a: (tagName, { href }) => ({
      tagName,
      attribs: {
        ...(href === undefined ? {} : { href }),
        ...(/^\s*https?:/i.test(href ?? '') ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
      } as sanitize.Attributes,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};

/** Text with simple marks: no script, style, frame, form or address of another kind than http(s), mail and telephone. */
export const sanitizeArticle = (html: string): string => sanitize(html, OPTIONS);

/** A path of this shop or an https address: where a banner may lead. */
export const isSafeLink = (link: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(link) || /^https:\/\/[^\s\\]+$/.test(link);

const VARIABLE = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Those that a text names, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

/** Puts the shop's own words for `{{name}}`; a name that no one knows stays as it was written. */
export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));

/** In Arabic text the yuan sign of `¥10.00` would jump behind the number: an invisible mark holds it in front. */
export const keepSignsLeft = (html: string): string => html.replace(/¥(?=\d)/g, '\u200e¥');

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The language of these that comes nearest: the one asked for, its base, the shop's own, English, any. */
export function nearestLanguage(languages: readonly string[], asked: Locale, ofShop: Locale): string | undefined {
  return (
    [...ownLanguages(asked), ofShop, DEFAULT_LOCALE].find((language) => languages.includes(language)) ?? languages[0]
  );
}
