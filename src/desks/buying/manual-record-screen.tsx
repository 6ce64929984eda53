import { Alert, Anchor } from '@mantine/core';
import Link from 'next/link';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { DeskManualOrder } from '../../contract/manual-desk';
import type { Permission } from '../../contract/staff-roles';
import { formatDateTime } from '../../contract/tenant-time';
import { deskPaths } from '../../contract/desk-paths';
import { PageTitle } from '../../ui/page-title';
import { StatusChip } from '../../ui/status-chip';
import { Timeline } from '../../ui/timeline';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import { useRecord } from '../bench/use-record';
import { ManualCloseForm } from './manual-close-form';
import { ManualLease } from './manual-lease';
import { ManualQuoteForm } from './manual-quote-form';
import { ManualQuoted } from './manual-quoted';
import { ManualWishes } from './manual-wishes';
import classes from './manual-record-screen.module.css';

interface Props {
  first: DeskManualOrder;
  permissions: readonly Permission[];
}

const readManual = async (data: unknown) => {
  const { DeskManualOrder: rules } = await import('../../contract/manual-desk.schemas');
  return rules.safeParse(data).data;
};

/** One price request: what is asked, who is on it, and the one thing to do next. */
export function ManualRecordScreen({ first, permissions }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { record: order, isStale, take, refuse } = useRecord(first, readManual);
  const title = useFocusOnChange<HTMLHeadingElement>(order.status);
  const time = (iso: string) => formatDateTime(iso, tenant.timezoneOffset, intlTag(locale));
  const mayQuote = permissions.includes('purchase.quote');

  return (
    <>
      <PageTitle title={order.title} />
      <header className={classes.head}>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          <bdi>{order.title}</bdi>
        </h1>
        <StatusChip tone={order.canClose ? 'waiting' : 'neutral'}>{t(`manual.status.${order.status}`)}</StatusChip>
      </header>
      {isStale && (
        <Alert color="yellow" role="alert" mb="md">
          {t('record.stale')}
        </Alert>
      )}
      {order.status === 'AWAITING_QUOTE' && (
        <ManualLease
          order={order}
          mayClaim={permissions.includes('purchase.claim')}
          onTaken={take}
          onRefused={refuse}
        />
      )}
      <div className={classes.columns}>
        <div>
          {order.quote && <ManualQuoted quote={order.quote} />}
          {order.status !== 'AWAITING_QUOTE' && (
            <p className={classes.onward}>
              <Anchor component={Link} inherit href={deskPaths.manualOrders()}>
                {t('manual.toQueue')}
              </Anchor>
            </p>
          )}
          {!mayQuote && order.status === 'AWAITING_QUOTE' && (
            <p>{t('home.missing', { right: t('right.purchase.quote') })}</p>
          )}
          {mayQuote && (order.status === 'AWAITING_QUOTE' || isStale) && (
            <ManualQuoteForm order={order} onQuoted={take} onRefused={refuse} />
          )}
          {mayQuote && order.canClose && <ManualCloseForm order={order} onClosed={take} onRefused={refuse} />}
        </div>
        <aside>
          <ManualWishes order={order} />
          <Timeline
            entries={order.timeline.map(({ status, at, staffName }, index) => ({
              id: `${status}-${at}`,
              title: [t(`manual.status.${status}`), staffName].filter(Boolean).join(' · '),
              at: time(at),
              state: index === order.timeline.length - 1 ? 'current' : 'done',
              ...(status === 'CLOSED' && order.closeNote ? { text: order.closeNote } : {}),
            }))}
          />
        </aside>
      </div>
    </>
  );
}
