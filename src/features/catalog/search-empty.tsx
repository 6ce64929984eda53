import { Button } from '@mantine/core';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { EmptyState } from '../../ui/empty-state';
import { activeFilterCount, NO_FILTERS, searchPath, type Search } from './search-query.rules';
import classes from './search.module.css';

const HINTS = 12;

/** Nothing found: what to try instead. */
export function SearchEmpty({ search }: { search: Search }) {
  const { t } = useTranslation('product');
  const { data } = useRequest('GET /front/hot-keywords', { query: { pageNo: 1, pageSize: HINTS } });
  const isFiltered = activeFilterCount(search) > 0;
  const isPastEnd = search.page > 1;
  const emptyText = isFiltered ? 'filtered' : search.imageUrl ? 'picture' : 'hint';
  const way = isPastEnd
    ? { label: t('search.empty.toFirst'), href: paths.search(searchPath(search, {})) }
    : isFiltered && {
        label: t('search.clearFilters'),
        href: paths.search(searchPath(search, NO_FILTERS)),
      };
  return (
    <div className={classes.empty}>
      <EmptyState
        picture="search"
        title={isPastEnd ? t('search.empty.pastEnd') : t('search.empty.title')}
        text={t(`search.empty.${emptyText}`)}
        action={
          way && (
            <Button component={Link} href={way.href}>
              {way.label}
            </Button>
          )
        }
      />
      {data && data.items.length > 0 && (
        <section className={classes.hot}>
          <h2 className={classes.hotTitle}>{t('search.empty.hot')}</h2>
          <ul className={classes.chips}>
            {data.items.map(({ keyword }) => (
              <li key={keyword}>
                <Link className={classes.chip} href={paths.search({ keyword })}>
                  {keyword}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
