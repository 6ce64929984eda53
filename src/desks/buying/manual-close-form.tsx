import { Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskManualOrder } from '../../contract/manual-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './manual-record-screen.module.css';

interface Props {
  order: DeskManualOrder;
  onClosed: (now: DeskManualOrder) => void;
  onRefused: (error: ApiError) => void;
}

/** To buy nothing, with a word that the shopper reads. */
export function ManualCloseForm({ order: { id, version }, onClosed, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [reason, setReason] = useState('');
  useUnsavedForm(reason !== '');
  const close = useAction('POST /operator/manual-orders/{id}/close', { onError: onRefused });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const now = await close.run({ params: { id }, body: { version, reason } });
    if (now) onClosed(now);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={close.error} />
      <Textarea
        label={t('manual.close.reason')}
        description={t('manual.close.read')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={500}
        rows={2}
      />
      <div className={classes.actions}>
        <ActionButton type="submit" variant="default" disabled={!reason.trim()} loading={close.isRunning}>
          {t('manual.close.do')}
        </ActionButton>
      </div>
    </form>
  );
}
