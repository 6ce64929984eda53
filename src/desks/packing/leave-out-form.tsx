import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskTransit } from '../../contract/packing-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './packing.module.css';

interface Props {
  order: DeskTransit;
  onDone: (now: DeskTransit | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Parcels that nobody finds: the others go without them. */
export function LeaveOutForm({ order: { id, version, parcels, shopperName }, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [missing, setMissing] = useState<string[]>([]);
  const [note, setNote] = useState('');
  useUnsavedForm(note !== '' || missing.length > 0);
  const leave = useAction('POST /operator/transit-orders/{id}/leave-out', { onError: onRefused });
  const canLeave = missing.length > 0 && missing.length < parcels.length && note.trim() !== '';
  const send = async () => onDone(await leave.run({ params: { id }, body: { version, parcelIds: missing, note } }));
  return (
    <details className={classes.hold}>
      <summary>{t('packing.leaveOut')}</summary>
      <RefusalAlert error={leave.error} />
      <Checkbox.Group label={t('packing.missing')} value={missing} onChange={setMissing}>
        {parcels.map(({ id: parcelId, parcelNo, location }) => (
          <Checkbox key={parcelId} mt={6} value={parcelId} label={[location, parcelNo].filter(Boolean).join(' · ')} />
        ))}
      </Checkbox.Group>
      <div className={classes.stop}>
        <TextInput
          size="sm"
          label={t('packing.leaveOutWhy')}
          description={t('packing.leaveOutFollows', { name: shopperName })}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <ActionButton
          size="sm"
          variant="default"
          disabled={!canLeave}
          loading={leave.isRunning}
          onClick={() => void send()}
        >
          {t('packing.goOn')}
        </ActionButton>
      </div>
    </details>
  );
}
