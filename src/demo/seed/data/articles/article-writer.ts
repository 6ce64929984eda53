import type { ArticleType } from '../../../../contract/tenant';

/** What the texts say differently from shop to shop; names and sums stand as `{{variables}}`. */
export interface ArticleFacts {
  /** Pays from a balance with a pay password. */
  hasBalance: boolean;
  /** Several orders in one payment. */
  hasBatchPay: boolean;
  isWholesaleOnly: boolean;
  /** e.g. `Taobao, Tmall, 1688`. */
  marketplaces: string;
  /** `<tr>` of the shop's shipping lines: line, country, days, first unit, next unit, heaviest parcel. */
  transitRows: string;
}
export interface ArticleText {
  title: string;
  html: string;
}
export type ArticleSet = Partial<Record<ArticleType, (facts: ArticleFacts) => ArticleText>>;
