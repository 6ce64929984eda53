import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskBatch } from '../../contract/batch';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './batches.module.css';

interface Props {
  batch: DeskBatch;
  onDone: (now: DeskBatch | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Who takes it, until it has left, and under which bill or in which container, then too. */
export function BatchBill({ batch, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { id, version } = batch;
  const [carrier, setCarrier] = useState(batch.carrier);
  const [masterNo, setMasterNo] = useState(batch.masterNo);
  const change = useAction('PUT /operator/batches/{id}', { onError: onRefused });
  const isChanged = carrier.trim() !== batch.carrier || masterNo.trim() !== batch.masterNo;
  useUnsavedForm(isChanged);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (carrier.trim()) onDone(await change.run({ params: { id }, body: { version, carrier, masterNo } }));
  };
  return (
    <form className={classes.actions} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={change.error} />
      {batch.status !== 'HANDED_OVER' && (
        <TextInput
          size="xs"
          label={t('packing.carrier')}
          value={carrier}
          maxLength={60}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
      )}
      <TextInput
        size="xs"
        dir="ltr"
        label={t('batches.masterNo')}
        value={masterNo}
        maxLength={60}
        onChange={(event) => setMasterNo(event.currentTarget.value)}
      />
      <ActionButton
        type="submit"
        size="xs"
        variant="default"
        disabled={!isChanged || !carrier.trim()}
        loading={change.isRunning}
      >
        {t('batches.save')}
      </ActionButton>
    </form>
  );
}
