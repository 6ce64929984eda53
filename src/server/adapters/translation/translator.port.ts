import type { Locale } from '../../../contract/locales';

/** What it is asked to translate from: the Chinese of marketplaces, or what people write to each other, in any language. */
export type Spoken = 'CHINESE' | 'ANY';

/** Says words in a reader's language. */
export interface Translator {
  /** As measurements and what is kept call it: words of one are none of another. */
  name: string;
  /** Texts that one call takes. */
  textsACall: number;
  /** @param from CHINESE unless said: then Chinese itself is none */
  speaks: (language: Locale, from?: Spoken) => boolean;
  /** Each text in the language, in the order given. @throws SourceFailure */
  translate: (texts: string[], language: Locale, signal: AbortSignal, from?: Spoken) => Promise<string[]>;
}
