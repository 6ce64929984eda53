import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { useTranslation } from '../../client/use-translation';
import { pageNumbers, searchPath, type Search } from './search-query.rules';
import classes from './search-pagination.module.css';

/** Every page of results has an address of its own. */
export function SearchPagination({ search, last }: { search: Search; last: number }) {
  const { t } = useTranslation('product');
  if (last < 2) return null;
  const { page } = search;
  const link = (to: number, label: string, children: ReactNode) => (
    <Link
      className={classes.pageLink}
      href={paths.search(searchPath(search, { page: to }))}
      prefetch={false}
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
    >
      {children}
    </Link>
  );
  return (
    <nav className={classes.pagination} aria-label={t('search.pages')}>
      {page > 1 && link(page - 1, t('search.previousPage'), <IconChevronLeft size={18} className={classes.mirrored} />)}
      {pageNumbers(page, last).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className={classes.gap} aria-hidden>
            …
          </span>
        ) : (
          <span key={number}>{link(number, t('search.page', { number }), number)}</span>
        ),
      )}
      {page < last && link(page + 1, t('search.nextPage'), <IconChevronRight size={18} className={classes.mirrored} />)}
    </nav>
  );
}
