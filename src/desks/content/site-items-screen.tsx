import { Button } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import { StatusChip } from '../../ui/status-chip';
import type { IndexColumn } from '../bench/index-columns';
import { IndexPage } from '../bench/index-page';
import type { Asked } from '../bench/index-query';
import { BannerOrder } from './banner-order';
import classes from './content.module.css';
import { KIND_OF_VIEW, SITE_ITEMS_INDEX, type loadSiteItems } from './load-site-items';
import { SITE_ITEM_TONES } from './article-tones';

type List = NonNullable<Awaited<ReturnType<typeof loadSiteItems>>['list']>;
interface Props {
  list: List | null;
  asked: Asked<(typeof SITE_ITEMS_INDEX)['views'][number]>;
}

/** Banners, announcements and campaigns: what is seen now, what will be, and what nobody sees. */
export function SiteItemsScreen({ list: first, asked }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const may = useMay('content.publish');
  const [ordered, setOrdered] = useState<List>();
  const list = ordered ?? first;
  const kind = KIND_OF_VIEW[asked.view];
  const when = (at: string | null) => (at ? formatDateTime(at, tenant.timezoneOffset, intlTag(locale)) : '–');
  const columns: IndexColumn<List['items'][number]>[] = [
    {
      id: 'title',
      header: t('content.title'),
      cell: ({ id, title, image }) => (
        <Link href={deskPaths.siteItem(id)} prefetch={false} className={classes.pictured}>
          {image && <img src={image} alt="" loading="lazy" width={96} height={34} />}
          <bdi>{title || t('content.untitled')}</bdi>
        </Link>
      ),
    },
    {
      id: 'time',
      header: t('content.time'),
      shows: 'wide',
      cell: ({ from, until }) => (from || until ? `${when(from)} → ${when(until)}` : t('content.always')),
    },
    {
      id: 'state',
      header: t('content.stands'),
      cell: ({ state, hasDraft }) => (
        <>
          <StatusChip tone={SITE_ITEM_TONES[state]}>{t(`content.itemState.${state}`)}</StatusChip>
          {hasDraft && state !== 'HIDDEN' && <span className={classes.quiet}> {t('content.hasDraft')}</span>}
        </>
      ),
    },
  ];
  return (
    <>
      <IndexPage
        spec={SITE_ITEMS_INDEX}
        title={t('nav.siteItems')}
        {...{ asked, list, columns }}
        views={SITE_ITEMS_INDEX.views.map((id) => ({ id, label: t(`content.itemView.${id}`) }))}
        nameOf={({ title }) => title || t('content.untitled')}
        action={
          <Button component={Link} size="xs" href={deskPaths.newSiteItem(kind)} prefetch={false}>
            {t(`content.begin.${kind}`)}
          </Button>
        }
        empty={{ title: t('content.noItems') }}
      />
      {may && asked.view === 'banners' && list && <BannerOrder list={list} onOrdered={setOrdered} />}
    </>
  );
}
