import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { navItems } from './info-pages';
import classes from './nav-row.module.css';

/** Home and the info pages; scrolls sideways, and what is current stands in view (FRM-4). On these pages only (RTE-1). */
export function NavRow() {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const items = navItems(useTenant());
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // the first view needs none of it
    void import('./side-scroll').then(({ sideScroll, showInRow }) => {
      if (isGone) return;
      stop = sideScroll(list);
      const current = list.querySelector<HTMLElement>('[aria-current]');
      if (current) showInRow(list, current);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [pathname]);

  if (!items.some(({ href }) => href === pathname)) return null;
  return (
    <nav className={classes.nav} aria-label={t('shell.nav')}>
      <ul ref={row} className={classes.row}>
        {items.map(({ label, href }) => (
          <li key={href}>
            <Link
              className={classes.item}
              href={href}
              prefetch={false}
              aria-current={href === pathname ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
