import { Alert, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { SecondFactor } from '../../contract/operator';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { FactorBegin } from '../bench/factor-begin';
import classes from './settings.module.css';

/** What is proved beside the password: to begin with it, and to do without. */
export function FactorPanel({ factor }: { factor: SecondFactor }) {
  const { t } = useTranslation('operator');
  return (
    <section className={classes.section} aria-labelledby="factor">
      <h2 id="factor">{t('factor.title')}</h2>
      {factor.isNeeded && (
        <Alert color="yellow" role="alert">
          {t('factor.needed')}
        </Alert>
      )}
      {factor.since ? <FactorOn left={factor.recoveryCodes} /> : <FactorOff />}
    </section>
  );
}

function FactorOff() {
  const { t } = useTranslation('operator');
  const start = useAction('POST /operator/me/second-factor');
  const confirm = useAction('POST /operator/me/second-factor/confirm');
  return <FactorBegin intro={t('factor.off')} {...{ start, confirm }} next={deskPaths.account()} />;
}

function FactorOn({ left }: { left: number }) {
  const { t } = useTranslation('operator');
  const [code, setCode] = useState('');
  const remove = useAction('POST /operator/me/second-factor/remove');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await remove.run({ body: { code: code.trim() } })) openDocument(deskPaths.account());
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <p>{t('factor.on', { count: left })}</p>
      <RefusalAlert error={remove.error} />
      <TextInput
        label={t('login.code')}
        description={t('login.codeHint')}
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <ActionButton type="submit" variant="default" disabled={code.trim().length < 6} loading={remove.isRunning}>
          {t('factor.remove')}
        </ActionButton>
      </div>
    </form>
  );
}
