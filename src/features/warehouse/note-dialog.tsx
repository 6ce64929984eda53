import { Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useAction } from '../../client/use-action';
import { useKeptForm } from '../../client/use-kept-form';
import { useTranslation } from '../../client/use-translation';
import type { StockInParcel } from '../../contract/parcel';
import { ActionButton } from '../../ui/action-button';
import { Dialog } from '../../ui/dialog';
import { RefusalAlert } from '../../ui/refusal-alert';

interface Props {
  parcel: StockInParcel;
  onClose: () => void;
  onSaved: () => void;
}

/** A few words by which the shopper knows the parcel; an empty one takes them away. */
export function NoteDialog({ parcel, onClose, onSaved }: Props) {
  const { t } = useTranslation(['transit', 'common']);
  const [note, setNote] = useState(parcel.note);
  // closed by mistake, it is there again with what was typed
  const kept = useKeptForm({
    name: 'parcel-note',
    about: parcel.id,
    values: { note },
    restore: (typed) => setNote(typed.note ?? parcel.note),
  });
  const save = useAction('POST /front/stored-parcels/{id}/note');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await save.run({ params: { id: parcel.id }, body: { note } }))) return;
    kept.forget();
    onSaved();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('note.of', { number: parcel.parcelNo })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Stack>
          <Textarea
            label={t('note.label')}
            value={note}
            maxLength={200}
            autosize
            minRows={2}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
          <RefusalAlert error={save.error} />
          <ActionButton type="submit" loading={save.isRunning}>
            {t('note.save')}
          </ActionButton>
        </Stack>
      </form>
    </Dialog>
  );
}
