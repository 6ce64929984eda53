import { CHANNEL_NAMES } from '../../contract/channels';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import { localize, type TenantRecord } from '../../server/kernel/tenant-record';
import type { ArticleInput } from '../../server/modules/content/content.service';
import { ARTICLE_SETS } from './data/articles/article-sets';
import type { ArticleFacts } from './data/articles/article-writer';

/** Every article that the shop shows, in each language of the shop that we wrote. */
export const articlesOf = (record: TenantRecord): ArticleInput[] =>
  record.supportedLanguages.flatMap((language) => {
    const facts = factsOf(record, language);
    return record.enabledArticles.flatMap((type) => {
      const written = ARTICLE_SETS[language]?.[type]?.(facts);
      return written ? [{ type, language, title: written.title, html: written.html.trim() }] : [];
    });
  });

const factsOf = (record: TenantRecord, language: Locale): ArticleFacts => ({
  hasBalance: record.preference.supportBalancePay,
  hasBatchPay: record.preference.supportBatchPay,
  isWholesaleOnly: record.preference.productPlatforms.every((channel) => channel === 'ALIBABA'),
  marketplaces: record.preference.productPlatforms.map((channel) => CHANNEL_NAMES[channel]).join(', '),
  transitRows: record.transitLines.map((line) => transitRow(line, record, language)).join(''),
});

function transitRow(line: TenantRecord['transitLines'][number], record: TenantRecord, language: Locale): string {
  const { intlTag } = LOCALE_FACTS[language];
  const country = new Intl.DisplayNames([intlTag, 'en'], { type: 'region' }).of(line.countryCode.toUpperCase());
  const weight = (grams: number) => {
    const isLarge = grams >= 1000;
    const style = { style: 'unit', unit: isLarge ? 'kilogram' : 'gram', numberingSystem: 'latn' } as const;
    return new Intl.NumberFormat(intlTag, style).format(isLarge ? grams / 1000 : grams);
  };
  const price = (fen: number, grams: number) => `¥${fen / 100} / ${weight(grams)}`;
  const cells = [
    localize(line.title, language, record),
    country ?? line.countryCode,
    `${line.minDays}–${line.maxDays}`,
    price(line.firstFen, line.firstGrams),
    price(line.nextFen, line.nextGrams),
    weight(line.maxGrams),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
