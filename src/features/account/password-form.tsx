import { PasswordInput } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { notify } from '../../client/notify';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { passwordProblems, type PasswordContext } from '../../contract/password';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './account-screen.module.css';

/** The field for a new password, with its meter. */
export type RenderNewPassword = (field: {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
  context: PasswordContext;
}) => ReactNode;

const passwordRules = () =>
  import('../../contract/account.endpoints').then((file) => file.accountEndpoints.changePassword.body);

/** A new login password; every other device is logged out. */
export function PasswordForm({ email, renderNewPassword }: { email: string; renderNewPassword: RenderNewPassword }) {
  const { t } = useTranslation('account');
  const { name: tenantName } = useTenant();
  const { values, errors, set, validate, takeErrors } = useFields(passwordRules, {
    oldPassword: '',
    newPassword: '',
  });
  const fieldText = useFieldText(errors);
  const change = useAction('PUT /front/user/change-password', { onError: takeErrors });

  const context = { email, tenantName };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [problem] = passwordProblems(values.newPassword, context);
    const body = await validate(values.newPassword && problem ? { newPassword: problem } : {});
    if (!body || !(await change.run({ body }))) return;
    set('oldPassword', '');
    set('newPassword', '');
    notify.success(t('password.saved'), t('password.savedText'));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <RefusalAlert error={change.error} />
      <PasswordInput
        name="oldPassword"
        label={t('password.current')}
        autoComplete="current-password"
        value={values.oldPassword}
        onChange={(event) => set('oldPassword', event.currentTarget.value)}
        error={fieldText('oldPassword')}
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
      />
      {renderNewPassword({
        label: t('password.new'),
        value: values.newPassword,
        onChange: (password) => set('newPassword', password),
        error: fieldText('newPassword'),
        context,
      })}
      <ActionButton type="submit" variant="default" className={classes.submit} loading={change.isRunning}>
        {t('password.save')}
      </ActionButton>
    </form>
  );
}
