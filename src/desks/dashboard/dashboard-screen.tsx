import { Title } from '@mantine/core';
import { useLocale, useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { Dashboard } from '../../contract/dashboard';
import { DASHBOARD_SPANS } from '../../contract/dashboard.enums';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { PageTitle } from '../../ui/page-title';
import { TabLinks } from '../../ui/tab-links';
import { useDayText } from '../bench/use-day-text';
import classes from './dashboard.module.css';
import { GoodsPart } from './goods-part';
import { MoneyPart } from './money-part';
import { OrdersPart } from './orders-part';
import { WorkPart } from './work-part';

/** What waits for whoever looks, and how the shop does, as far as it is for them to see. */
export function DashboardScreen({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('operator');
  const locale = useLocale();
  const { timezoneOffset } = useTenant();
  const { days, countedAt, countedFrom } = dashboard;
  const dayText = useDayText();
  return (
    <>
      <PageTitle title={t('nav.dashboard')} />
      <Title order={1} fz={20}>
        {t('nav.dashboard')}
      </Title>
      <TabLinks
        label={t('dashboard.span')}
        tabs={DASHBOARD_SPANS.map((span) => ({
          id: span,
          label: t('dashboard.spanOf', { count: Number(span) }),
          href: deskPaths.dashboard(span),
          isCurrent: span === String(days),
        }))}
      />
      <p className={classes.counted}>
        {countedAt
          ? t('dashboard.countedAt', { time: formatDateTime(countedAt, timezoneOffset, intlTag(locale)) })
          : t('dashboard.neverCounted')}
        {countedFrom && ` ${t('dashboard.countedFrom', { day: dayText(countedFrom) })}`}
      </p>
      {dashboard.work.length === 0 && dashboard.facts.length === 0 && (
        <p className={classes.none}>{t('dashboard.notYours')}</p>
      )}
      <WorkPart work={dashboard.work} />
      <MoneyPart dashboard={dashboard} />
      <OrdersPart dashboard={dashboard} />
      <GoodsPart dashboard={dashboard} />
    </>
  );
}
