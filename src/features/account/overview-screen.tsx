import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import type { Overview } from '../../contract/overview';
import { paths } from '../../contract/paths';
import { EmptyState } from '../../ui/empty-state';
import { MoneyText } from '../../ui/price';
import { OverviewArriving } from './overview-arriving';
import { OverviewCounts } from './overview-counts';
import classes from './overview.module.css';
import { OverviewTasks } from './overview-tasks';
import { PartLoading } from '../../ui/part-loading';

// few shops have levels
const OverviewLevel = dynamic(() => import('./overview-level').then((file) => file.OverviewLevel), {
  loading: PartLoading,
});

const isEmpty = ({ orders, parcels, shipments, waiting }: Overview) =>
  waiting.length === 0 && [orders, parcels, shipments].every((counts) => Object.keys(counts).length === 0);

/** The first page of the account: what waits, what comes, where everything stands. */
export function OverviewScreen({ overview }: { overview: Overview }) {
  const { t } = useTranslation('my');
  const { balance } = overview;
  return (
    <>
      <h1 className={classes.title}>{t('overview.title')}</h1>
      <div className={classes.columns}>
        <div className={classes.main}>
          {isEmpty(overview) ? (
            <section className={classes.panel}>
              <EmptyState
                picture="compass"
                title={t('overview.new')}
                text={t('overview.newText')}
                action={
                  <Button component={Link} href={paths.home()}>
                    {t('overview.newAction')}
                  </Button>
                }
              />
            </section>
          ) : (
            <OverviewTasks tasks={overview.waiting} total={overview.totals.waiting} />
          )}
          <OverviewCounts overview={overview} />
        </div>
        <div className={classes.side}>
          {balance && (
            <section className={classes.panel} aria-labelledby="overview-balance">
              <h2 id="overview-balance">{t('overview.balance')}</h2>
              <div className={classes.balance}>
                <MoneyText money={balance} size="lg" />
                <Link href={paths.balance()} className={classes.link}>
                  {t('overview.toBalance')}
                </Link>
              </div>
            </section>
          )}
          {overview.level && <OverviewLevel level={overview.level} />}
          {!isEmpty(overview) && <OverviewArriving overview={overview} />}
        </div>
      </div>
    </>
  );
}
