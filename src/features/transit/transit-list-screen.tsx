import { Button } from '@mantine/core';
import Link from 'next/link';
import { useState, type ReactNode } from 'react';
import { useTenant } from '../../client/use-shell';
import { useTransitGroupName } from '../../client/use-transit-group-name';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import type { TransitOrder, TransitOrderPage } from '../../contract/transit';
import { countTransits, TRANSIT_GROUPS, type TransitGroup } from '../../contract/transit.enums';
import { EmptyState } from '../../ui/empty-state';
import { PageLinks } from '../../ui/page-links';
import { TabLinks } from '../../ui/tab-links';
import { TransitCard } from './transit-card';
import classes from './transit-list-screen.module.css';

interface Props {
  page: TransitOrderPage;
  group: TransitGroup | undefined;
  keyword: string | undefined;
  /** Those that shipments of the page go to. */
  countries: { code: string; name: string }[];
  /** The pay dialog belongs to another feature: the page gives it. */
  renderPay: (order: TransitOrder, close: () => void) => ReactNode;
}

/** Shipments by the groups of states that there are, paged by the URL. */
export function TransitListScreen({ page, group, keyword, countries, renderPay }: Props) {
  const { t } = useTranslation('transit');
  const hasFees = useTenant().enabledArticle.includes('ABOUT_TRANSIT_FEE');
  const [paying, setPaying] = useState<TransitOrder>();
  const labelOf = useTransitGroupName();
  const countOf = (each: TransitGroup) => countTransits(each, page);
  const nameOf = (code: string) =>
    countries.find((country) => country.code.toLowerCase() === code.toLowerCase())?.name ?? code.toUpperCase();
  const all = TRANSIT_GROUPS.reduce((sum, each) => sum + countOf(each), 0);
  if (all === 0 && !keyword)
    return (
      <div>
        <div className={classes.top}>
          <h1 className={classes.title}>{t('list.title')}</h1>
        </div>
        <EmptyState
          picture="plane"
          title={t('list.none')}
          text={t('list.noneText')}
          action={
            hasFees && (
              <Button component={Link} href={paths.transportationCharge()} variant="default">
                {t('list.toFees')}
              </Button>
            )
          }
        />
      </div>
    );
  const tabs = [undefined, ...TRANSIT_GROUPS.filter((each) => countOf(each) > 0 || each === group)];
  return (
    <div>
      <div className={classes.top}>
        <h1 className={classes.title}>{t('list.title')}</h1>
        <Button component={Link} href={paths.inStockItems()}>
          {t('list.new')}
        </Button>
      </div>
      <TabLinks
        label={t('list.tabs')}
        tabs={tabs.map((tab) => ({
          id: tab ?? 'all',
          href: paths.transit({ group: tab, keyword }),
          label: tab ? labelOf(tab) : t('list.all'),
          count: tab ? countOf(tab) : all,
          isCurrent: tab === group,
        }))}
      />
      {page.items.length === 0 && <EmptyState picture="plane" title={t('list.noneHere')} />}
      <div className={classes.cards}>
        {page.items.map((order, place) => (
          <TransitCard
            key={order.id}
            order={order}
            country={nameOf(order.receiver.countryCode)}
            onPay={setPaying}
            isFirst={place < 4}
          />
        ))}
      </div>
      <PageLinks
        label={t('list.pages')}
        pageNo={page.pageNo}
        pageCount={Math.ceil(page.total / page.pageSize)}
        hrefOf={(number) => paths.transit({ group, keyword, page: number })}
      />
      {paying && renderPay(paying, () => setPaying(undefined))}
    </div>
  );
}
