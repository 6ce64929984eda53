import Link from 'next/link';
import { paths } from '../../client/paths';
import { useTranslation } from '../../client/use-translation';
import { PriceRangeForm } from './price-range-form';
import { activeFilterCount, searchPath, type Search } from './search-query.rules';
import type { SearchData } from './search-screen';
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
        <Link
          className={classes.clear}
          href={paths.search(searchPath(search, { categoryId: '', priceStart: '', priceEnd: '' }))}
          scroll={false}
        >
          {t('search.clearFilters')}
        </Link>
      )}
      <section className={classes.filter}>
        <h2 className={classes.filterTitle}>{t('search.price')}</h2>
        <PriceRangeForm key={`${search.priceStart}-${search.priceEnd}`} search={search} />
      </section>
      {categories.length > 0 && (
        <section className={classes.filter}>
          <h2 className={classes.filterTitle}>{t('search.category')}</h2>
          <ul className={classes.categories}>
            <CategoryItem search={search} id="" name={t('search.allCategories')} />
            {categories.map(({ id, name, productCount }) => (
              <CategoryItem key={id} search={search} id={id} name={name} count={productCount} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function CategoryItem({ search, id, name, count }: { search: Search; id: string; name: string; count?: number }) {
  return (
    <li>
      <Link
        className={classes.category}
        href={paths.search(searchPath(search, { categoryId: id }))}
        scroll={false}
        prefetch={false}
        aria-current={search.categoryId === id ? 'true' : undefined}
      >
        <span>{name}</span>
        {count !== undefined && <span className={classes.categoryCount}>{count}</span>}
      </Link>
    </li>
  );
}
