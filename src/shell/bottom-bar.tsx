import { IconBell, IconCategory, IconHome, IconShoppingCart, IconUser } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { paths } from '../contract/paths';
import { useProfile } from '../client/use-profile';
import { useTranslation } from '../client/use-translation';
import { Sheet } from '../ui/sheet';
import classes from './bottom-bar.module.css';
import { CartCount, cartHref } from './cart-link';
import { PartLoading } from '../ui/part-loading';

const AccountList = dynamic(() => import('./account-list').then((file) => file.AccountList), {
  ssr: false,
  loading: PartLoading,
});

/** The thumb's row on a phone. */
export function BottomBar() {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const profile = useProfile();
  const [isAccountOpen, setAccountOpen] = useState(false);
  const orLogin = (path: string) => (profile ? path : paths.login(path));
  const items = [
    { name: 'home', href: paths.home(), page: '/', Icon: IconHome },
    { name: 'categories', href: `${paths.home()}#categories`, page: undefined, Icon: IconCategory },
    { name: 'cart', href: cartHref(profile !== null), page: paths.cart(), Icon: IconShoppingCart },
    { name: 'messages', href: orLogin(paths.messages()), page: paths.messages(), Icon: IconBell },
  ];
  return (
    <nav className={classes.bar} aria-label={t('shell.bottomBar')}>
      {items.map(({ name, href, page, Icon }) => (
        <Link
          key={name}
          className={classes.item}
          href={href}
          prefetch={false}
          aria-current={page === pathname ? 'page' : undefined}
        >
          <span className={classes.icon}>
            <Icon size={22} stroke={1.6} aria-hidden />
            {name === 'cart' && <CartCount />}
            {name === 'messages' && !!profile?.unreadNotificationCount && <span className={classes.dot} />}
          </span>
          {t(`bottomBar.${name}`)}
        </Link>
      ))}
      {profile ? (
        <button type="button" className={classes.item} onClick={() => setAccountOpen(true)}>
          <IconUser size={22} stroke={1.6} aria-hidden />
          {t('bottomBar.account')}
        </button>
      ) : (
        <Link className={classes.item} href={paths.login()} prefetch={false}>
          <IconUser size={22} stroke={1.6} aria-hidden />
          {t('bottomBar.login')}
        </Link>
      )}
      {profile && (
        <Sheet isOpen={isAccountOpen} title={t('bottomBar.account')} onClose={() => setAccountOpen(false)}>
          <AccountList profile={profile} onLeave={() => setAccountOpen(false)} />
        </Sheet>
      )}
    </nav>
  );
}
