import { Alert, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { notify } from '../../client/notify';
import { useSession } from '../../client/session.store';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useTranslation } from '../../client/use-translation';
import type { Profile } from '../../contract/account';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './account-screen.module.css';

/** The field for the code mailed to an address. */
export type RenderCode = (field: {
  email: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
}) => ReactNode;

const EMPTY = { email: '', verificationCode: '', loginPassword: '' };

const emailRules = () =>
  import('../../contract/account.endpoints').then((file) => file.accountEndpoints.changeEmail.body);

/** A new address counts once the code mailed to it and the login password are given. */
export function EmailForm({ profile, renderCode }: { profile: Profile; renderCode: RenderCode }) {
  const { t } = useTranslation('account');
  const [current, setCurrent] = useState(profile);
  const { values, errors, set, validate, takeErrors } = useFields(emailRules, EMPTY);
  const fieldText = useFieldText(errors);
  const change = useAction('PUT /front/user/email', { onError: takeErrors });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = await validate();
    const saved = body && (await change.run({ body }));
    if (!saved) return;
    useSession.getState().setProfile(saved);
    setCurrent(saved);
    for (const name of ['email', 'verificationCode', 'loginPassword'] as const) set(name, '');
    notify.success(t('email.saved'), saved.email);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.current}>
        {t('email.current')} <strong dir="ltr">{current.email}</strong>
      </p>
      {current.mailTrouble && (
        <Alert color="yellow" role="status">
          {current.mailTrouble === 'COMPLAINT' ? t('email.COMPLAINT') : t('email.HARD_BOUNCE')}
        </Alert>
      )}
      <RefusalAlert error={change.error} />
      <TextInput
        name="email"
        type="email"
        label={t('email.new')}
        autoComplete="email"
        value={values.email}
        onChange={(event) => set('email', event.currentTarget.value)}
        error={fieldText('email')}
      />
      {renderCode({
        email: values.email,
        value: values.verificationCode,
        onChange: (code) => set('verificationCode', code),
        error: fieldText('verificationCode'),
      })}
      <PasswordInput
        name="loginPassword"
        label={t('email.loginPassword')}
        autoComplete="current-password"
        value={values.loginPassword}
        onChange={(event) => set('loginPassword', event.currentTarget.value)}
        error={fieldText('loginPassword')}
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      />
      <ActionButton type="submit" variant="default" className={classes.submit} loading={change.isRunning}>
        {t('email.save')}
      </ActionButton>
    </form>
  );
}
