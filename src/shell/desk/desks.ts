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
  IconScale,
  IconTruckLoading,
  IconTableExport,
  IconTag,
  IconUserHeart,
  IconUsers,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { FACT_RIGHTS } from '../../contract/dashboard.enums';
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

export interface DeskGroup {
  /** Of its heading: `nav.headings.<name>`; null: it has none and is never folded. */
  name: string | null;
  desks: DeskLink[];
}

/** The desks there are, under the headings of the side navigation and in its order. */
const GROUPS: DeskGroup[] = [
  {
    name: null,
    desks: [
      { name: 'home', href: deskPaths.home(), icon: IconHome, needs: null },
      { name: 'dashboard', href: deskPaths.dashboard(), icon: IconChartBar, needs: Object.values(FACT_RIGHTS) },
    ],
  },
  {
    name: 'orders',
    desks: [
      { name: 'buying', href: deskPaths.buying(), icon: IconShoppingBag, needs: ['purchase.read'] },
      { name: 'manualOrders', href: deskPaths.manualOrders(), icon: IconReceipt, needs: ['purchase.read'] },
    ],
  },
  {
    name: 'warehouse',
    desks: [
      { name: 'bench', href: deskPaths.bench(), icon: IconBarcode, needs: ['warehouse.receive'] },
      { name: 'parcels', href: deskPaths.parcels(), icon: IconPackages, needs: ['warehouse.receive'] },
      { name: 'claims', href: deskPaths.claims(), icon: IconQuestionMark, needs: ['warehouse.unclaimed'] },
    ],
  },
  {
    name: 'shipping',
    desks: [
      { name: 'packing', href: deskPaths.packing(), icon: IconBox, needs: ['packing.pick'] },
      { name: 'packingBench', href: deskPaths.packingBench(), icon: IconScale, needs: ['packing.weigh'] },
      { name: 'batches', href: deskPaths.batches(), icon: IconTruckLoading, needs: ['packing.batch'] },
      { name: 'transit', href: deskPaths.shipments(), icon: IconPlaneDeparture, needs: ['packing.declare'] },
    ],
  },
  {
    name: 'money',
    desks: [
      { name: 'deposits', href: deskPaths.deposits(), icon: IconBuildingBank, needs: ['money.read'] },
      { name: 'withdrawals', href: deskPaths.withdrawals(), icon: IconCashBanknote, needs: ['money.read'] },
      { name: 'refunds', href: deskPaths.refunds(), icon: IconArrowBackUp, needs: ['money.read'] },
      { name: 'compensations', href: deskPaths.compensations(), icon: IconGift, needs: ['money.read'] },
      { name: 'reviews', href: deskPaths.reviews(), icon: IconZoomQuestion, needs: ['money.read'] },
      { name: 'statements', href: deskPaths.statements(), icon: IconFileSpreadsheet, needs: ['money.read'] },
      { name: 'days', href: deskPaths.days(), icon: IconCalendarCheck, needs: ['money.read'] },
      { name: 'ledger', href: deskPaths.ledger(), icon: IconBook2, needs: ['money.read'] },
    ],
  },
  {
    name: 'customers',
    desks: [
      { name: 'customers', href: deskPaths.customers(), icon: IconUserHeart, needs: ['customer.read'] },
      { name: 'threads', href: deskPaths.threads(), icon: IconMessages, needs: ['customer.read'] },
    ],
  },
  {
    name: 'content',
    desks: [
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
    ],
  },
  {
    name: 'shop',
    desks: [
      {
        name: 'exports',
        href: deskPaths.exports(),
        icon: IconTableExport,
        needs: ['money.export', 'customer.data-export'],
        feature: 'EXPORTS',
      },
      { name: 'settings', href: deskPaths.settings(), icon: IconSettings, needs: ['settings.read'] },
      { name: 'staff', href: deskPaths.staff(), icon: IconUsers, needs: ['staff.read'] },
      { name: 'roles', href: deskPaths.roles(), icon: IconKey, needs: ['staff.read'] },
      { name: 'audit', href: deskPaths.audit(), icon: IconHistory, needs: ['audit.read'] },
    ],
  },
];

const isOpenTo =
  (permissions: readonly Permission[], off: readonly ShopFeature[]) =>
  ({ needs, feature }: DeskLink) =>
    (needs === null || needs.some((verb) => permissions.includes(verb))) && !(feature && off.includes(feature));

/** What somebody may not do, or the shop has not, is absent, not greyed out; so is a heading that nothing stands under. */
export const deskGroupsFor = (permissions: readonly Permission[], off: readonly ShopFeature[] = []): DeskGroup[] =>
  GROUPS.map(({ name, desks }) => ({ name, desks: desks.filter(isOpenTo(permissions, off)) })).filter(
    ({ desks }) => desks.length > 0,
  );

export const desksFor = (permissions: readonly Permission[], off: readonly ShopFeature[] = []): DeskLink[] =>
  deskGroupsFor(permissions, off).flatMap(({ desks }) => desks);

/** What belongs to a desk and stands beside its address. */
const BESIDE: Record<string, string> = {
  [deskPaths.ledger()]: deskPaths.ledgerAccount(''),
  [deskPaths.compensations()]: deskPaths.newCompensation(),
  [deskPaths.statements()]: deskPaths.readStatement(),
};

/** Whether an address is this desk's, or of a record in it; home is the beginning of all of them, and only itself. */
export const isDeskAt = (href: string, asPath: string): boolean => {
  const path = asPath.replace(/[?#].*$/s, '');
  const beside = BESIDE[href];
  if (path === href || (beside && path.startsWith(beside))) return true;
  // a bench stands below the address of its queue, and is a desk of its own
  const isOther = GROUPS.some(({ desks }) => desks.some((desk) => desk.href === path));
  return href !== deskPaths.home() && !isOther && path.startsWith(`${href}/`);
};
