import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskParcel } from '../../contract/parcel-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

/** What a shopper has asked and paid for, and what was found. */
export function ServeForm({
  service: { id, name, remark },
  parcel,
  onDone,
  onRefused,
}: StepProps & { service: DeskParcel['services'][number] }) {
  const { t } = useTranslation('operator');
  const [answer, setAnswer] = useState('');
  useUnsavedForm(answer !== '');
  const serve = useAction('POST /operator/parcel-services/{id}/done', { onError: onRefused });
  return (
    <div>
      <p>
        <strong>{name}</strong>
        {remark && (
          <>
            {': '}
            <bdi>{remark}</bdi>
          </>
        )}
      </p>
      <RefusalAlert error={serve.error} />
      <Textarea
        size="sm"
        label={t('parcels.answer')}
        description={t('parcels.answerFollows', { name: parcel.owner?.name ?? '' })}
        value={answer}
        autosize
        minRows={2}
        maxLength={500}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className={classes.row}>
        <ActionButton
          size="sm"
          mt="sm"
          loading={serve.isRunning}
          onClick={() => void serve.run({ params: { id }, body: { answer } }).then(onDone)}
        >
          {t('parcels.served')}
        </ActionButton>
      </div>
    </div>
  );
}
