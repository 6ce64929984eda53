import { Anchor, Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState, type FormEvent, type ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { useTenant } from '../../client/use-shell';
import { useOrderGroupName } from '../../client/use-order-group-name';
import { useTranslation } from '../../client/use-translation';
import { countOrders, ORDER_GROUPS, ORDERS_IN, type OrderGroup } from '../../contract/order-status';
import type { PurchaseOrder, PurchaseOrderPage } from '../../contract/purchase';
import { countIn } from '../../contract/state-groups';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { TabLinks } from '../../ui/tab-links';
import { OrderCard } from './order-card';
import classes from './purchase-list-screen.module.css';
import { PurchaseSections } from './purchase-sections';

interface Props {
  page: PurchaseOrderPage;
  group: OrderGroup | undefined;
  keyword: string | undefined;
  manualCount: number;
  /** The pay dialog belongs to another feature: the page gives it. */
  renderPay: (order: PurchaseOrder, close: () => void) => ReactNode;
}

/** Orders by state with counts, searched and paged by the URL. */
export function PurchaseListScreen({ page, group, keyword, manualCount, renderPay }: Props) {
  const { t } = useTranslation('purchase');
  const router = useRouter();
  const { supportBatchPay, supportBalancePay } = useTenant().tenantPreference;
  const paysTogether = supportBatchPay && supportBalancePay;
  const [typed, setTyped] = useState(keyword ?? '');
  const [paying, setPaying] = useState<PurchaseOrder>();
  const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  // nothing to search in, and nothing to choose of
  const isNew = all === 0 && !keyword;
  const labelOf = useOrderGroupName();
  const tabs = [undefined, ...ORDER_GROUPS];

  const search = (event: FormEvent) => {
    event.preventDefault();
    void router.push(paths.purchases({ group, keyword: typed.trim() }));
  };
  return (
    <div>
      <PurchaseSections current="orders" manualCount={manualCount} />
      <div className={classes.top}>
        <h1 className={classes.title}>{t('list.title')}</h1>
        {!isNew && (
          <form role="search" aria-label={t('list.search')} className={classes.search} onSubmit={search}>
            <TextInput
              aria-label={t('list.search')}
              placeholder={t('list.search')}
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.currentTarget.value)}
              leftSection={<IconSearch size={16} aria-hidden />}
            />
            <Button type="submit" variant="default">
              {t('list.searchButton')}
            </Button>
          </form>
        )}
      </div>
      {!isNew && (
        <TabLinks
          label={t('list.tabs')}
          tabs={tabs.map((tab) => ({
            id: tab ?? 'all',
            href: paths.purchases({ group: tab, keyword }),
            label: tab ? labelOf(tab) : t('list.all'),
            count: tab ? countOrders(tab, page) : all,
            isCurrent: tab === group,
          }))}
        />
      )}
      {group === 'toPay' && paysTogether && countIn(ORDERS_IN.toPay, page.counts) > 1 && (
        <p className={classes.together}>
          <Anchor component={Link} href={paths.pendingPayments()}>
            {t('list.payTogether')}
          </Anchor>
        </p>
      )}
      {page.items.length === 0 ? (
        <EmptyState
          picture="receipt"
          title={t('list.none')}
          text={t('list.noneText')}
          action={
            <Button component={Link} href={paths.home()}>
              {t('list.noneAction')}
            </Button>
          }
        />
      ) : (
        <div className={classes.cards}>
          {page.items.map((order, place) => (
            <OrderCard key={order.id} order={order} onPay={setPaying} isFirst={place < 4} />
          ))}
        </div>
      )}
      <PageLinks
        label={t('list.pages')}
        pageNo={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => paths.purchases({ group, keyword, page: number })}
      />
      {paying && renderPay(paying, () => setPaying(undefined))}
    </div>
  );
}
