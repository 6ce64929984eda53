import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import { FilterLink } from './filter-link';
import type { Search } from './search-query.rules';
import classes from './search-filters.module.css';

/** What tells the products of a keyword apart: materials, styles, seasons. An extra: nothing stands in its place while it loads. */
export function SearchFacets({ search }: { search: Search }) {
  const { t } = useTranslation('product');
  const { data } = useRequest('GET /front/product/keywordSNQuery', { query: { keyword: search.keyword } });
  return data?.map(({ id, name, children }) => (
    <section key={id} className={classes.filter}>
      <h2 className={classes.filterTitle}>{name}</h2>
      <ul className={classes.categories}>
        {search.snId.startsWith(`${id}:`) && (
          <FilterLink search={search} change={{ snId: '' }} name={t('search.anyFacet')} />
        )}
        {children.map((child) => (
          <FilterLink key={child.id} search={search} change={{ snId: child.id }} name={child.name} />
        ))}
      </ul>
    </section>
  ));
}
