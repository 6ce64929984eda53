import { Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields } from '../../client/use-fields';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { SampleAccounts as Samples } from '../../contract/auth';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import { SampleAccounts } from '../../ui/sample-accounts';
import classes from './staff-login.module.css';

interface Props {
  samples: Samples | null;
  /** A page of the staff to go on to. */
  redirectUrl?: string | undefined;
}

const loginRules = () => import('../../contract/auth.schemas').then((file) => file.LoginInput);

/** The door of the staff: not the shopper's, and no way from there to here. */
export function StaffLoginScreen({ samples, redirectUrl }: Props) {
  const { t } = useTranslation('operator');
  const { name: shop } = useTenant();
  const { values, errors, set, validate, takeErrors } = useFields(loginRules, { email: '', password: '' });
  const fieldText = useFieldText(errors);
  const login = useAction('POST /operator/login', { onError: takeErrors });
  const [isLeaving, setLeaving] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = await validate();
    if (!body || !(await login.run({ body }))) return;
    setLeaving(true);
    openDocument(redirectUrl ?? deskPaths.home());
  };
  return (
    <main id="content" className={classes.page}>
      <PageTitle title={t('login.title')} />
      <Paper className={classes.card} component="section" withBorder>
        <Title order={1} className={classes.title}>
          {t('login.title')}
        </Title>
        <Text c="dimmed" size="sm">
          {shop}
        </Text>
        <RefusalAlert error={login.error} />
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack>
            <TextInput
              label={t('login.email')}
              type="email"
              name="email"
              autoComplete="username"
              value={values.email}
              onChange={(event) => set('email', event.currentTarget.value)}
              error={fieldText('email')}
            />
            <PasswordInput
              label={t('login.password')}
              name="password"
              autoComplete="current-password"
              value={values.password}
              onChange={(event) => set('password', event.currentTarget.value)}
              error={fieldText('password')}
              aria-invalid={Boolean(errors.password)}
              visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
            />
            <ActionButton type="submit" loading={login.isRunning || isLeaving}>
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
      </Paper>
    </main>
  );
}
