import { IconMenu2 } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useState, type ReactNode } from 'react';
import { setStaffUnauthorizedListener } from '../../client/call';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import { SchemeToggle } from '../scheme-toggle';
import classes from './desk-frame.module.css';
import { DeskPerson } from './desk-person';
import { desksFor, isDeskAt } from './desks';

/** The frame around every desk: what this person may open, and who they are. On phones a menu holds both. */
export function DeskFrame({ self, children }: { self: StaffSelf; children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { name: shop } = useTenant();
  const { asPath, reload } = useRouter();
  const [isOpen, setOpen] = useState(false);
  // the server knows that the session is over, and leads to the login and back here
  useEffect(() => setStaffUnauthorizedListener(reload), [reload]);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#content">
        {t('frame.skip')}
      </a>
      <header className={classes.side}>
        <div className={classes.head}>
          <span className={classes.shop}>{shop}</span>
          <SchemeToggle />
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls="desk-menu"
            aria-label={t('frame.menu')}
            onClick={() => setOpen(!isOpen)}
          >
            <IconMenu2 size={20} aria-hidden />
          </button>
        </div>
        <div id="desk-menu" className={classes.menu} data-open={isOpen || undefined}>
          <nav aria-label={t('frame.desks')}>
            <ul className={classes.links}>
              {desksFor(self.permissions).map(({ name, href, icon: Icon }) => (
                <li key={name}>
                  <Link
                    className={classes.link}
                    href={href}
                    prefetch={false}
                    aria-current={isDeskAt(href, asPath) ? 'page' : undefined}
                  >
                    <Icon size={16} stroke={1.6} aria-hidden />
                    {t(`nav.${name}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <DeskPerson self={self} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
