import { Button } from '@mantine/core';
import type { RowSelectionState } from '@tanstack/react-table';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { LoadError } from '../../ui/load-error';
import { PageTitle } from '../../ui/page-title';
import { TabLinks } from '../../ui/tab-links';
import type { BulkAction } from './bulk';
import { countText } from '../../ui/count-text';
import type { IndexColumn } from './index-columns';
import { IndexEmpty, type EmptyList } from './index-empty';
import type { IndexGroups } from './index-groups';
import { IndexFilters, type IndexFilter } from './index-filters';
import classes from './index-page.module.css';
import { indexHref, type Asked, type Change, type IndexSpec } from './index-query';
import { IndexTable } from './index-table';
import { keepLastList } from './last-list';
import type { IndexRows } from './load-index';
import { SelectionBar } from './selection-bar';
import { SideSheet } from './side-sheet';
import { useDensity } from './use-density';
import { useListAfterDeeds } from './use-list-after-deeds';
import { useOpenRecord } from './use-open-record';
import { useSavedViews } from './use-saved-views';
import { ColumnMenu } from './column-menu';
import { ViewMenu } from './view-menu';

export interface IndexPageProps<Row extends { id: string }> {
  spec: IndexSpec;
  title: string;
  asked: Asked;
  /** Null: it could not be loaded just now. */
  list: (IndexRows<Row> & { matches?: number }) | null;
  views: { id: string; label: string; count?: number | undefined }[];
  columns: IndexColumn<Row>[];
  nameOf: (row: Row) => string;
  /** Under which headings its rows stand; without, under none. */
  groups?: IndexGroups<Row> | undefined;
  filters?: IndexFilter[];
  searchLabel?: string;
  /** What is searched for is found in whichever view it stands. */
  searchesAll?: boolean;
  bulk?: BulkAction[];
  /** The record of a row, beside the list. */
  sheet?: (id: string) => ReactNode;
  /** The record's own page. */
  hrefOfRecord?: (id: string) => string;
  /** The one thing to do here, at the end of the head. */
  action?: ReactNode;
  /** What stands here and what elsewhere, where the title alone could be read otherwise. */
  about?: ReactNode;
  empty: EmptyList;
}

/** A queue of a desk: views as tabs, words and chips, the rows, and the record of one of them. All of it is its address. */
export function IndexPage<Row extends { id: string }>(props: IndexPageProps<Row>) {
  const { t } = useTranslation('operator');
  const {
    spec,
    title,
    asked,
    list,
    views,
    columns,
    nameOf,
    filters = [],
    searchLabel,
    bulk = [],
    sheet,
    empty,
  } = props;
  const router = useRouter();
  useEffect(() => keepLastList(router.asPath), [router.asPath]);
  const [density, setDensity] = useDensity();
  const hrefOf = (change: Change) => indexHref(spec, asked, change);
  const go = (href: string) => void router.push(href, undefined, { scroll: false });
  useListAfterDeeds();
  const rows = list?.items ?? [];
  const isAllSearched = Boolean(props.searchesAll && asked.q && views.length > 1);
  const record = useOpenRecord({ ids: rows.map(({ id }) => id), hrefOf, isOn: sheet !== undefined });
  const selection = useState<RowSelectionState>({});
  const [isAll, setAll] = useState(false);
  const [selected, setSelected] = selection;
  const ids = rows.map(({ id }) => id).filter((id) => selected[id]);
  const hasBulk = bulk.some(({ isFor }) => isFor?.(rows.map(({ id }) => id)) ?? true);
  const matches = list?.matches;
  const mayAll = matches !== undefined && matches > rows.length && ids.length === rows.length;
  const keep = (left: string[]) => {
    setAll(false);
    setSelected(Object.fromEntries(left.map((id) => [id, true as const])));
  };
  const done = (left: string[]) => {
    keep(left);
    void router.replace(router.asPath, undefined, { scroll: false });
  };
  const saved = useSavedViews(
    spec,
    asked,
    columns.map(({ id }) => id),
  );
  const shown = columns.filter(({ id }, at) => at === 0 || !asked.cols || asked.cols.includes(id));
  const address = indexHref(spec, asked, { after: asked.after });
  return (
    <div className={classes.page} data-open={record.openId !== undefined || undefined}>
      <PageTitle title={title} />
      <div className={classes.list}>
        <header className={classes.head}>
          <h1 ref={record.heading} className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {props.action}
        </header>
        {props.about && <p className={classes.note}>{props.about}</p>}
        {views.length + saved.views.length > 1 && (
          <TabLinks
            isDense
            label={t('index.views')}
            tabs={[
              ...views.map(({ id, label, count }) => ({
                id,
                // words that are looked for everywhere would show the same in each
                href: hrefOf({ view: id, saved: undefined, ...(isAllSearched && { q: undefined }) }),
                label,
                // none waits: nothing to be read
                count: countText(count || undefined),
                isCurrent: id === asked.view && !saved.current && !isAllSearched,
              })),
              ...saved.views.map(({ id, name, href }) => ({
                ...{ id, href, label: name },
                isCurrent: id === saved.current?.id,
              })),
            ]}
          />
        )}
        {isAllSearched && <p className={classes.note}>{t('index.searchesAll')}</p>}
        {saved.current && !saved.current.isWhole && <p className={classes.note}>{t('index.saved.lessThanKept')}</p>}
        <IndexFilters
          key={asked.q}
          {...{ asked, hrefOf, filters, searchLabel, density }}
          onGo={go}
          onDensity={setDensity}
        >
          <ColumnMenu columns={columns} chosen={asked.cols} onChoose={(cols) => go(hrefOf({ cols }))} />
          <ViewMenu {...{ spec, asked, saved }} onGo={go} />
        </IndexFilters>
        {list === null ? (
          <LoadError onRetry={() => void router.replace(router.asPath)} />
        ) : rows.length === 0 ? (
          <IndexEmpty isMore={list.next !== null} {...{ asked, hrefOf, filters, empty }} />
        ) : (
          <IndexTable
            key={address}
            label={title}
            {...{ rows, nameOf, density }}
            columns={shown}
            groups={props.groups}
            openId={record.openId}
            onOpen={sheet && record.open}
            selection={hasBulk ? selection : undefined}
          />
        )}
        <SelectionBar
          ids={ids}
          all={
            mayAll
              ? { count: matches, isChosen: isAll, choose: () => setAll(true), targets: { asked, matches } }
              : undefined
          }
          actions={bulk}
          onClear={() => keep([])}
          onDone={done}
        />
        <nav className={classes.pager} aria-label={t('index.pages')}>
          {asked.after && (
            <Button component={Link} size="xs" variant="default" href={hrefOf({})}>
              {t('index.first')}
            </Button>
          )}
          {list?.next && (
            <Button component={Link} size="xs" variant="default" href={hrefOf({ after: list.next })}>
              {t('index.further')}
            </Button>
          )}
        </nav>
      </div>
      {sheet && record.openId && (
        <SideSheet
          id={record.openId}
          label={t('sheet.label')}
          href={props.hrefOfRecord?.(record.openId)}
          onClose={record.close}
          onPrevious={record.previous}
          onNext={record.next}
        >
          {sheet(record.openId)}
        </SideSheet>
      )}
    </div>
  );
}
