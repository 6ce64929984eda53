import type { Locale } from '../../../contract/locales';
import { env, type Env } from '../../env';
import type { BudgetOwner } from './character-budget';
import { sayNow, type SaidNow } from './say-now';
import { createTranslations, type Translations } from './translations';
import type { Translator } from './translator.port';
import { createDeepl, createGoogle, createLibre } from './web-translators';

const made = new Map<string, Translations>();

/** The words of marketplaces as this server says them: by the translator that it has an account at, else by the glossary. */
export function translations(): Translations {
  const given = env();
  const { DEEPL_KEY, GOOGLE_TRANSLATE_KEY, LIBRETRANSLATE_URL, LIBRETRANSLATE_KEY } = given;
  const key = [DEEPL_KEY, GOOGLE_TRANSLATE_KEY, LIBRETRANSLATE_URL, LIBRETRANSLATE_KEY].join(' ');
  const known = made.get(key) ?? createTranslations(translatorOf(given));
  made.set(key, known);
  return known;
}

/** Whether what people write to each other is said in a language too. */
export const isSaidIn = (language: Locale): boolean => translatorOf(env())?.speaks(language, 'ANY') ?? false;

export const sayInWordsOf = (language: Locale, text: string, shop: BudgetOwner, now: number): Promise<SaidNow> =>
  sayNow(translatorOf(env()), { text, language, shop, now });

function translatorOf({
  DEEPL_KEY,
  DEEPL_URL,
  GOOGLE_TRANSLATE_KEY,
  GOOGLE_TRANSLATE_URL,
  ...given
}: Env): Translator | undefined {
  // prettier-ignore
  if (DEEPL_KEY) return createDeepl({ key: DEEPL_KEY, url: DEEPL_URL });
  if (GOOGLE_TRANSLATE_KEY) return createGoogle({ key: GOOGLE_TRANSLATE_KEY, url: GOOGLE_TRANSLATE_URL });
  const { LIBRETRANSLATE_URL: url, LIBRETRANSLATE_KEY: key } = given;
  return url ? createLibre({ url, key }) : undefined;
}
