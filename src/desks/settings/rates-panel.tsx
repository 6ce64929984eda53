import { TextInput } from '@mantine/core';
import { useRouter } from 'next/router';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import type { Rates } from '../../contract/settings-desk';
import { formatDateTime } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { StatusChip, type Tone } from '../../ui/status-chip';
import { SaveBar } from '../bench/save-bar';
import classes from './settings.module.css';

const TONES: Record<Rates['changes'][number]['state'], Tone> = {
  APPLIED: 'done',
  WAITING: 'waiting',
  REFUSED: 'trouble',
  OVERTAKEN: 'neutral',
};

/** By how much, in percent with a sign. */
const moveOf = (rate: string, before: string) => {
  const percent = (Number(rate) / Number(before) - 1) * 100;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;
};

/** The rate in use; a move that waits is taken or refused here, and how it came about is told. */
export function RatesPanel({ rates }: { rates: Rates }) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { replace, asPath } = useRouter();
  const mayEdit = useMay('settings.edit');
  const accept = useAction('POST /operator/settings/rates/accept');
  const refuse = useAction('POST /operator/settings/rates/refuse');
  const change = useAction('PUT /operator/settings/rates');
  const [typed, setTyped] = useState('');
  const then = (isDone: unknown) => (isDone ? replace(asPath) : undefined);
  const waiting = rates.changes.find(({ state }) => state === 'WAITING');
  const error = accept.error ?? refuse.error ?? change.error;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changed = await change.run({ body: { rate: typed.trim(), inUse: rates.inUse } });
    if (changed) setTyped('');
    await then(changed);
  };
  return (
    <section className={classes.section} aria-labelledby="rate">
      <h2 id="rate">{t('settings.rates.title')}</h2>
      {error?.code === 'STATE_CONFLICT' ? (
        <p role="alert">{t('settings.rates.stale')}</p>
      ) : (
        <RefusalAlert error={error} />
      )}
      <p>
        <bdi dir="ltr">{t('settings.rates.inUse', { rate: rates.inUse, currency: rates.currency })}</bdi>
      </p>
      {waiting && (
        <div className={classes.row} role="group" aria-label={t('settings.rates.waits')}>
          <span>
            {t('settings.rates.waits')}{' '}
            <strong dir="ltr">
              {waiting.rate} ({moveOf(waiting.rate, rates.inUse)})
            </strong>{' '}
            <span className={classes.quiet}>
              {waiting.askedBy ?? t(`settings.rates.source.${waiting.source}`)} {waiting.ratedOn}
            </span>
          </span>
          {waiting.isMine && <span className={classes.quiet}>{t('settings.rates.another')}</span>}
          {mayEdit && (
            <span className={classes.actions}>
              {!waiting.isMine && (
                <ActionButton
                  size="xs"
                  loading={accept.isRunning}
                  onClick={() => void accept.run({ body: { rate: waiting.rate } }).then(then)}
                >
                  {t('settings.rates.accept', { rate: waiting.rate })}
                </ActionButton>
              )}
              <ActionButton
                size="xs"
                variant="default"
                loading={refuse.isRunning}
                onClick={() => void refuse.run({ body: { rate: waiting.rate } }).then(then)}
              >
                {t('settings.rates.refuse', { rate: rates.inUse })}
              </ActionButton>
            </span>
          )}
        </div>
      )}
      {mayEdit && (
        <form className={classes.form} onSubmit={(event) => void submit(event)}>
          <TextInput
            size="sm"
            aria-label={t('settings.rates.other')}
            placeholder={t('settings.rates.other')}
            inputMode="decimal"
            dir="ltr"
            maxLength={20}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SaveBar isChanged={typed !== ''} isSaving={change.isRunning} onDiscard={() => setTyped('')}>
            <ActionButton
              type="submit"
              variant="default"
              disabled={!/^\d{1,6}(\.\d{1,12})?$/.test(typed.trim())}
              loading={change.isRunning}
            >
              {t('settings.rates.set')}
            </ActionButton>
            <span className={classes.quiet}>{t('settings.rates.leap')}</span>
          </SaveBar>
        </form>
      )}
      {rates.changes.length > 0 && (
        <details>
          <summary>{t('settings.rates.history')}</summary>
          <ul className={classes.list}>
            {rates.changes.map(({ id, at, rate, before, source, state, decidedBy, askedBy }) => (
              <li key={id} className={classes.row}>
                <span>
                  <bdi dir="ltr">
                    {before} → {rate}
                  </bdi>{' '}
                  <StatusChip tone={TONES[state]}>{t(`settings.rates.state.${state}`)}</StatusChip>
                </span>
                <span className={classes.quiet}>
                  {[askedBy, decidedBy].filter(Boolean).join(' → ') || t(`settings.rates.source.${source}`)} ·{' '}
                  {formatDateTime(at, tenant.timezoneOffset, intlTag(locale))}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
