import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { SORTS } from '../../contract/sorts';
import { SearchFilters, type FilterProps } from './search-filters';
import { Sheet } from '../../ui/sheet';
import { activeFilterCount, searchPath } from './search-query.rules';
import classes from './search.module.css';

/** The order of the results as links; on phones also the way to the filters. */
export function SearchToolbar({ search, categories, isSortable }: FilterProps & { isSortable: boolean }) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const count = activeFilterCount(search);
  const { events } = useRouter();
  // a filter is a link: once followed, the results are what one wants to see
  useEffect(() => {
    events.on('routeChangeComplete', close);
    return () => events.off('routeChangeComplete', close);
  }, [events, close]);
  return (
    <div className={classes.toolbar}>
      <button type="button" className={classes.filterButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        {count > 0 ? t('search.filtersOn', { count }) : t('search.filters')}
      </button>
      {isSortable && (
        <nav className={classes.sorts} aria-label={t('search.sortBy')}>
          {SORTS.map((sort) => (
            <Link
              key={sort}
              className={classes.sort}
              href={paths.search(searchPath(search, { sort }))}
              scroll={false}
              prefetch={false}
              aria-current={sort === search.sort ? 'true' : undefined}
            >
              {t(`search.sort.${sort}`)}
            </Link>
          ))}
        </nav>
      )}
      <Sheet isOpen={isOpen} title={t('search.filters')} onClose={close}>
        <SearchFilters search={search} categories={categories} />
      </Sheet>
    </div>
  );
}
