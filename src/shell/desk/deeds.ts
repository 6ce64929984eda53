import { deskPaths } from '../../contract/desk-paths';
import type { ShopFeature } from '../../contract/platform';
import type { Permission } from '../../contract/staff-roles';
import { tenantDate } from '../../contract/tenant-time';
import type { StaffSelf } from '../../contract/operator';

const DAY_MS = 86_400_000;

interface Deed {
  /** As its text is called. */
  name: string;
  /** Where it begins. @param yesterday of the shop's calendar */
  href: (yesterday: string) => string;
  /** Who may do all of these may do it. */
  needs: readonly Permission[];
  /** What the platform may have taken from the shop. */
  feature?: ShopFeature;
}

/** What is begun by name, in the order of the desks that it is done at. */
const DEEDS: Deed[] = [
  { name: 'receive', href: () => deskPaths.bench({ mode: 'RECEIVE' }), needs: ['warehouse.receive'] },
  {
    name: 'inspect',
    href: () => deskPaths.bench({ mode: 'INSPECT' }),
    needs: ['warehouse.receive', 'warehouse.inspect'],
  },
  { name: 'shelve', href: () => deskPaths.bench({ mode: 'SHELVE' }), needs: ['warehouse.receive', 'warehouse.shelve'] },
  { name: 'count', href: () => deskPaths.bench({ mode: 'COUNT' }), needs: ['warehouse.receive', 'warehouse.count'] },
  { name: 'labels', href: () => deskPaths.codes(), needs: ['warehouse.receive'] },
  { name: 'pack', href: () => deskPaths.packingBench(), needs: ['packing.weigh'] },
  { name: 'batch', href: () => deskPaths.batches(), needs: ['packing.batch'] },
  { name: 'compensate', href: () => deskPaths.newCompensation(), needs: ['money.refund'] },
  { name: 'statement', href: () => deskPaths.readStatement(), needs: ['money.reconcile'] },
  { name: 'closeDay', href: (yesterday) => deskPaths.day(yesterday), needs: ['money.read', 'money.close'] },
  {
    name: 'lookAt',
    href: () => deskPaths.customers(),
    needs: ['customer.read', 'customer.view-as'],
    feature: 'VIEW_AS',
  },
  { name: 'banner', href: () => deskPaths.newSiteItem('BANNER'), needs: ['content.edit'] },
  { name: 'campaign', href: () => deskPaths.newSiteItem('CAMPAIGN'), needs: ['content.edit'] },
  {
    name: 'product',
    href: () => deskPaths.ownProduct('new'),
    needs: ['catalogue.edit'],
    feature: 'OWN_PRODUCTS',
  },
  { name: 'line', href: () => deskPaths.newLine(), needs: ['settings.read', 'settings.edit'] },
  { name: 'prices', href: () => deskPaths.lineImport(), needs: ['settings.read', 'settings.edit'] },
  { name: 'invite', href: () => deskPaths.staff(), needs: ['staff.read', 'staff.manage'] },
];

/** Those of them that somebody may do. */
export function deedsFor(
  { permissions, off = [] }: Pick<StaffSelf, 'permissions' | 'off'>,
  { now, timezoneOffset }: { now: Date; timezoneOffset: number },
) {
  const yesterday = tenantDate(new Date(now.getTime() - DAY_MS), timezoneOffset);
  return DEEDS.filter(
    ({ needs, feature }) => needs.every((one) => permissions.includes(one)) && !(feature && off.includes(feature)),
  ).map(({ name, href }) => ({ name, href: href(yesterday) }));
}
