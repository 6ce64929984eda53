import Link from 'next/link';
import { useOrderGroupName } from '../../client/use-order-group-name';
import { useTenant } from '../../client/use-shell';
import { useTransitGroupName } from '../../client/use-transit-group-name';
import { useTranslation } from '../../client/use-translation';
import { countOrders, ORDER_GROUPS } from '../../contract/order-status';
import type { Overview } from '../../contract/overview';
import { paths } from '../../contract/paths';
import { countIn } from '../../contract/state-groups';
import { countTransits, TRANSIT_GROUPS } from '../../contract/transit.enums';
import { STATES_IN_HOUSE } from '../../contract/warehouse.enums';
import classes from './overview.module.css';

/** An order of which all that comes is here stands with those that have come in part. */
const INSPECTING = ['INSPECTING'];
const ANNOUNCED = ['FORECAST'];
/** In the house, by the views of its page. */
const IN_THE_HOUSE = [
  { id: 'INSPECTED', view: 'inspecting' },
  { id: 'STOCKED_IN', view: 'stored' },
  { id: 'LOCKED', view: 'shipping' },
] as const;

/** How many orders, parcels and shipments stand where, in the words and groups of the lists that each leads to. */
export function OverviewCounts({ overview: { orders, parcels, shipments, dueBesides } }: { overview: Overview }) {
  const { t } = useTranslation(['my', 'common', 'purchase']);
  const { tenantPreference: shown } = useTenant();
  const orderGroup = useOrderGroupName();
  const transitGroup = useTransitGroupName();
  const groups = [
    {
      id: 'purchases',
      href: paths.purchases(),
      isShown: true,
      rows: ORDER_GROUPS.map((group) => ({
        id: group,
        count:
          countOrders(group, { counts: orders, dueBesides: dueBesides.orders }) +
          (group === 'stored' ? countIn(INSPECTING, orders) : 0),
        label: orderGroup(group),
        href: paths.purchases({ group }),
      })),
    },
    {
      id: 'inStock',
      href: paths.inStockItems(),
      isShown: shown.showStockin !== false,
      rows: [
        {
          id: 'FORECAST',
          count: countIn(ANNOUNCED, parcels),
          label: t('overview.parcel.FORECAST'),
          href: paths.warehouses(),
        },
        ...IN_THE_HOUSE.map(({ id, view }) => ({
          id,
          count: countIn(STATES_IN_HOUSE[view], parcels),
          label: id === 'STOCKED_IN' ? t('purchase:status.STOCKED_IN') : t(`overview.parcel.${id}`),
          href: paths.inStockItems({ view }),
        })),
      ],
    },
    {
      id: 'transit',
      href: paths.transit(),
      isShown: shown.showTransit !== false,
      rows: TRANSIT_GROUPS.map((group) => ({
        id: group,
        count: countTransits(group, { counts: shipments, dueBesides: dueBesides.shipments }),
        label: transitGroup(group),
        href: paths.transit({ group }),
      })),
    },
  ];
  const counted = groups
    .filter(({ isShown }) => isShown)
    .map((group) => ({ ...group, some: group.rows.filter(({ count }) => count > 0) }));
  // who has nothing yet is told so once, beside these
  if (counted.every(({ some }) => some.length === 0)) return null;
  return (
    <div className={classes.stand}>
      {counted.map(({ id, href, some }) => (
        <section key={id} className={classes.panel} aria-labelledby={`overview-${id}`}>
          <h2 id={`overview-${id}`}>
            <Link href={href} className={classes.heading}>
              {t(`common:account.${id}`)}
            </Link>
          </h2>
          {some.length === 0 && <p className={classes.quiet}>{t('overview.none')}</p>}
          <ul className={classes.counts}>
            {some.map(({ id: row, count, label, href: to }) => (
              <li key={row}>
                <Link href={to} className={classes.count}>
                  <span>{label}</span>
                  <strong>{count}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
