import { useTranslation } from '../../client/use-translation';
import type { Dashboard, DashboardFact } from '../../contract/dashboard';
import { LATE_DESKS } from '../../contract/dashboard.enums';
import { deskPaths } from '../../contract/desk-paths';
import { ORDER_AGES } from '../../contract/order-age';
import { PURCHASE_ORDER_STATUSES } from '../../contract/order-status';
import classes from './dashboard.module.css';
import { FactChart } from './fact-chart';
import { FactList } from './fact-list';
import { factOf, seriesOf, sumOf, type Series } from './facts-of';
import { FigureTile } from './figure-tile';
import { useCountedAt } from './use-counted-at';

const FUNNEL = ['paid', 'bought', 'arrived', 'shipped', 'done'] as const;

/** How far orders come, where they stand, how old they are, and whose goods make trouble. */
export function OrdersPart({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation(['operator', 'purchase']);
  const asOf = useCountedAt(dashboard);
  const [funnel, open, age, refunds, faults] = (['funnel', 'open', 'age', 'refunds', 'faults'] as const).map(
    (measure) => factOf(dashboard, measure),
  );
  const orders = factOf(dashboard, 'orders');
  if (!funnel || !open || !age) return null;
  const names = [t('dashboard.now'), t('dashboard.before')];
  const compared = (fact: DashboardFact | undefined, dimensions?: readonly string[]): Series => ({
    names,
    rows: (dimensions ?? fact?.parts.map(({ dimension }) => dimension) ?? []).map((name) => {
      const { now, before } = sumOf(fact, [name]);
      return { name, values: [now, before] };
    }),
  });
  const states = seriesOf(dashboard, open, PURCHASE_ORDER_STATUSES);
  const named = { ...states, names: states.names.map((name) => t(`purchase:status.${name}`)) };
  return (
    <section className={classes.section}>
      <h2>{t('dashboard.orders')}</h2>
      <div className={classes.tiles}>
        <FigureTile label={t('dashboard.ordersPaid')} {...sumOf(orders)} text={String} />
        <FigureTile label={t('dashboard.firstOrders')} {...sumOf(orders, ['first'])} text={String} />
        <FigureTile label={t('dashboard.returning')} {...sumOf(factOf(dashboard, 'returning'))} text={String} />
        <FigureTile
          label={t('dashboard.openOrders')}
          href={deskPaths.openOrders()}
          asOf={asOf}
          {...sumOf(open)}
          text={String}
        />
        <FigureTile
          label={t('dashboard.oldOrders')}
          href={deskPaths.openOrders('7+')}
          asOf={asOf}
          {...sumOf(age, ['7+'])}
          text={String}
        />
      </div>
      <div className={classes.parts}>
        <FactChart title={t('dashboard.openByState')} kind="areas" series={named} />
        <FactList
          title={t('dashboard.funnel')}
          head={t('dashboard.step')}
          series={compared(funnel, FUNNEL)}
          nameOf={(name) => t(`dashboard.funnelSteps.${name}`)}
        />
        <FactList title={t('dashboard.ageing')} head={t('dashboard.days')} series={compared(age, ORDER_AGES)} />
        <FactList
          title={t('dashboard.lateByDesk')}
          head={t('dashboard.desk')}
          series={compared(factOf(dashboard, 'late'), LATE_DESKS)}
          nameOf={(name) => t(`dashboard.desks.${name}`)}
        />
        <FactList title={t('dashboard.refundsBySeller')} head={t('dashboard.seller')} series={compared(refunds)} />
        <FactList title={t('dashboard.faultsBySeller')} head={t('dashboard.seller')} series={compared(faults)} />
      </div>
    </section>
  );
}
