import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useTenant } from '../client/use-shell';
import { navItems } from './info-pages';
import classes from './nav-row.module.css';

/** Home and the info pages; scrolls sideways, also by the mouse wheel (FRM-4). Stands on these pages only (RTE-1). */
export function NavRow() {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const items = navItems(useTenant());
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const onWheel = (event: WheelEvent) => {
      const hasRoom = list.scrollWidth > list.clientWidth;
      if (!hasRoom || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      list.scrollLeft += event.deltaY * forward;
    };
    // React's own wheel listener is passive: it could not keep the page from scrolling along
    list.addEventListener('wheel', onWheel, { passive: false });
    list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    return () => list.removeEventListener('wheel', onWheel);
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
