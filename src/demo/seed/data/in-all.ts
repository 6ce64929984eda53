import type { LocalizedText } from '../../../contract/fields';

/** Every language of the product but `ru2`, which reads Russian. */
const ORDER = 'en zh-CN zh-HK vi th ja ko ru ms uz pt es fr id bg ar la'.split(' ');

/** One text in the languages of `ORDER`, divided by ` | `. @throws Error when one is missing */
export function inAll(texts: string): LocalizedText {
  const parts = texts.split(' | ');
  if (parts.length !== ORDER.length) throw new Error(`${parts.length} of ${ORDER.length} languages: ${texts}`);
  return Object.fromEntries(ORDER.map((language, i) => [language, parts[i] ?? '']));
}

/** The same words around a brand that no language translates, e.g. "Chat · Telegram". */
export const withBrand = (text: LocalizedText, brand: string): LocalizedText =>
  Object.fromEntries(Object.entries(text).map(([language, words]) => [language, `${words} · ${brand}`]));
