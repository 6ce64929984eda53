import { Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useMay, useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DayRecord } from '../../contract/day-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './money.module.css';

interface Props {
  day: DayRecord;
  onChanged: (now: DayRecord) => void;
  onRefused: (error: ApiError) => void;
}

/** One signs, another checks; who signed is told that it waits. */
export function DayActions({ day, onChanged, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const { hasSecondFactor } = useStaff();
  const may = useMay('money.close');
  const on = { onError: onRefused };
  const sign = useAction('POST /operator/days/{day}/sign', on);
  const check = useAction('POST /operator/days/{day}/check', on);
  const isSigned = day.state === 'SIGNED';
  const isWaiting = isSigned && day.isMine;
  const isOffered = may && !isWaiting && (isSigned || (day.canSign && day.isSound));
  useUnsavedForm(isOffered && note !== '');
  if (isWaiting) return <p className={classes.note}>{t('days.waits')}</p>;
  if (!isOffered) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const params = { day: day.id };
    const given = { note: note.trim(), ...(code.trim() && { code: code.trim() }) };
    const now = isSigned
      ? await check.run({ params, body: { version: day.version, ...given } })
      : await sign.run({ params, body: { note: note.trim() } });
    if (!now) return;
    setNote('');
    onChanged(now);
  };
  const open = day.theirs.length + day.ours.length;
  return (
    <form className={classes.approval} onSubmit={(event) => void submit(event)}>
      <p className={classes.said}>{t(isSigned ? 'days.toCheck' : 'days.toSign', { name: day.signedBy ?? '' })}</p>
      {open > 0 && <p className={classes.note}>{t('days.openCount', { count: open })}</p>}
      <RefusalAlert error={sign.error ?? check.error} />
      <Textarea
        size="sm"
        label={t('days.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={500}
        rows={2}
      />
      {isSigned && hasSecondFactor && (
        <TextInput
          size="sm"
          label={t('approval.code')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
      <div>
        <ActionButton type="submit" size="sm" loading={sign.isRunning || check.isRunning}>
          {t(isSigned ? 'days.check' : 'days.sign')}
        </ActionButton>
      </div>
    </form>
  );
}
