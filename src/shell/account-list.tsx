import Link from 'next/link';
import { useRouter } from 'next/router';
import { logOut } from '../client/end-session';
import { paths } from '../contract/paths';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import type { Profile } from '../contract/account';
import { accountItems } from './account-items';
import classes from './account-menu.module.css';

/** The account's pages and the way out; the same list in the header's menu and in the phone's sheet. */
export function AccountList({ profile, onLeave }: { profile: Profile; onLeave: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const { tenantPreference } = useTenant();
  const leave = async () => {
    onLeave();
    await logOut();
    await router.push(paths.home());
  };
  return (
    <>
      <p className={classes.who}>
        <strong dir="auto">{profile.name}</strong>
        <span dir="ltr">{profile.email}</span>
      </p>
      <ul className={classes.list}>
        {accountItems(tenantPreference).map(({ name, href }) => (
          <li key={name}>
            <Link className={classes.item} href={href} prefetch={false} onClick={onLeave}>
              {t(`account.${name}`)}
              {name === 'messages' && profile.unreadNotificationCount > 0 && (
                <span className={classes.count}>{profile.unreadNotificationCount}</span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={classes.item} onClick={() => void leave()}>
            {t('account.logout')}
          </button>
        </li>
      </ul>
    </>
  );
}
