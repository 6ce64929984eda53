import type { Locale } from '../../../contract/locales';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from './catalogue-product';

const RELATED: Partial<Record<Locale, CatalogueLanguage>> = { 'zh-HK': 'zh-CN', ru2: 'ru' };

/** The language of the catalogue that a visitor reads: their own, a sister language, else English. */
export const catalogueLanguage = (locale: Locale): CatalogueLanguage =>
  CATALOGUE_LANGUAGES.find((language) => language === locale) ?? RELATED[locale] ?? 'en';
