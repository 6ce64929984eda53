import Link from 'next/link';
import classes from './tab-links.module.css';
import { useSeenTab } from './use-seen-tab';

interface Props {
  /** Name of the row for screen readers. */
  label: string;
  tabs: { id: string; href: string; label: string; count?: number | string | undefined; isCurrent: boolean }[];
  /** At a desk, where many queues stand side by side. */
  isDense?: boolean;
}

/** Lists side by side, each with an address of its own. */
export function TabLinks({ label, tabs, isDense }: Props) {
  const row = useSeenTab<HTMLElement>(tabs.find(({ isCurrent }) => isCurrent)?.id ?? '');
  return (
    <nav ref={row} className={classes.tabs} aria-label={label} data-dense={isDense}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          href={tab.href}
          scroll={false}
          className={classes.tab}
          aria-current={tab.isCurrent ? 'page' : undefined}
        >
          {tab.label} {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
