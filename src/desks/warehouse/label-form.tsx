import { NumberInput, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

/** What can be read on goods of nobody's, and what they weigh: who fits is proposed anew. */
export function LabelForm({ parcel: { id, version, labelText, grams }, onDone, onRefused }: StepProps) {
  const { t } = useTranslation('operator');
  const [text, setText] = useState(labelText);
  const [weight, setWeight] = useState<number | ''>(grams ?? '');
  useUnsavedForm(text !== labelText || weight !== (grams ?? ''));
  const write = useAction('POST /operator/parcels/{id}/label', { onError: onRefused });
  const isWhole = text.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { version, text: text.trim(), ...(weight !== '' && { grams: weight }) };
    if (isWhole) onDone(await write.run({ params: { id }, body }));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <RefusalAlert error={write.error} />
      <Textarea
        size="sm"
        label={t('claims.label')}
        description={t('parcels.labelFollows')}
        value={text}
        autosize
        minRows={2}
        maxLength={500}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.row}>
        <NumberInput
          size="sm"
          hideControls
          label={t('claims.grams')}
          value={weight}
          min={1}
          max={LIMITS.benchGrams}
          allowDecimal={false}
          allowNegative={false}
          onChange={(value) => setWeight(typeof value === 'number' ? value : '')}
        />
        <ActionButton type="submit" size="sm" variant="default" disabled={!isWhole} loading={write.isRunning}>
          {t('parcels.writeLabel')}
        </ActionButton>
      </div>
    </form>
  );
}
