import { paths } from './paths';
import type { ArticleType } from './tenant';

/** The pages behind articles (RTE-3). */
export const INFO_PAGES = {
  about: { article: 'ABOUT_US', href: paths.about() },
  howToUse: { article: 'HOW_TO_USE', href: paths.howToUse() },
  paymentGuide: { article: 'PAYMENT_GUIDE', href: paths.paymentGuide() },
  sourcing: { article: 'SOURCING_SERVICE', href: paths.sourcingService() },
  oem: { article: 'OEM', href: paths.oemService() },
  shippingFees: { article: 'ABOUT_TRANSIT_FEE', href: paths.transportationCharge() },
  faq: { article: 'FAQ', href: paths.faq() },
} satisfies Record<string, { article: ArticleType; href: string }>;
export type InfoPage = keyof typeof INFO_PAGES;

/** Where shoppers read an article; undefined where it opens above whatever page they are at, from its foot. */
export const pageOfArticle = (type: ArticleType): string | undefined =>
  // what is said of shipping stands below what it costs
  type === 'ABOUT_TRANSIT'
    ? INFO_PAGES.shippingFees.href
    : Object.values<{ article: ArticleType; href: string }>(INFO_PAGES).find(({ article }) => article === type)?.href;

const ALL = Object.keys(INFO_PAGES) as InfoPage[];

/** Those of them that a shop has switched on, in the order given. */
export const enabledInfoPages = (articles: readonly ArticleType[], pages: readonly InfoPage[] = ALL): InfoPage[] =>
  pages.filter((page) => articles.includes(INFO_PAGES[page].article));
