// beside those that every page has: tests/ui/mantine-css.test.tsx says which
import '@mantine/core/styles/Table.css';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, type ReactNode } from 'react';
import { setStaffUnauthorizedListener } from '../../client/call';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import classes from './desk-frame.module.css';
import { DeskPerson } from './desk-person';
import { desksFor } from './desks';

/** The frame around every desk: what this person may open, and who they are. */
export function DeskFrame({ self, children }: { self: StaffSelf; children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { name: shop } = useTenant();
  const { pathname, reload } = useRouter();
  // the server knows that the session is over, and leads to the login and back here
  useEffect(() => setStaffUnauthorizedListener(reload), [reload]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t('frame.skip')}
      </a>
      <nav className={classes.side} aria-label={t('frame.desks')}>
        <div className={classes.shop}>{shop}</div>
        <ul className={classes.links}>
          {desksFor(self.permissions).map(({ name, href, icon: Icon }) => (
            <li key={name}>
              <Link
                className={classes.link}
                href={href}
                prefetch={false}
                aria-current={pathname === href ? 'page' : undefined}
              >
                <Icon size={16} stroke={1.6} aria-hidden />
                {t(`nav.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
        <DeskPerson self={self} />
      </nav>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
