import { PasswordInput, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { openDocument } from '../../client/open-document';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './factor.module.css';
import { PartLoading } from '../../ui/part-loading';

const QrPicture = dynamic(() => import('../../ui/qr-picture').then((file) => file.QrPicture), {
  ssr: false,
  loading: PartLoading,
});

/** One call of it, as `useAction` gives it. */
interface Step<Body, Answer> {
  run: (input: { body: Body }) => Promise<Answer | undefined>;
  isRunning: boolean;
  error: ApiError | undefined;
}

interface Props {
  /** Why it is worth it, or that nothing goes on without. */
  intro: string;
  start: Step<{ password: string }, { secret: string; address: string }>;
  confirm: Step<{ code: string }, { recoveryCodes: string[] }>;
  /** Where it goes on once the codes are kept. */
  next: string;
}

/** To begin with a second factor, for whoever has a password: of a shop's staff, or above all shops. */
export function FactorBegin({ intro, start, confirm, next }: Props) {
  const { t } = useTranslation('operator');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<{ secret: string; address: string }>();
  const [codes, setCodes] = useState<string[]>();
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
        <ul className={classes.codes} dir="ltr">
          {codes.map((one) => (
            <li key={one} className={classes.code}>
              {one}
            </li>
          ))}
        </ul>
        <div>
          <ActionButton onClick={() => openDocument(next)}>{t('factor.kept')}</ActionButton>
        </div>
      </div>
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
        <div>
          <ActionButton type="submit" disabled={code.trim().length < 6} loading={confirm.isRunning}>
            {t('factor.confirm')}
          </ActionButton>
        </div>
      </form>
    );
  return (
    <form className={classes.form} onSubmit={(event) => void begin(event)}>
      <p>{intro}</p>
      <RefusalAlert error={start.error} />
      <PasswordInput
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
      />
      <div>
        <ActionButton type="submit" disabled={!password} loading={start.isRunning}>
          {t('factor.start')}
        </ActionButton>
      </div>
    </form>
  );
}
