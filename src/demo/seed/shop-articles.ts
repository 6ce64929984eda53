import { CHANNEL_NAMES } from '../../contract/channels';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { localize, type TenantRecord } from '../../server/kernel/tenant-record';
import type { ArticleInput } from '../../server/modules/content/content.service';
import { ARTICLE_SETS } from './data/articles/article-sets';
import { FEE_WORDS } from './data/articles/fee-words';
import type { ArticleFacts } from './data/articles/article-writer';
import type { DemoShop } from './demo-shops';
import { unitPrices, type UnitPrice } from './line-prices';

/** ru2 reads the articles of ru. */
const feeWordsOf = (language: Locale) => FEE_WORDS[language === 'ru2' ? 'ru' : language];

type DemoLine = DemoShop['offers']['lines'][number];

/** Every article that the shop shows, in each language of the shop that we wrote. */
export const articlesOf = ({ record, offers }: Pick<DemoShop, 'record' | 'offers'>): ArticleInput[] =>
  record.supportedLanguages.flatMap((language) => {
    const facts = factsOf({ record, offers }, language);
    return record.enabledArticles.flatMap((type) => {
      const written = ARTICLE_SETS[language]?.[type]?.(facts);
      return written ? [{ type, language, title: written.title, html: written.html.trim() }] : [];
    });
  });

const factsOf = ({ record, offers }: Pick<DemoShop, 'record' | 'offers'>, language: Locale): ArticleFacts => ({
  hasBalance: record.preference.supportBalancePay,
  hasBatchPay: record.preference.supportBatchPay,
  isWholesaleOnly: record.preference.productPlatforms.every((channel) => channel === 'ALIBABA'),
  marketplaces: record.preference.productPlatforms
    .filter((channel) => channel !== 'SELF_OWNED')
    .map((channel) => CHANNEL_NAMES[channel])
    .join(', '),
  onTop: feeWordsOf(language).onTop,
  isInYuan: record.currency !== 'CNY' && offers.lines.some(({ terms }) => terms.currency === 'CNY'),
  transitRows: offers.lines.map((line) => transitRow(line, record, language)).join(''),
});

/** By a no-break space and word joiners: a number stays with its unit, a range in one piece. */
const onOneLine = (text: string): string => text.replace(/\s/g, '\u00a0').replace('–', '\u2060–\u2060');

function transitRow({ title, terms }: DemoLine, record: TenantRecord, language: Locale): string {
  const { intlTag } = LOCALE_FACTS[language];
  const countries = new Intl.DisplayNames([intlTag, 'en'], { type: 'region' });
  const weight = (grams: number) => {
    const isLarge = grams >= 1000;
    const style = { style: 'unit', unit: isLarge ? 'kilogram' : 'gram', numberingSystem: 'latn' } as const;
    return onOneLine(new Intl.NumberFormat(intlTag, style).format(isLarge ? grams / 1000 : grams));
  };
  const words = feeWordsOf(language);
  const price = (each: UnitPrice | null) => {
    if (!each) return '';
    const fee = formatMoney({ amount: each.fee, currency: terms.currency }, intlTag);
    if (each.per === 'BOX') return words.base(fee);
    const unit = `${fee} /\u00a0${each.per === 'CUBIC_METRE' ? 'm³' : weight(each.per)}`;
    if (each.by === undefined || each.by === each.per) return unit;
    return `${unit}<br>${each.by === 1 ? words.byGram : words.bySteps(weight(each.by))}`;
  };
  const percent = new Intl.NumberFormat(intlTag, { numberingSystem: 'latn' }).format(terms.fuelBasisPoints / 100);
  const fuel = terms.fuelBasisPoints > 0 ? `<br>${onOneLine(words.fuel(percent))}` : '';
  const [first, next] = unitPrices(terms);
  const heaviest = terms.weight.maxScaleGrams ?? terms.weight.maxCountedGrams;
  const cells = [
    `${localize(title, language, record)}${fuel}`,
    terms.zone.countries.map((code) => countries.of(code.toUpperCase()) ?? code).join(', '),
    onOneLine(`${terms.minDays}–${terms.maxDays}`),
    price(first),
    price(next),
    heaviest === null ? '' : weight(heaviest),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
