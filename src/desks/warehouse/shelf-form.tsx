import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { plainCode, SHELF } from '../../contract/scan-code';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

/** Onto a shelf, or to another one. */
export function ShelfForm({ parcel, onDone, onRefused }: StepProps) {
  const { t } = useTranslation('operator');
  const [typed, setTyped] = useState('');
  useUnsavedForm(typed.trim() !== '');
  const place = useAction('POST /operator/parcels/{id}/place', { onError: onRefused });
  const location = plainCode(typed).replace(/^L-/, '');
  const isRefused = (reason: string) => place.error?.errors?.some(({ code }) => code === reason) ?? false;
  const said = isRefused('other_kinds') ? 'WRONG_SHELF' : isRefused('no_such_shelf') ? 'NO_SUCH_SHELF' : undefined;
  const isRead = SHELF.test(location);
  const { id, version, next } = parcel;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isRead) void place.run({ params: { id }, body: { version, location } }).then(onDone);
  };
  return (
    <form onSubmit={send}>
      <RefusalAlert error={said ? { detail: t(`scan.say.${said}`) } : place.error} />
      <div className={classes.row}>
        <TextInput
          size="sm"
          label={t('scan.fact.shelf')}
          value={typed}
          maxLength={41}
          dir="ltr"
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={typed.trim() !== '' && !isRead ? t('parcels.noShelf') : undefined}
        />
        <ActionButton type="submit" size="sm" disabled={!isRead} loading={place.isRunning}>
          {t(next === 'SHELVE' ? 'parcels.shelve' : 'parcels.move')}
        </ActionButton>
      </div>
    </form>
  );
}
