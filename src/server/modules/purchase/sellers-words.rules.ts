import type { Locale } from '../../../contract/locales';

/** Things under their sellers' own words for whoever reads Chinese; for others as their shopper read them. */
export const inWordsOf = <Row extends { title: string; titleOriginal: string }>(items: Row[], locale: Locale): Row[] =>
  locale === 'zh-CN' || locale === 'zh-HK'
    ? items.map((item) => (item.titleOriginal ? { ...item, title: item.titleOriginal } : item))
    : items;
