import { paths } from '../contract/paths';
import type { TenantPreference } from '../contract/tenant';

export interface AccountItem {
  /** Key of the common texts, below `account`. */
  name: string;
  href: string;
}

/** What the account menu leads to, by the shop's switches (SES-8); logout stands apart. */
export function accountItems(preference: TenantPreference): AccountItem[] {
  const { showUserWarehouse, showStockin, showTransit, supportBatchPay, supportBalancePay } = preference;
  const items: (AccountItem & { isShown?: boolean })[] = [
    { name: 'overview', href: paths.overview() },
    { name: 'messages', href: paths.messages() },
    { name: 'purchases', href: paths.purchases() },
    { name: 'proxyShipping', href: paths.warehouses(), isShown: showUserWarehouse !== false },
    { name: 'inStock', href: paths.inStockItems(), isShown: showStockin !== false },
    { name: 'transit', href: paths.transit(), isShown: showTransit !== false },
    { name: 'batchPayment', href: paths.pendingPayments(), isShown: supportBatchPay === true },
    { name: 'balance', href: paths.balance(), isShown: supportBalancePay !== false },
    { name: 'refunds', href: paths.refunds() },
    { name: 'favorites', href: paths.favorites() },
    { name: 'cart', href: paths.cart() },
    { name: 'account', href: paths.account() },
  ];
  return items.filter(({ isShown = true }) => isShown).map(({ name, href }) => ({ name, href }));
}
