import { ownLanguages, type Locale } from '../../../../contract/locales';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from './catalogue-product';

/** The language of the catalogue that a visitor reads: their own, a sister language, else English. */
export const catalogueLanguage = (locale: Locale): CatalogueLanguage =>
  CATALOGUE_LANGUAGES.find((language) => ownLanguages(locale).includes(language)) ?? 'en';
