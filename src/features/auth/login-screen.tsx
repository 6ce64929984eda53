import { Anchor, PasswordInput, Stack, Text } from '@mantine/core';
import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useTranslation } from '../../client/use-translation';
import type { SampleAccounts as Samples } from '../../contract/auth';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SampleAccounts } from '../../ui/sample-accounts';
import { AccountEmailField } from './account-email-field';
import { AuthCard } from './auth-card';
import { ExternalReturnNotice } from './external-return-notice';
import { useOpenSession, type LoginTarget } from './use-open-session';

interface Props extends LoginTarget {
  samples: Samples | null;
}

const loginRules = () => import('../../contract/auth.schemas').then((file) => file.LoginInput);

/** Log in, then on to where the shopper came from (RTE-2, SES-1). */
export function LoginScreen({ samples, ...target }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const { values, errors, set, validate, takeErrors } = useFields(loginRules, { email: '', password: '' });
  const fieldText = useFieldText(errors);
  const login = useAction('POST /front/user/login', { onError: takeErrors });
  const { openSession, pending, proceed, decline } = useOpenSession(target);
  const [isLeaving, setLeaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = await validate();
    const session = body && (await login.run({ body }));
    if (!session) return;
    setLeaving(true);
    await openSession(session);
  };

  if (pending)
    return <ExternalReturnNotice site={pending.host} email={pending.email} onProceed={proceed} onDecline={decline} />;
  return (
    <AuthCard
      title={t('login.title')}
      lead={target.reason && t(`reason.${target.reason}`)}
      footer={
        <Text>
          {t('login.noAccount')}{' '}
          <Anchor
            component={Link}
            href={paths.register(target.redirectUrl, target.refrom, target.reason)}
            underline="always"
          >
            {t('login.toRegister')}
          </Anchor>
        </Text>
      }
    >
      <RefusalAlert error={login.error} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <AccountEmailField
            value={values.email}
            onChange={(email) => set('email', email)}
            error={fieldText('email')}
          />
          <PasswordInput
            label={t('field.password')}
            name="password"
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => set('password', event.currentTarget.value)}
            error={fieldText('password')}
            aria-invalid={Boolean(errors.password)}
            visibilityToggleButtonProps={{ 'aria-label': t('field.showPassword') }}
          />
          <Anchor component={Link} href={paths.forgotPassword()} size="sm">
            {t('login.forgot')}
          </Anchor>
          <ActionButton type="submit" size="md" loading={login.isRunning || isLeaving}>
            {t('login.submit')}
          </ActionButton>
        </Stack>
      </form>
      <SampleAccounts
        samples={samples}
        onChoose={({ email, password }) => {
          set('email', email);
          set('password', password);
        }}
      />
    </AuthCard>
  );
}
