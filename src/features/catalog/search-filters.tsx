import type { SearchData } from './load-search';
import Link from 'next/link';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { FilterLink } from './filter-link';
import { PriceRangeForm } from './price-range-form';
import { activeFilterCount, NO_FILTERS, searchPath, type Search } from './search-query.rules';
import { SearchFacets } from './search-facets';
import classes from './search-filters.module.css';

export interface FilterProps {
  search: Search;
  categories: SearchData['categories'];
}

/** Categories and prices: a column on wide screens, in a sheet on phones. */
export function SearchFilters({ search, categories, className }: FilterProps & { className?: string }) {
  const { t } = useTranslation('product');
  return (
    <aside className={className} aria-label={t('search.filters')}>
      {activeFilterCount(search) > 0 && (
        <Link className={classes.clear} href={paths.search(searchPath(search, NO_FILTERS))} scroll={false}>
          {t('search.clearFilters')}
        </Link>
      )}
      <section className={classes.filter}>
        <h2 className={classes.filterTitle}>{t('search.price')}</h2>
        <PriceRangeForm search={search} />
      </section>
      {categories.length > 0 && (
        <section className={classes.filter}>
          <h2 className={classes.filterTitle}>{t('search.category')}</h2>
          <ul className={classes.categories}>
            <FilterLink search={search} change={{ categoryId: '' }} name={t('search.allCategories')} />
            {categories.map(({ id, name, productCount }) => (
              <FilterLink key={id} search={search} change={{ categoryId: id }} name={name} count={productCount} />
            ))}
          </ul>
        </section>
      )}
      {search.keyword && !search.shopId && <SearchFacets search={search} />}
    </aside>
  );
}
