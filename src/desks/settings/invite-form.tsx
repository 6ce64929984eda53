import { NativeSelect } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { DESK_LOCALES, deskLocale } from '../../contract/desk-locales';
import { LOCALE_FACTS, type Locale } from '../../contract/locales';
import type { StaffRole } from '../../contract/operator';
import { AccountEmailField } from '../../ui/account-email-field';
import { ActionButton } from '../../ui/action-button';
import { SaveBar } from '../bench/save-bar';
import { RoleBoxes } from './role-boxes';
import classes from './settings.module.css';
import { StaleAlert } from './stale-alert';

const LANGUAGES = DESK_LOCALES.map((value) => ({ value, label: LOCALE_FACTS[value].name }));

/** Asks somebody to come: by mail, with what they will be. */
export function InviteForm({ roles }: { roles: StaffRole[] }) {
  const { t } = useTranslation('operator');
  const { replace, asPath } = useRouter();
  const { locale } = useShell();
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [language, setLanguage] = useState<Locale>(deskLocale(locale));
  const invite = useAction('POST /operator/invitations');
  const clear = () => {
    setEmail('');
    setChosen([]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await invite.run({ body: { email, roles: chosen, language } }))) return;
    notify.success(t('staff.invited', { email }));
    clear();
    await replace(asPath);
  };
  return (
    <section className={classes.section} aria-labelledby="invite">
      <h2 id="invite">{t('staff.invite')}</h2>
      <form className={classes.wide} onSubmit={(event) => void submit(event)} noValidate>
        <StaleAlert error={invite.error} />
        <div className={classes.form}>
          <AccountEmailField label={t('login.email')} value={email} onChange={setEmail} error={undefined} />
          <NativeSelect
            label={t('person.language')}
            data={LANGUAGES}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value as Locale)}
          />
        </div>
        <RoleBoxes roles={roles} chosen={chosen} onChange={setChosen} />
        <SaveBar isChanged={email !== '' || chosen.length > 0} isSaving={invite.isRunning} onDiscard={clear}>
          <ActionButton type="submit" disabled={!email.trim() || chosen.length === 0} loading={invite.isRunning}>
            {t('staff.sendInvite')}
          </ActionButton>
        </SaveBar>
      </form>
    </section>
  );
}
