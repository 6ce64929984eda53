import { Button } from '@mantine/core';
import Link from 'next/link';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import type { RefundPage, RefundStatus } from '../../contract/refund';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { TabLinks } from '../../ui/tab-links';
import { RefundCard } from './refund-card';
import classes from './refund-screen.module.css';

const TABS: readonly (RefundStatus | undefined)[] = [undefined, 'REQUESTED', 'APPROVED', 'REFUNDED', 'REJECTED'];

interface Props {
  page: RefundPage;
  status: RefundStatus | undefined;
  /** Of this order alone. */
  orderNo?: string | undefined;
}

/** Everything that came back, whatever for, and what is still to come. */
export function RefundScreen({ page, status, orderNo }: Props) {
  const { t } = useTranslation('my');
  const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <h1 className={classes.title}>{t('refunds.title')}</h1>
      {orderNo && (
        <p className={classes.ofOrder}>
          <span>{t('refunds.ofOrder', { number: orderNo })}</span>
          <Link href={paths.refunds()}>{t('refunds.ofAll')}</Link>
        </p>
      )}
      {all > 0 && (
        <TabLinks
          label={t('refunds.tabs')}
          tabs={TABS.map((tab) => ({
            id: tab ?? 'all',
            href: paths.refunds({ order: orderNo, status: tab }),
            label: tab ? t(`refunds.status.${tab}`) : t('refunds.all'),
            count: tab ? (page.counts[tab] ?? 0) : all,
            isCurrent: tab === status,
          }))}
        />
      )}
      {page.items.length === 0 ? (
        <EmptyState
          picture="receipt"
          title={t('refunds.none')}
          text={t('refunds.noneText')}
          action={
            <Button component={Link} href={paths.purchases()} variant="default">
              {t('due.toOrders')}
            </Button>
          }
        />
      ) : (
        <div className={classes.list}>
          {page.items.map((refund, place) => (
            <RefundCard key={refund.id} refund={refund} isFirst={place < 4} />
          ))}
        </div>
      )}
      <PageLinks
        label={t('refunds.pages')}
        pageNo={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => paths.refunds({ order: orderNo, status, page: number })}
      />
    </>
  );
}
