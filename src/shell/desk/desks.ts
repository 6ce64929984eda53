import {
  IconArrowBackUp,
  IconBarcode,
  IconBook2,
  IconBuildingBank,
  IconCalendarCheck,
  IconCashBanknote,
  IconBox,
  IconChartBar,
  IconFileSpreadsheet,
  IconGift,
  IconFileText,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconLayoutList,
  IconKey,
  IconMessages,
  IconQuestionMark,
  IconListSearch,
  IconPackages,
  IconReceipt,
  IconSettings,
  IconShoppingBag,
  IconPlaneDeparture,
  IconTruckLoading,
  IconTableExport,
  IconTag,
  IconUserHeart,
  IconUsers,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { deskPaths } from '../../contract/desk-paths';
import type { ShopFeature } from '../../contract/platform';
import type { Permission } from '../../contract/staff-roles';

export interface DeskLink {
  /** Of its texts: `nav.<name>`. */
  name: string;
  href: string;
  icon: typeof IconHome;
  /** Who may do any of these may open it; null: everybody of the staff. */
  needs: readonly Permission[] | null;
  /** What the platform may have taken from the shop. */
  feature?: ShopFeature;
}

/** The desks there are, in the order of the side navigation. */
const DESKS: DeskLink[] = [
  { name: 'home', href: deskPaths.home(), icon: IconHome, needs: null },
  { name: 'dashboard', href: deskPaths.dashboard(), icon: IconChartBar, needs: null },
  { name: 'buying', href: deskPaths.buying(), icon: IconShoppingBag, needs: ['purchase.read'] },
  { name: 'manualOrders', href: deskPaths.manualOrders(), icon: IconReceipt, needs: ['purchase.read'] },
  { name: 'bench', href: deskPaths.bench(), icon: IconBarcode, needs: ['warehouse.receive'] },
  { name: 'parcels', href: deskPaths.parcels(), icon: IconPackages, needs: ['warehouse.receive'] },
  { name: 'deposits', href: deskPaths.deposits(), icon: IconBuildingBank, needs: ['money.read'] },
  { name: 'refunds', href: deskPaths.refunds(), icon: IconArrowBackUp, needs: ['money.read'] },
  { name: 'compensations', href: deskPaths.compensations(), icon: IconGift, needs: ['money.read'] },
  { name: 'reviews', href: deskPaths.reviews(), icon: IconZoomQuestion, needs: ['money.read'] },
  { name: 'withdrawals', href: deskPaths.withdrawals(), icon: IconCashBanknote, needs: ['money.read'] },
  { name: 'statements', href: deskPaths.statements(), icon: IconFileSpreadsheet, needs: ['money.read'] },
  { name: 'days', href: deskPaths.days(), icon: IconCalendarCheck, needs: ['money.read'] },
  { name: 'ledger', href: deskPaths.ledger(), icon: IconBook2, needs: ['money.read'] },
  { name: 'claims', href: deskPaths.claims(), icon: IconQuestionMark, needs: ['warehouse.unclaimed'] },
  { name: 'packing', href: deskPaths.packing(), icon: IconBox, needs: ['packing.pick'] },
  { name: 'batches', href: deskPaths.batches(), icon: IconTruckLoading, needs: ['packing.batch'] },
  { name: 'transit', href: deskPaths.shipments(), icon: IconPlaneDeparture, needs: ['packing.declare'] },
  { name: 'customers', href: deskPaths.customers(), icon: IconUserHeart, needs: ['customer.read'] },
  { name: 'threads', href: deskPaths.threads(), icon: IconMessages, needs: ['customer.read'] },
  {
    name: 'exports',
    href: deskPaths.exports(),
    icon: IconTableExport,
    needs: ['money.export', 'customer.data-export'],
    feature: 'EXPORTS',
  },
  { name: 'articles', href: deskPaths.articles(), icon: IconFileText, needs: ['content.edit'] },
  { name: 'siteItems', href: deskPaths.siteItems(), icon: IconLayoutDashboard, needs: ['content.edit'] },
  { name: 'groups', href: deskPaths.groups(), icon: IconLayoutList, needs: ['catalogue.edit'] },
  { name: 'keywords', href: deskPaths.keywords(), icon: IconListSearch, needs: ['catalogue.edit'] },
  {
    name: 'ownProducts',
    href: deskPaths.ownProducts(),
    icon: IconTag,
    needs: ['catalogue.edit'],
    feature: 'OWN_PRODUCTS',
  },
  { name: 'settings', href: deskPaths.settings(), icon: IconSettings, needs: ['settings.read'] },
  { name: 'staff', href: deskPaths.staff(), icon: IconUsers, needs: ['staff.read'] },
  { name: 'roles', href: deskPaths.roles(), icon: IconKey, needs: ['staff.read'] },
  { name: 'audit', href: deskPaths.audit(), icon: IconHistory, needs: ['audit.read'] },
];

/** What somebody may not do, or the shop has not, is absent, not greyed out. */
export const desksFor = (permissions: readonly Permission[], off: readonly ShopFeature[] = []): DeskLink[] =>
  DESKS.filter(
    ({ needs, feature }) =>
      (needs === null || needs.some((verb) => permissions.includes(verb))) && !(feature && off.includes(feature)),
  );

/** Whether an address is this desk's, or of a record in it; home is the beginning of all of them, and only itself. */
export const isDeskAt = (href: string, asPath: string): boolean => {
  const path = asPath.replace(/[?#].*$/s, '');
  return path === href || (href !== deskPaths.home() && path.startsWith(`${href}/`));
};
