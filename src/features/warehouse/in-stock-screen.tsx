import { Button } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from '../../client/use-translation';
import { paths } from '../../contract/paths';
import type { StockInParcel } from '../../contract/parcel';
import { EmptyState } from '../../ui/empty-state';
import { TabLinks } from '../../ui/tab-links';
import { useFocusOnChange } from '../../ui/use-lost-focus';
import classes from './in-stock-screen.module.css';
import { ParcelCard } from './parcel-card';
import { StockBar } from './stock-bar';
import {
  chosenOf,
  everyChoosable,
  parcelsOf,
  STATE_VIEWS,
  STOCK_VIEWS,
  whyNot,
  type StockView,
} from './stock-selection.rules';

interface Props {
  parcels: StockInParcel[];
  /** More than are shown only where there are more than one answer holds. */
  total: number;
  view: StockView;
  /** The item that its shopper has come to decide about. */
  decide?: string | undefined;
}

const ALWAYS: StockView[] = ['all'];

/** What lies in the warehouse, chosen together for the way home. */
export function InStockScreen({ parcels, total, view, decide }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const router = useRouter();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = chosenOf(parcels, ids);
  const shown = parcelsOf(parcels, view);
  // below it stands the bar, which goes away with the last chosen one
  const title = useFocusOnChange<HTMLHeadingElement>(chosen.length);
  const choose = (id: string, isChosen: boolean) =>
    setIds((before) => (isChosen ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id))));
  const clear = () => setIds(new Set());
  const reload = () => void router.replace(router.asPath, undefined, { scroll: false });
  const every = everyChoosable(shown, chosen);

  if (parcels.length === 0)
    return (
      <>
        <h1 className={classes.title}>{t('common:account.inStock')}</h1>
        <EmptyState
          picture="parcel"
          title={t('inStock.none')}
          text={t('inStock.noneText')}
          action={
            <Button component={Link} href={paths.purchases()} variant="default">
              {t('inStock.toOrders')}
            </Button>
          }
        />
      </>
    );
  const tabs = STOCK_VIEWS.map((id) => ({ id, count: parcelsOf(parcels, id).length }));
  // how far they are tells them apart only where they are not all as far
  const isAlike = (id: StockView, count: number) => STATE_VIEWS.some((one) => one === id) && count === parcels.length;
  return (
    <div>
      <div className={classes.top}>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          {t('common:account.inStock')}
        </h1>
        {every.length > chosen.length && (
          <Button variant="default" onClick={() => setIds(new Set(every))}>
            {t('inStock.chooseAll', { count: every.length })}
          </Button>
        )}
      </div>
      <TabLinks
        label={t('inStock.views')}
        tabs={tabs
          .filter(({ id, count }) => ALWAYS.includes(id) || (count > 0 && !isAlike(id, count)) || id === view)
          .map(({ id, count }) => ({
            id,
            href: paths.inStockItems({ view: id === 'all' ? undefined : id }),
            label: t(`inStock.view.${id}`),
            count,
            isCurrent: id === view,
          }))}
      />
      {total > parcels.length && (
        <p className={classes.quiet}>{t('inStock.more', { count: total - parcels.length })}</p>
      )}
      {shown.length === 0 && <EmptyState picture="parcel" title={t('inStock.noneHere')} />}
      <div className={classes.cards}>
        {shown.map((parcel, index) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            isChosen={ids.has(parcel.id)}
            refusal={whyNot(parcel, chosen)}
            isFirst={index < 3}
            decide={decide}
            onChoose={(isChosen) => choose(parcel.id, isChosen)}
            onChanged={reload}
          />
        ))}
      </div>
      <StockBar chosen={chosen} onClear={clear} onMerged={() => (clear(), reload())} />
    </div>
  );
}
