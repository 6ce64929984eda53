import { IconMenu2 } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { paths } from '../contract/paths';
import type { FrameSettings } from '../client/shell-data';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import { useOnceOpened } from '../ui/use-once-opened';
import { AccountMenu } from './account-menu';
import { CartLink } from './cart-link';
import classes from './header.module.css';
import { NavRow } from './nav-row';
import { SearchBox } from './search-box';
import { useScrolled } from './use-scrolled';
import { LayerLoading } from '../ui/part-loading';

const PhoneMenu = dynamic(() => import('./phone-menu').then((file) => file.PhoneMenu), {
  ssr: false,
  loading: LayerLoading,
});

/** Logo, search, cart, account; below it the row of pages (FRM-4). It stays in sight and shrinks (FRM-5). */
export function Header({ search = 'open' }: { search?: FrameSettings['search'] }) {
  const { t } = useTranslation();
  const tenant = useTenant();
  const isScrolled = useScrolled();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const wasMenuOpen = useOnceOpened(isMenuOpen);
  const hasSearch = search !== 'none' && (search !== 'scrolled' || isScrolled);
  return (
    <>
      <header className={classes.header} data-scrolled={isScrolled || undefined} data-search={hasSearch || undefined}>
        <div className={classes.inner}>
          <Link
            className={classes.logo}
            href={paths.home()}
            prefetch={false}
            aria-label={t('shell.toHome', { name: tenant.name })}
          >
            {tenant.logoImage && <img src={tenant.logoImage} alt="" height={36} />}
            <span>{tenant.name}</span>
          </Link>
          <div className={classes.search}>{hasSearch && <SearchBox isCollapsed={search === 'collapsed'} />}</div>
          <div className={classes.tools}>
            <CartLink />
            <div className={classes.wide}>
              <AccountMenu />
            </div>
            <button
              type="button"
              className={classes.menu}
              aria-label={t('shell.menu')}
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <IconMenu2 size={24} stroke={1.6} aria-hidden />
            </button>
          </div>
        </div>
      </header>
      <NavRow />
      {wasMenuOpen && <PhoneMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}
