import { PasswordInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTenant } from '../../client/use-shell';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { passwordProblems } from '../../contract/password';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './settings.module.css';

const EMPTY = { oldPassword: '', newPassword: '' };

/** Another password; every other session ends. */
export function PasswordPanel() {
  const { t } = useTranslation('operator');
  const { name: tenantName } = useTenant();
  const { email } = useStaff();
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const fieldText = useFieldText(errors);
  const change = useAction('PUT /operator/me/password', {
    onError: (refusal) => setErrors(Object.fromEntries(refusal.errors.map(({ path, code }) => [path, code]))),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [problem] = passwordProblems(typed.newPassword, { email, tenantName });
    setErrors(problem ? { newPassword: problem } : {});
    if (problem || !(await change.run({ body: typed }))) return;
    setTyped(EMPTY);
    notify.success(t('password.saved'));
  };
  const field = (name: keyof typeof EMPTY, autoComplete: string) => (
    <PasswordInput
      name={name}
      label={t(`password.${name}`)}
      autoComplete={autoComplete}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      error={fieldText(name)}
      aria-invalid={name in errors}
      visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
    />
  );
  return (
    <section className={classes.section} aria-labelledby="password">
      <h2 id="password">{t('password.title')}</h2>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <RefusalAlert error={change.error} />
        {field('oldPassword', 'current-password')}
        {field('newPassword', 'new-password')}
        <div className={classes.actions}>
          <ActionButton
            type="submit"
            variant="default"
            disabled={!typed.oldPassword || !typed.newPassword}
            loading={change.isRunning}
          >
            {t('password.save')}
          </ActionButton>
        </div>
      </form>
    </section>
  );
}
