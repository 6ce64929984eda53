import { Button } from '@mantine/core';
import clsx from 'clsx';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import type { ManualOrder } from '../../contract/purchase';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { ManualOrderCard } from './manual-order-card';
import classes from './purchase-list-screen.module.css';
import { PurchaseSections } from './purchase-sections';

interface Props {
  page: { items: ManualOrder[]; total: number; pageNo: number; pageSize: number };
}

/** What the shopper asked a price for, newest first, paged by the URL. */
export function ManualOrderListScreen({ page }: Props) {
  const { t } = useTranslation('purchase');
  const isEmpty = page.total === 0;
  const ask = (
    <Button component={Link} href={paths.manualOrder()} variant={isEmpty ? 'filled' : 'default'}>
      {t('manual.submit')}
    </Button>
  );
  return (
    <div>
      <PurchaseSections current="manual" manualCount={page.total} />
      <div className={classes.top}>
        <h1 className={classes.title}>{t('manual.list.title')}</h1>
        {!isEmpty && ask}
      </div>
      {isEmpty ? (
        <EmptyState picture="search" title={t('manual.list.none')} text={t('manual.list.noneText')} action={ask} />
      ) : (
        <div className={clsx(classes.cards, classes.below)}>
          {page.items.map((order) => (
            <ManualOrderCard key={order.id} order={order} />
          ))}
        </div>
      )}
      <PageLinks
        label={t('list.pages')}
        pageNo={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => paths.manualOrders({ page: number })}
      />
    </div>
  );
}
