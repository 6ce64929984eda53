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
  /** `<tr>` of the shop's shipping lines: line and fuel, country, days, first unit, next unit, heaviest parcel. */
  transitRows: string;
  /** Whether lines are priced in yuan, and the shop asks for other money. */
  isInYuan: boolean;
  /** What comes on top of the prices of those rows. */
  onTop: string;
}
export interface ArticleText {
  title: string;
  html: string;
}
export type ArticleSet = Partial<Record<ArticleType, (facts: ArticleFacts) => ArticleText>>;
