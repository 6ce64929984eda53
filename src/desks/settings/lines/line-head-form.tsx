import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../../client/caller';
import { useAction } from '../../../client/use-action';
import { useMay } from '../../../client/use-staff';
import { useTranslation } from '../../../client/use-translation';
import type { LineRecord } from '../../../contract/line-desk';
import { ActionButton } from '../../../ui/action-button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RefusalAlert } from '../../../ui/refusal-alert';
import { StatusChip } from '../../../ui/status-chip';
import { isSame } from '../../bench/is-same';
import { SaveBar } from '../../bench/save-bar';
import classes from '../settings.module.css';
import { WordsField } from '../words-field';

interface Props {
  line: LineRecord;
  onError: (error: ApiError) => void;
  then: (saved: LineRecord | undefined, said: string) => Promise<boolean>;
}

/** What a line is called by shoppers, and whether it is offered at all. */
export function LineHeadForm({ line, onError, then }: Props) {
  const { t } = useTranslation('operator');
  const mayEdit = useMay('settings.edit');
  const { name, version, isOffered } = line;
  const [title, setTitle] = useState(line.title);
  const [isAsking, setAsking] = useState(false);
  const save = useAction('PUT /operator/settings/lines/{name}', { onError });
  const isChanged = !isSame(title, line.title);
  const send = async (offered: boolean, said: string) => {
    const body = { version, title, isOffered: offered };
    await then(await save.run({ params: { name }, body }), said);
    setAsking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(isOffered, 'settings.saved');
  };
  return (
    <form className={classes.section} onSubmit={submit} noValidate aria-label={name}>
      <h2>
        {name} {!isOffered && <StatusChip tone="neutral">{t('lines.retired')}</StatusChip>}
      </h2>
      {save.error?.status !== 409 && <RefusalAlert error={save.error} />}
      <fieldset className={classes.fields} disabled={!mayEdit}>
        <WordsField
          label={t('lines.field.title')}
          value={title}
          onChange={setTitle}
          maxLength={120}
          error={() => undefined}
        />
      </fieldset>
      {mayEdit && (
        <SaveBar isChanged={isChanged} isSaving={save.isRunning} onDiscard={() => setTitle(line.title)}>
          <ActionButton type="submit" variant="default" loading={save.isRunning} disabled={!isChanged}>
            {t('settings.save')}
          </ActionButton>
          <ActionButton variant="default" onClick={() => setAsking(true)}>
            {t(isOffered ? 'lines.retire' : 'lines.offer')}
          </ActionButton>
        </SaveBar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isOffered ? 'lines.retireAsk' : 'lines.offerAsk', { name })}
        text={t(isOffered ? 'lines.retireText' : 'lines.offerText')}
        confirmLabel={t(isOffered ? 'lines.retire' : 'lines.offer')}
        isRunning={save.isRunning}
        onConfirm={() => void send(!isOffered, isOffered ? 'lines.isRetired' : 'lines.isOffered')}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
