import { Button } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { OverviewTask } from '../../contract/overview';
import { paths } from '../../contract/paths';
import { formatDate } from '../../contract/tenant-time';
import { MoneyText } from '../../ui/price';
import classes from './overview.module.css';
import { OverviewRows } from './overview-rows';

/** Where each is done. */
const HREFS: Record<OverviewTask['kind'], (id: string) => string> = {
  ORDER_TO_PAY: (id) => paths.purchase(id, true),
  TOPUP_DUE: (id) => paths.purchase(id),
  SHIPMENT_TO_PAY: (id) => paths.transitOrder(id, true),
  PRICE_TO_ACCEPT: (id) => paths.manualOrderDetail(id),
  DECISION_DUE: (id) => paths.inStockItems({ decide: id }),
  STORAGE_ENDS: () => paths.inStockItems({ view: 'ending' }),
  TO_FETCH: (id) => paths.transitOrder(id),
  PAPERS_WANTED: (id) => paths.transitOrder(id),
  CAME_BACK: (id) => paths.transitOrder(id),
  LOST: (id) => paths.transitOrder(id),
};

/** What waits for the shopper, what is over soonest first; each with the button that leads to where it is done. */
export function OverviewTasks({ tasks, total }: { tasks: OverviewTask[]; total: number }) {
  const { t } = useTranslation('my');
  const { tenant, locale } = useShell();
  return (
    <section className={classes.panel} aria-labelledby="overview-waiting">
      <h2 id="overview-waiting">
        {t('overview.waiting')}
        {total > tasks.length && ` (${total})`}
      </h2>
      {tasks.length === 0 && <p className={classes.quiet}>{t('overview.nothingWaits')}</p>}
      <OverviewRows
        rows={tasks.map(({ kind, id, no, title, amount, until }, index) => (
          <li key={`${kind}:${id}`} className={classes.task}>
            <div className={classes.what}>
              <strong>{t(`overview.task.${kind}`)}</strong>
              <span className={classes.quiet}>
                {no && <bdi>{no}</bdi>}
                {no && title && ' · '}
                {title && <bdi className={classes.name}>{title}</bdi>}
              </span>
              {until && (
                <span className={classes.until}>
                  {t('overview.until', { day: formatDate(until, tenant.timezoneOffset, intlTag(locale)) })}
                </span>
              )}
            </div>
            {amount && (
              <span className={classes.sum}>
                <MoneyText money={amount} size="md" />
              </span>
            )}
            <Button
              component={Link}
              href={HREFS[kind](id)}
              variant={index === 0 ? 'filled' : 'default'}
              aria-label={`${t(`overview.do.${kind}`)}: ${[no, title].filter(Boolean).join(' · ')}`}
            >
              {t(`overview.do.${kind}`)}
            </Button>
          </li>
        ))}
      />
    </section>
  );
}
