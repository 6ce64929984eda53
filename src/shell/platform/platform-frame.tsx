import '@mantine/core/styles/Table.css';
import { MantineThemeProvider } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect, useMemo, type ReactNode } from 'react';
import { setStaffUnauthorizedListener } from '../../client/call';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { PlatformSelf } from '../../contract/platform';
import { platformPaths } from '../../contract/platform-paths';
import { ActionButton } from '../../ui/action-button';
import { deskControls } from '../desk/desk-controls';
import { UnsavedGuard } from '../desk/unsaved-guard';
import { SchemeToggle } from '../scheme-toggle';
import classes from './platform-frame.module.css';

const PAGES = [
  { name: 'shops', href: platformPaths.home() },
  { name: 'create', href: platformPaths.create() },
  { name: 'notices', href: platformPaths.notices() },
  { name: 'health', href: platformPaths.health() },
] as const;

/** The frame around what stands above shops: no shop's name and no shop's colours. */
export function PlatformFrame({ self, children }: { self: PlatformSelf; children: ReactNode }) {
  const { t } = useTranslation('operator');
  const { t: common } = useTranslation();
  const close = common('actions.close');
  const controls = useMemo(() => deskControls(close), [close]);
  const { asPath, reload } = useRouter();
  useEffect(() => setStaffUnauthorizedListener(reload), [reload]);
  const logOut = useAction('POST /platform/me/logout');
  const leave = async () => {
    if (await logOut.run({})) openDocument(platformPaths.login());
  };
  const path = asPath.replace(/[?#].*$/s, '');
  return (
    <MantineThemeProvider theme={controls}>
      <UnsavedGuard>
        <div className={classes.frame}>
          <header className={classes.head}>
            <span className={classes.mark}>{t('platform.name')}</span>
            <nav className={classes.pages} aria-label={t('platform.pages')}>
              {!self.needsSecondFactor &&
                PAGES.map(({ name, href }) => (
                  <Link key={name} href={href} prefetch={false} aria-current={path === href ? 'page' : undefined}>
                    {t(`platform.nav.${name}`)}
                  </Link>
                ))}
            </nav>
            <Link
              href={platformPaths.account()}
              prefetch={false}
              className={classes.who}
              aria-label={`${t('platform.nav.account')}: ${self.name}`}
              aria-current={path === platformPaths.account() ? 'page' : undefined}
            >
              <bdi>{self.name}</bdi>
            </Link>
            <SchemeToggle />
            <ActionButton size="compact-sm" variant="default" loading={logOut.isRunning} onClick={() => void leave()}>
              {t('person.logOut')}
            </ActionButton>
          </header>
          <main id="content" tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
      </UnsavedGuard>
    </MantineThemeProvider>
  );
}
