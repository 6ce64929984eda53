import type { LocalizedText } from '../../contract/fields';
import type { Locale } from '../../contract/locales';

/** In this language, or in whichever there is. */
export const wordsIn = (words: LocalizedText, language: Locale): string =>
  words[language] ?? Object.values(words)[0] ?? '';
