import { Alert, TextInput } from '@mantine/core';
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

/** Why nobody packs it for now, and the way on; or a reason for that. */
export function PackingHold({ order: { id, version, heldNote, canHold, shopperName }, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [note, setNote] = useState('');
  useUnsavedForm(note !== '');
  const hold = useAction('POST /operator/transit-orders/{id}/hold', { onError: onRefused });
  const resume = useAction('POST /operator/transit-orders/{id}/resume', { onError: onRefused });
  if (heldNote)
    return (
      <Alert color="yellow" title={t('packing.onHold')}>
        <p className={classes.note}>{heldNote}</p>
        <RefusalAlert error={resume.error} />
        <ActionButton
          size="xs"
          variant="default"
          loading={resume.isRunning}
          onClick={() => void resume.run({ params: { id }, body: { version } }).then(onDone)}
        >
          {t('packing.resume')}
        </ActionButton>
      </Alert>
    );
  if (!canHold) return null;
  return (
    <details className={classes.hold}>
      <summary>{t('packing.hold')}</summary>
      <RefusalAlert error={hold.error} />
      <div className={classes.stop}>
        <TextInput
          size="sm"
          label={t('packing.holdWhy')}
          description={t('packing.holdFollows', { name: shopperName })}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <ActionButton
          size="sm"
          variant="default"
          disabled={!note.trim()}
          loading={hold.isRunning}
          onClick={() => void hold.run({ params: { id }, body: { version, note } }).then(onDone)}
        >
          {t('packing.hold')}
        </ActionButton>
      </div>
    </details>
  );
}
