import { enabledInfoPages, INFO_PAGES, type InfoPage } from '../contract/info-pages';
import { paths } from '../contract/paths';
import type { Tenant } from '../contract/tenant';

const USER_GUIDE: InfoPage[] = ['howToUse', 'sourcing', 'paymentGuide', 'shippingFees'];

/** `label` is a key of the common texts. */
const shown = ({ enabledArticle }: Tenant, pages?: InfoPage[]) =>
  enabledInfoPages(enabledArticle, pages).map((page) => ({ label: `nav.${page}`, href: INFO_PAGES[page].href }));

/** Home and every info page that the shop has switched on (RTE-1, RTE-3). */
export const navItems = (tenant: Tenant) => [{ label: 'nav.home', href: paths.home() }, ...shown(tenant)];
/** FRM-7. */
export const guideItems = (tenant: Tenant) => shown(tenant, USER_GUIDE);
/** FRM-8, without the terms, which open in a dialog. */
export const aboutItems = (tenant: Tenant) => shown(tenant, ['about', 'faq']);
