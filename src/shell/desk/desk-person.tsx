import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import { LOCALE_FACTS, LOCALES, type Locale } from '../../contract/locales';
import type { StaffSelf } from '../../contract/operator';
import classes from './desk-frame.module.css';

const LANGUAGES = LOCALES.map((value) => ({ value, label: LOCALE_FACTS[value].name }));

/** Who is at the desk, their language, and the way out. */
export function DeskPerson({ self }: { self: StaffSelf }) {
  const { t } = useTranslation('operator');
  const [isLeaving, setLeaving] = useState(false);
  const language = useAction('PUT /operator/me/language');
  const logOut = useAction('POST /operator/logout');

  const leaveFor = (path: string) => {
    setLeaving(true);
    openDocument(path);
  };
  const choose = async (chosen: Locale) => {
    if (await language.run({ query: { language: chosen } })) leaveFor(deskPaths.home());
  };
  const end = async () => {
    if (await logOut.run({})) leaveFor(deskPaths.login());
  };
  return (
    <div className={classes.person}>
      <span className={classes.name} dir="auto">
        {self.name}
      </span>
      <span dir="ltr">{self.email}</span>
      <div className={classes.tools}>
        <NativeSelect
          size="xs"
          aria-label={t('person.language')}
          data={LANGUAGES}
          value={self.language}
          disabled={language.isRunning || isLeaving}
          onChange={(event) => void choose(event.currentTarget.value as Locale)}
        />
        <Button size="xs" variant="default" loading={logOut.isRunning || isLeaving} onClick={() => void end()}>
          {t('person.logOut')}
        </Button>
      </div>
    </div>
  );
}
