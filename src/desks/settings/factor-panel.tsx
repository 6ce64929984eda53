import { Alert, PasswordInput, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState, type FormEvent } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { SecondFactor } from '../../contract/operator';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './settings.module.css';

const QrPicture = dynamic(() => import('../../ui/qr-picture').then((file) => file.QrPicture), { ssr: false });

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
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<{ secret: string; address: string }>();
  const [codes, setCodes] = useState<string[]>();
  const start = useAction('POST /operator/me/second-factor');
  const confirm = useAction('POST /operator/me/second-factor/confirm');
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setOffer(await start.run({ body: { password } }));
  };
  const prove = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await confirm.run({ body: { code: code.replace(/\s/g, '') } });
    if (answer) setCodes(answer.recoveryCodes);
  };
  if (codes)
    return (
      <>
        <p>{t('factor.codes')}</p>
        <ul className={classes.codes} dir="ltr">
          {codes.map((one) => (
            <li key={one} className={classes.code}>
              {one}
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <ActionButton onClick={() => openDocument(deskPaths.account())}>{t('factor.kept')}</ActionButton>
        </div>
      </>
    );
  if (offer)
    return (
      <form className={classes.form} onSubmit={(event) => void prove(event)}>
        <p>{t('factor.scan')}</p>
        <div className={classes.qr}>
          <QrPicture text={offer.address} label={t('factor.qr')} />
        </div>
        <p>
          {t('factor.secret')}{' '}
          <bdi dir="ltr" className={classes.code}>
            {offer.secret}
          </bdi>
        </p>
        <RefusalAlert error={confirm.error} />
        <TextInput
          label={t('login.code')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <div className={classes.actions}>
          <ActionButton type="submit" disabled={code.trim().length < 6} loading={confirm.isRunning}>
            {t('factor.confirm')}
          </ActionButton>
        </div>
      </form>
    );
  return (
    <form className={classes.form} onSubmit={(event) => void begin(event)}>
      <p>{t('factor.off')}</p>
      <RefusalAlert error={start.error} />
      <PasswordInput
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
      />
      <div className={classes.actions}>
        <ActionButton type="submit" disabled={!password} loading={start.isRunning}>
          {t('factor.start')}
        </ActionButton>
      </div>
    </form>
  );
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
