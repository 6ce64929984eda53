import { NativeSelect } from '@mantine/core';
import { IconUserCircle } from '@tabler/icons-react';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { dropStaffCalls } from '../../client/call';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { DESK_LOCALES, deskLocale } from '../../contract/desk-locales';
import { deskPaths } from '../../contract/desk-paths';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { StaffSelf } from '../../contract/operator';
import { ActionButton } from '../../ui/action-button';
import { Dropdown } from '../../ui/dropdown';
import { SchemeToggle } from '../scheme-toggle';
import classes from './desk-frame.module.css';

const LANGUAGES = DESK_LOCALES.map((value) => ({ value, label: LOCALE_FACTS[value].name }));

/** Who is at the desk, their language and colours, and the way out. */
export function DeskPerson({ self }: { self: StaffSelf }) {
  const { t } = useTranslation('operator');
  const { asPath } = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const language = useAction('PUT /operator/me/language');
  const logOut = useAction('POST /operator/logout');

  const leaveFor = (path: string) => {
    setLeaving(true);
    openDocument(path);
  };
  const choose = async (chosen: Locale) => {
    if (await language.run({ query: { language: chosen } })) leaveFor(asPath);
  };
  const end = async () => {
    dropStaffCalls();
    if (await logOut.run({})) leaveFor(deskPaths.login());
  };
  return (
    <div className={classes.person}>
      <Dropdown
        className={classes.who}
        panelClassName={classes.above}
        name={t('person.menu', { name: self.name })}
        label={
          <>
            <IconUserCircle size={18} stroke={1.6} aria-hidden />
            <bdi className={classes.name}>{self.name}</bdi>
          </>
        }
      >
        {() => (
          <div className={classes.tools}>
            <span dir="ltr" className={classes.idle}>
              {self.email}
            </span>
            <Link className={classes.link} href={deskPaths.account()} prefetch={false}>
              {t('nav.account')}
            </Link>
            <NativeSelect
              size="xs"
              aria-label={t('person.language')}
              data={LANGUAGES}
              value={deskLocale(self.language)}
              disabled={language.isRunning || isLeaving}
              onChange={(event) => void choose(event.currentTarget.value as Locale)}
            />
            <ActionButton
              size="xs"
              variant="default"
              loading={logOut.isRunning || isLeaving}
              onClick={() => void end()}
            >
              {t('person.logOut')}
            </ActionButton>
            <SchemeToggle />
          </div>
        )}
      </Dropdown>
    </div>
  );
}
