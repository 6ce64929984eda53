import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/Table.css';
import { IconMenu2 } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useState, type ReactNode } from 'react';
import { setStaffUnauthorizedListener } from '../../client/call';
import { useTenant } from '../../client/use-shell';
import { StaffContext } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { Sheet } from '../../ui/sheet';
import { DeskBell } from './desk-bell';
import { DeskFinder } from './desk-finder';
import classes from './desk-frame.module.css';
import { DeskNotices } from './desk-notices';
import { DeskPerson } from './desk-person';
import { desksFor, isDeskAt } from './desks';

/** The frame around every desk: what this person may open, what waits, and who they are. On phones a drawer holds the desks. */
export function DeskFrame({ self, children }: { self: StaffSelf; children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { name: shop } = useTenant();
  const { asPath, reload } = useRouter();
  const [isOpen, setOpen] = useState(false);
  // the server knows that the session is over, and leads to the login and back here
  useEffect(() => setStaffUnauthorizedListener(reload), [reload]);
  const links = (
    <ul className={classes.links}>
      {desksFor(self.permissions, self.off).map(({ name, href, icon: Icon }) => (
        <li key={name}>
          <Link
            className={classes.link}
            href={href}
            prefetch={false}
            onClick={() => setOpen(false)}
            aria-current={isDeskAt(href, asPath) ? 'page' : undefined}
          >
            <Icon size={16} stroke={1.6} aria-hidden />
            {t(`nav.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <StaffContext value={self}>
      <div className={classes.frame}>
        <a className={classes.skip} href="#content">
          {t('frame.skip')}
        </a>
        <header className={classes.side}>
          <div className={classes.head}>
            <button
              type="button"
              className={classes.opener}
              aria-haspopup="dialog"
              aria-label={t('frame.menu')}
              onClick={() => setOpen(true)}
            >
              <IconMenu2 size={20} aria-hidden />
            </button>
            <span className={classes.shop}>{shop}</span>
            <DeskFinder self={self} />
            <DeskBell self={self} />
          </div>
          <nav className={classes.nav} aria-label={t('frame.desks')}>
            {links}
          </nav>
          <DeskPerson self={self} />
        </header>
        <Sheet isOpen={isOpen} title={t('frame.desks')} onClose={() => setOpen(false)} from="start">
          <nav aria-label={t('frame.desks')}>{links}</nav>
        </Sheet>
        <main id="content" tabIndex={-1} className={classes.main}>
          {self.notices && self.notices.length > 0 && <DeskNotices notices={self.notices} />}
          {children}
        </main>
      </div>
    </StaffContext>
  );
}
