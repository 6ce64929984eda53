import { IconUserCircle } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { paths } from '../contract/paths';
import { useProfile } from '../client/use-profile';
import { useTranslation } from '../client/use-translation';
import { Dropdown } from '../ui/dropdown';
import classes from './account-menu.module.css';
import headerClasses from './header.module.css';
import { PartLoading } from '../ui/part-loading';

const loadList = () => import('./account-list').then((file) => file.AccountList);
const AccountList = dynamic(loadList, { ssr: false, loading: PartLoading });

/** SES-5: opens on hover for who is logged in; everybody else is led to login, and back here. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { asPath, pathname } = useRouter();
  // the server never sees what stands behind #
  const [address] = asPath.split('#');
  const profile = useProfile();
  const isKnown = profile !== null;
  useEffect(() => {
    // there before the first hover
    if (isKnown) void loadList();
  }, [isKnown]);
  const icon = <IconUserCircle size={24} stroke={1.6} aria-hidden />;
  if (!profile) {
    const isWorthReturningTo = ![paths.home(), '/404', '/_error'].includes(pathname);
    return (
      <Link
        className={headerClasses.tool}
        href={paths.login(isWorthReturningTo ? address : undefined)}
        prefetch={false}
      >
        {icon}
        <span className={headerClasses.toolText}>{t('account.login')}</span>
      </Link>
    );
  }
  const unread = profile.unreadNotificationCount;
  return (
    <Dropdown
      opensOnHover
      className={headerClasses.tool}
      name={t('account.menu', { name: profile.name })}
      label={
        <>
          <span className={classes.face}>
            {icon}
            {unread > 0 && (
              <span className={classes.badge} role="status">
                <span className="visually-hidden">{t('account.unread', { count: unread })}</span>
              </span>
            )}
          </span>
          <span className={headerClasses.toolText} dir="auto">
            {profile.name}
          </span>
        </>
      }
    >
      {(close) => <AccountList profile={profile} onLeave={close} />}
    </Dropdown>
  );
}
