import { Anchor, Paper, Text, Title } from '@mantine/core';
import Link from 'next/link';
import { useState } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useLoginFields } from '../../client/use-login-fields';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { SampleAccounts as Samples } from '../../contract/auth';
import { LoginForm } from '../../ui/login-form';
import { PageTitle } from '../../ui/page-title';
import { LoginCode } from '../bench/login-code';
import classes from '../bench/door.module.css';

interface Props {
  samples: Samples | null;
  /** A page of the staff to go on to. */
  redirectUrl?: string | undefined;
}

/** The door of the staff: not the shopper's, and no way from there to here. */
export function StaffLoginScreen({ samples, redirectUrl }: Props) {
  const { t } = useTranslation('operator');
  const { name: shop } = useTenant();
  const fields = useLoginFields();
  const fieldText = useFieldText(fields.errors);
  const login = useAction('POST /operator/login', { onError: fields.takeErrors });
  const [code, setCode] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);

  const submit = async () => {
    const body = await fields.validate();
    const answer = body && (await login.run({ body: code?.trim() ? { ...body, code: code.trim() } : body }));
    if (answer?.next === 'CODE') setCode((typed) => typed ?? '');
    if (answer?.next !== 'DONE') return;
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
        <LoginForm
          fields={fields}
          texts={{
            email: t('login.email'),
            password: t('login.password'),
            showPassword: t('login.showPassword'),
            submit: t('login.submit'),
          }}
          error={login.error}
          isBusy={login.isRunning || isLeaving}
          onSubmit={submit}
          samples={samples}
        >
          <Anchor component={Link} href={deskPaths.forgot()} prefetch={false} size="sm">
            {t('login.forgot')}
          </Anchor>
          {code !== undefined && <LoginCode value={code} onChange={setCode} error={fieldText('code')} />}
        </LoginForm>
      </Paper>
    </main>
  );
}
