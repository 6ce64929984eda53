import { useState } from 'react';
import { call } from '../../client/call';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useLoginFields } from '../../client/use-login-fields';
import { useTranslation } from '../../client/use-translation';
import type { SampleAccounts } from '../../contract/auth';
import { platformPaths } from '../../contract/platform-paths';
import { LoginForm } from '../../ui/login-form';
import { DoorCard } from '../bench/door-card';
import { LoginCode } from '../bench/login-code';

/** The door above all shops; no shop's door leads here. Whoever tries a demo is given the code of its app as well. */
export function PlatformLoginScreen({ samples }: { samples: SampleAccounts | null }) {
  const { t } = useTranslation('operator');
  const fields = useLoginFields();
  const fieldText = useFieldText(fields.errors);
  const login = useAction('POST /platform/login', { onError: fields.takeErrors });
  const [code, setCode] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const submit = async () => {
    const body = await fields.validate();
    const answer = body && (await login.run({ body: code?.trim() ? { ...body, code: code.trim() } : body }));
    if (answer?.next === 'CODE') {
      const isSample = samples?.accounts.some(({ email }) => email === body?.email);
      const shown = isSample ? await call('GET /platform/sample-people', {}).catch(() => undefined) : undefined;
      setCode((typed) => shown?.code ?? typed ?? '');
    }
    if (answer?.next !== 'DONE') return;
    setLeaving(true);
    openDocument(platformPaths.home());
  };
  const texts = {
    email: t('login.email'),
    password: t('login.password'),
    showPassword: t('login.showPassword'),
    submit: t('login.submit'),
  };
  return (
    <DoorCard title={t('platform.login')}>
      <LoginForm
        {...{ fields, texts }}
        error={login.error}
        isBusy={login.isRunning || isLeaving}
        onSubmit={submit}
        samples={samples}
      >
        {code !== undefined && <LoginCode value={code} onChange={setCode} error={fieldText('code')} />}
      </LoginForm>
    </DoorCard>
  );
}
