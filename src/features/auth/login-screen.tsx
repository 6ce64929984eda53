import { Anchor, Text } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useLoginFields } from '../../client/use-login-fields';
import { useTranslation } from '../../client/use-translation';
import type { SampleAccounts as Samples } from '../../contract/auth';
import { LoginForm } from '../../ui/login-form';
import { AuthCard } from './auth-card';
import { ExternalReturnNotice } from './external-return-notice';
import { useOpenSession, type LoginTarget } from './use-open-session';

interface Props extends LoginTarget {
  samples: Samples | null;
}

/** Log in, then on to where the shopper came from (RTE-2, SES-1). */
export function LoginScreen({ samples, ...target }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const fields = useLoginFields();
  const login = useAction('POST /front/user/login', { onError: fields.takeErrors });
  const { openSession, pending, proceed, decline } = useOpenSession(target);
  const [isLeaving, setLeaving] = useState(false);

  const submit = async () => {
    const body = await fields.validate();
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
      <LoginForm
        fields={fields}
        texts={{
          email: t('field.email'),
          password: t('field.password'),
          showPassword: t('field.showPassword'),
          submit: t('login.submit'),
        }}
        error={login.error}
        isBusy={login.isRunning || isLeaving}
        onSubmit={submit}
        samples={samples}
      >
        <Anchor component={Link} href={paths.forgotPassword()} size="sm">
          {t('login.forgot')}
        </Anchor>
      </LoginForm>
    </AuthCard>
  );
}
