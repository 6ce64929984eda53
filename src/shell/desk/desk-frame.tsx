import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Progress.css';
import '@mantine/core/styles/Table.css';
import { MantineThemeProvider } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useRouter } from 'next/router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { setStaffUnauthorizedListener } from '../../client/call';
import { useTenant } from '../../client/use-shell';
import { StaffContext } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { StaffSelf } from '../../contract/operator';
import type { Waiting } from '../../contract/waiting-desk';
import { Sheet } from '../../ui/sheet';
import { DeskBell } from './desk-bell';
import { deskControls } from './desk-controls';
import { DeskFinder } from './desk-finder';
import classes from './desk-frame.module.css';
import { DeskNav } from './desk-nav';
import { DeskNotices } from './desk-notices';
import { DeskPerson } from './desk-person';
import { UnsavedGuard } from './unsaved-guard';
import { useWaiting } from './use-waiting';

interface Props {
  self: StaffSelf;
  /** Where the page was loaded with it. */
  waiting?: Waiting;
  children: ReactNode;
}

/** The frame around every desk: what this person may open, what waits, and who they are. On phones a drawer holds the desks. */
export function DeskFrame({ self, waiting: known, children }: Props) {
  const { t } = useTranslation('operator');
  const { t: common } = useTranslation();
  const close = common('actions.close');
  const controls = useMemo(() => deskControls(close), [close]);
  const { name: shop } = useTenant();
  const { reload } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaiting(self, known);
  // the server knows that the session is over, and leads to the login and back here
  useEffect(() => setStaffUnauthorizedListener(reload), [reload]);
  return (
    <StaffContext value={self}>
      <MantineThemeProvider theme={controls}>
        <UnsavedGuard>
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
                <DeskBell self={self} waiting={waiting} />
              </div>
              <div className={classes.nav}>
                <DeskNav self={self} waiting={waiting} />
              </div>
              <DeskPerson self={self} />
            </header>
            <Sheet isOpen={isOpen} title={t('frame.desks')} onClose={() => setOpen(false)} from="start">
              <DeskNav self={self} waiting={waiting} onGo={() => setOpen(false)} />
            </Sheet>
            <main id="content" tabIndex={-1} className={classes.main}>
              {self.notices && self.notices.length > 0 && <DeskNotices notices={self.notices} />}
              {children}
            </main>
          </div>
        </UnsavedGuard>
      </MantineThemeProvider>
    </StaffContext>
  );
}
