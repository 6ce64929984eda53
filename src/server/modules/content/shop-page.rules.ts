import { INFO_PAGES } from '../../../contract/info-pages';
import { paths, PRODUCT_PAGE } from '../../../contract/paths';
import { splitLocale } from '../../../contract/redirect-target';
import type { ArticleType } from '../../../contract/tenant';

/** Pages that every shop has, and what stands below some of them. */
const PAGES = [
  ...[paths.home(), paths.login(), paths.register(), paths.forgotPassword(), paths.search({}), PRODUCT_PAGE],
  ...[paths.cart(), paths.checkout(), paths.favorites(), paths.manualOrder(), paths.overview(), paths.messages()],
  ...[paths.purchases(), paths.manualOrders(), paths.warehouses(), paths.inStockItems(), paths.transit()],
  ...[paths.pendingPayments(), paths.refunds(), paths.balance(), paths.account()],
];
const oneBelow = (page: string) => new RegExp(`^${page}/[\\w-]+$`);
const BELOW = [oneBelow(paths.purchases()), oneBelow(paths.transit()), /^\/api\/(bucket|media)\//];

/** Whether a path leads to something in this shop; an article that it does not show is nowhere. */
export function isShopPage(address: string, enabled: readonly ArticleType[]): boolean {
  const path = splitLocale(address)
    .path.replace(/[?#].*$/s, '')
    .replace(/(?<=.)\/$/, '');
  const article = Object.values(INFO_PAGES).find(({ href }) => href === path)?.article;
  if (article) return enabled.includes(article);
  return PAGES.includes(path) || BELOW.some((pattern) => pattern.test(path));
}
