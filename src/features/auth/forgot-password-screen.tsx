import { Anchor, Stack } from '@mantine/core';
import Link from 'next/link';
import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { notify } from '../../client/notify';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { passwordProblems } from '../../contract/password';
import { AccountEmailField } from '../../ui/account-email-field';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { SampleAccounts } from '../../contract/auth';
import { SampleMails } from '../../ui/sample-mails';
import { AuthCard } from './auth-card';
import { EmailCodeField } from './email-code-field';
import { NewPasswordField } from './new-password-field';

const resetRules = () => import('../../contract/auth.schemas').then((file) => file.ResetPasswordInput);

/** A new login password by a mailed code; every session ends. */
export function ForgotPasswordScreen({ mails }: { mails: SampleAccounts['mails'] }) {
  const { t } = useTranslation(['auth', 'common']);
  const router = useRouter();
  const tenant = useTenant();
  const { values, errors, set, validate, takeErrors } = useFields(resetRules, {
    email: '',
    verificationCode: '',
    newPassword: '',
  });
  const fieldText = useFieldText(errors);
  const reset = useAction('POST /front/user/forget-password', { onError: takeErrors });

  const context = { email: values.email, tenantName: tenant.name };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [problem] = passwordProblems(values.newPassword, context);
    const body = await validate(values.newPassword && problem ? { newPassword: problem } : {});
    if (!body || !(await reset.run({ body }))) return;
    notify.success(t('forgot.done'));
    await router.push(paths.login());
  };

  return (
    <AuthCard
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      footer={
        <Anchor component={Link} href={paths.login()}>
          {t('forgot.back')}
        </Anchor>
      }
    >
      <RefusalAlert error={reset.error} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <AccountEmailField
            label={t('field.email')}
            value={values.email}
            onChange={(email) => set('email', email)}
            error={fieldText('email')}
          />
          <EmailCodeField
            email={values.email}
            purpose="FORGOT_PASSWORD"
            value={values.verificationCode}
            onChange={(code) => set('verificationCode', code)}
            error={fieldText('verificationCode')}
          />
          <SampleMails mails={mails} />
          <NewPasswordField
            label={t('field.newPassword')}
            value={values.newPassword}
            onChange={(password) => set('newPassword', password)}
            error={fieldText('newPassword')}
            context={context}
          />
          <ActionButton type="submit" size="md" loading={reset.isRunning}>
            {t('forgot.submit')}
          </ActionButton>
        </Stack>
      </form>
    </AuthCard>
  );
}
