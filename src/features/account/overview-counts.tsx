import Link from 'next/link';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { SHOWN_ORDER_STATES } from '../../contract/order-status';
import type { Overview } from '../../contract/overview';
import { paths } from '../../contract/paths';
import { TRANSIT_STATUSES } from '../../contract/transit.enums';
import classes from './overview.module.css';

/** Announced, or in the house. */
const IN_THE_HOUSE = ['FORECAST', 'RECEIVED', 'INSPECTED', 'STOCKED_IN', 'LOCKED', 'PACKED'];

/** How many orders, parcels and shipments stand where; each state leads to what stands there. */
export function OverviewCounts({ overview: { orders, parcels, shipments } }: { overview: Overview }) {
  const { t } = useTranslation(['my', 'common', 'transit', 'purchase']);
  const { tenantPreference: shown } = useTenant();
  const hrefOf = (status: string) => (status === 'FORECAST' ? paths.warehouses() : paths.inStockItems());
  const groups = [
    {
      id: 'purchases',
      href: paths.purchases(),
      isShown: true,
      rows: SHOWN_ORDER_STATES.map((status) => ({
        status,
        count: orders[status] ?? 0,
        label: t(`purchase:status.${status}`),
        href: paths.purchases({ status: status === 'INSPECTING' ? 'PARTIALLY_ARRIVED' : status }),
      })),
    },
    {
      id: 'inStock',
      href: paths.inStockItems(),
      isShown: shown.showStockin !== false,
      rows: IN_THE_HOUSE.map((status) => ({
        status,
        count: parcels[status] ?? 0,
        label: t(`overview.parcel.${status}`),
        href: hrefOf(status),
      })),
    },
    {
      id: 'transit',
      href: paths.transit(),
      isShown: shown.showTransit !== false,
      rows: TRANSIT_STATUSES.map((status) => ({
        status,
        count: shipments[status] ?? 0,
        label: t(`transit:status.${status}`),
        href: paths.transit({ status }),
      })),
    },
  ];
  const counted = groups
    .filter(({ isShown }) => isShown)
    .map((group) => ({ ...group, some: group.rows.filter(({ count }) => count > 0) }));
  // who has nothing yet is told so once, beside these
  if (counted.every(({ some }) => some.length === 0)) return null;
  return counted.map(({ id, href, some }) => (
    <section key={id} className={classes.panel} aria-labelledby={`overview-${id}`}>
      <h2 id={`overview-${id}`}>
        <Link href={href} className={classes.heading}>
          {t(`common:account.${id}`)}
        </Link>
      </h2>
      {some.length === 0 && <p className={classes.quiet}>{t('overview.none')}</p>}
      <ul className={classes.counts}>
        {some.map(({ status, count, label, href: to }) => (
          <li key={status}>
            <Link href={to} className={classes.count}>
              <span>{label}</span>
              <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
