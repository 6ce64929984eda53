import {
  CATALOGUE_LANGUAGES,
  type CatalogueLanguage,
  type Localized,
} from '../../../../server/adapters/marketplace/embedded/catalogue-product';

/** Texts in the order of `CATALOGUE_LANGUAGES`: Chinese, English, Vietnamese, Russian, Korean, Arabic, Uzbek. */
export function l(zh: string, en: string, vi: string, ru: string, ko: string, ar: string, uz: string): Localized {
  return { 'zh-CN': zh, en, vi, ru, ko, ar, uz };
}

/** The same text in every language: sizes, model names, item numbers. */
export function same(text: string): Localized {
  return eachLanguage(() => text);
}

export function eachLanguage(write: (language: CatalogueLanguage) => string): Localized {
  const texts = CATALOGUE_LANGUAGES.map((language) => [language, write(language)]);
  return Object.fromEntries(texts) as Localized;
}
