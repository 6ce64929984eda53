import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDateTime } from '../../contract/tenant-time';
import type { DeskShipment } from '../../contract/way-desk';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import { CameraScan } from '../bench/camera-scan';
import { WordForm } from '../bench/word-form';
import classes from './transit.module.css';

interface Props {
  shipment: DeskShipment;
  pickup: NonNullable<DeskShipment['pickup']>;
  onDone: (now: DeskShipment | undefined) => void;
  onRefused: (error: ApiError) => void;
}

const DIGITS = 6;
const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, DIGITS);

/** At the counter: who fetches it, the code that they show, and a way without it that asks for a reason. */
export function HandOutForm({ shipment: { id, orderNo }, pickup, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { tenant, locale } = useShell();
  const { receiverName, phone, idLast4, station, until } = pickup;
  const [code, setCode] = useState('');
  const [reason, setReason] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [tries]);
  const handOut = useAction('POST /operator/shipments/{id}/hand-out', { onError: onRefused });
  const isWrong = handOut.error?.errors.some((each) => each.code === 'wrong_code') ?? false;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.length !== DIGITS) return;
    const handedOut = await handOut.run({ params: { id }, body: { code } });
    // the next one is typed in its place
    if (!handedOut) setTries(tries + 1);
    onDone(handedOut);
  };
  const confirm = async () => {
    const handedOut = await handOut.run({ params: { id }, body: { reason } });
    setReason(undefined);
    onDone(handedOut);
  };
  return (
    <section className={classes.form}>
      <h2 className={classes.heading}>{t('shipments.handOut.title')}</h2>
      <p>
        <bdi>{station}</bdi> · {t('shipments.handOut.who', { name: receiverName, phone })}
        {idLast4 && ` · ${t('shipments.handOut.id', { last4: idLast4 })}`}
      </p>
      {until && (
        <p className={classes.quiet}>
          {t('shipments.handOut.until', { date: formatDateTime(until, tenant.timezoneOffset, intlTag(locale)) })}
        </p>
      )}
      {!isWrong && <RefusalAlert error={handOut.error} />}
      <form className={classes.row} onSubmit={(event) => void submit(event)}>
        <TextInput
          ref={field}
          size="sm"
          dir="ltr"
          label={t('shipments.handOut.code')}
          description={t('shipments.handOut.codeHint')}
          inputMode="numeric"
          autoComplete="off"
          value={code}
          error={isWrong && t('shipments.handOut.wrong')}
          onChange={(event) => setCode(digitsOf(event.currentTarget.value))}
        />
        <ActionButton type="submit" size="sm" disabled={code.length < DIGITS} loading={handOut.isRunning}>
          {t('shipments.handOut.do')}
        </ActionButton>
      </form>
      <CameraScan onCode={(seen) => setCode(digitsOf(seen))} />
      <details className={classes.more}>
        <summary>{t('shipments.handOut.without')}</summary>
        <WordForm
          label={t('shipments.handOut.why')}
          button={t('shipments.handOut.without')}
          most={300}
          isRunning={false}
          error={undefined}
          onSend={(word) => Promise.resolve(setReason(word))}
        />
      </details>
      {reason !== undefined && (
        <ConfirmDialog
          isOpen
          title={t('shipments.handOut.without')}
          text={t('shipments.handOut.follows', { number: orderNo })}
          confirmLabel={t('shipments.handOut.without')}
          isRunning={handOut.isRunning}
          onConfirm={() => void confirm()}
          onClose={() => setReason(undefined)}
        />
      )}
    </section>
  );
}
