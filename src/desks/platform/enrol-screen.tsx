import { PasswordInput, TextInput, Title } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState, type FormEvent } from 'react';
import { openDocument } from '../../client/open-document';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { PlatformSelf } from '../../contract/platform';
import { platformPaths } from '../../contract/platform-paths';
import { ActionButton } from '../../ui/action-button';
import { PageTitle } from '../../ui/page-title';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './platform.module.css';

const QrPicture = dynamic(() => import('../../ui/qr-picture').then((file) => file.QrPicture), { ssr: false });

/** Where a second factor is begun: before it, nothing else is open. */
export function EnrolScreen({ self }: { self: PlatformSelf }) {
  const { t } = useTranslation('operator');
  return (
    <>
      <PageTitle title={t('factor.title')} />
      <Title order={1} fz={20} mb="sm">
        {t('factor.title')}
      </Title>
      {self.needsSecondFactor ? <Enrol /> : <p>{t('platform.factorOn')}</p>}
    </>
  );
}

function Enrol() {
  const { t } = useTranslation('operator');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<{ secret: string; address: string }>();
  const [codes, setCodes] = useState<string[]>();
  const start = useAction('POST /platform/me/second-factor');
  const confirm = useAction('POST /platform/me/second-factor/confirm');
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
      <div className={classes.form}>
        <p>{t('factor.codes')}</p>
        <ul dir="ltr">
          {codes.map((one) => (
            <li key={one} className={classes.code}>
              {one}
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <ActionButton onClick={() => openDocument(platformPaths.home())}>{t('factor.kept')}</ActionButton>
        </div>
      </div>
    );
  if (offer)
    return (
      <form className={classes.form} onSubmit={(event) => void prove(event)}>
        <p>{t('factor.scan')}</p>
        <QrPicture text={offer.address} label={t('factor.qr')} />
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
      <p>{t('platform.factorNeeded')}</p>
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
