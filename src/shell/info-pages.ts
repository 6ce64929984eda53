import { paths } from '../client/paths';
import type { ArticleType, Tenant } from '../contract/tenant';

/** The pages behind articles (RTE-3); `label` is a key of the common texts. */
const INFO_PAGES = {
  about: { article: 'ABOUT_US', href: paths.about() },
  howToUse: { article: 'HOW_TO_USE', href: paths.howToUse() },
  paymentGuide: { article: 'PAYMENT_GUIDE', href: paths.paymentGuide() },
  sourcing: { article: 'SOURCING_SERVICE', href: paths.sourcingService() },
  oem: { article: 'OEM', href: paths.oemService() },
  shippingFees: { article: 'ABOUT_TRANSIT_FEE', href: paths.transportationCharge() },
  faq: { article: 'FAQ', href: paths.faq() },
} satisfies Record<string, { article: ArticleType; href: string }>;
export type InfoPage = keyof typeof INFO_PAGES;

const ALL = Object.keys(INFO_PAGES) as InfoPage[];
const USER_GUIDE: InfoPage[] = ['howToUse', 'sourcing', 'paymentGuide', 'shippingFees'];

const shown = (tenant: Tenant, pages: InfoPage[]) =>
  pages
    .filter((page) => tenant.enabledArticle.includes(INFO_PAGES[page].article))
    .map((page) => ({ label: `nav.${page}`, href: INFO_PAGES[page].href }));

/** Home and every info page that the shop has switched on (RTE-1, RTE-3). */
export const navItems = (tenant: Tenant) => [{ label: 'nav.home', href: paths.home() }, ...shown(tenant, ALL)];
/** FRM-7. */
export const guideItems = (tenant: Tenant) => shown(tenant, USER_GUIDE);
/** FRM-8, without the terms, which open in a dialog. */
export const aboutItems = (tenant: Tenant) => shown(tenant, ['about', 'faq']);
