import Link from 'next/link';
import { paths } from '../../contract/paths';
import { searchPath, type Search } from './search-query.rules';
import classes from './search-filters.module.css';

interface Props {
  search: Search;
  /** What the search is with it; it is on where the search is so already. */
  change: { categoryId: string } | { snId: string };
  name: string;
  count?: number;
}

/** One choice of a filter: an address of its own. */
export function FilterLink({ search, change, name, count }: Props) {
  const isOn = 'snId' in change ? search.snId === change.snId : search.categoryId === change.categoryId;
  return (
    <li>
      <Link
        className={classes.category}
        href={paths.search(searchPath(search, change))}
        scroll={false}
        prefetch={false}
        aria-current={isOn ? 'true' : undefined}
      >
        <span>{name}</span>
        {count !== undefined && <span className={classes.categoryCount}>{count}</span>}
      </Link>
    </li>
  );
}
