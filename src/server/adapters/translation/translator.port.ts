import type { Locale } from '../../../contract/locales';

/** Says Chinese words in the shopper's language. */
export interface Translator {
  /** As measurements and what is kept call it: words of one are none of another. */
  name: string;
  /** Texts that one call takes. */
  textsACall: number;
  speaks: (language: Locale) => boolean;
  /** Each text in the language, in the order given. @throws SourceFailure */
  translate: (texts: string[], language: Locale, signal: AbortSignal) => Promise<string[]>;
}
