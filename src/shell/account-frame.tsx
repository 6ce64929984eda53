import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../contract/paths';
import { useProfile } from '../client/use-profile';
import { useTenant } from '../client/use-shell';
import { useTranslation } from '../client/use-translation';
import classes from './account-frame.module.css';
import { accountItems } from './account-items';

/** A page of the account beside the way to the others: a column on a desktop, a row of chips on a phone. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const unread = useProfile()?.unreadNotificationCount ?? 0;
  const { tenantPreference } = useTenant();
  // what is due has its page in every shop, though only some let several sums be paid at once
  const items = accountItems({ ...tenantPreference, supportBatchPay: true }).filter(
    ({ href }) => href !== paths.cart(),
  );
  const row = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    // only the row may move, not the page
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <div className={classes.frame}>
      <nav className={classes.nav} aria-label={t('shell.accountNav')}>
        <ul ref={row} className={classes.list}>
          {items.map(({ name, href }) => (
            <li key={name}>
              <Link
                className={classes.item}
                href={href}
                prefetch={false}
                aria-current={isAt(pathname, href) ? 'page' : undefined}
              >
                {t(`account.${name}`)}
                {name === 'messages' && unread > 0 && (
                  <span className={classes.count} aria-label={t('account.unread', { count: unread })}>
                    {unread}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.page}>{children}</div>
    </div>
  );
}

/** The page itself, or one below it; below the overview are all the others. */
const isAt = (pathname: string, href: string) =>
  pathname === href || (href !== paths.overview() && pathname.startsWith(`${href}/`));
