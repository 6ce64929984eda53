import type { LocalizedText } from '../../contract/fields';
import type { Locale } from '../../contract/locales';

/** In the first of these languages in which there are words, or in whichever there are. */
export const wordsIn = (words: LocalizedText, ...languages: Locale[]): string =>
  languages.map((language) => words[language]).find(Boolean) ?? Object.values(words)[0] ?? '';
