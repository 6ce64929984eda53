import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import { trackingNumber } from '../../contract/tracking-number';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

const SIDES = ['grams', 'lengthMm', 'widthMm', 'heightMm'] as const;
type Measures = Record<(typeof SIDES)[number], number | ''>;
const EMPTY: Measures = { grams: '', lengthMm: '', widthMm: '', heightMm: '' };

/** What its shopper sends back leaves; what stays is weighed anew, and what comes in exchange is waited for. */
export function SendBackForm({ parcel, onDone, onRefused }: StepProps) {
  const { t } = useTranslation('operator');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const [measures, setMeasures] = useState(EMPTY);
  useUnsavedForm([...Object.values(numbers), ...Object.values(measures)].some((value) => value !== ''));
  const send = useAction('POST /operator/parcels/{id}/send-back', { onError: onRefused });
  const { id, version, items } = parcel;
  const isOut = (status: string | undefined) => status === 'RETURNING' || status === 'EXCHANGING';
  const exchanged = items.filter(({ order }) => order?.status === 'EXCHANGING');
  const leaving = items.filter(({ order }) => isOut(order?.status));
  const somethingStays = items.some(({ order, quantity }) => (order?.goingBack ?? 0) < quantity);
  const { grams, lengthMm, widthMm, heightMm } = measures;
  const stays =
    grams !== '' && lengthMm !== '' && widthMm !== '' && heightMm !== ''
      ? { grams, lengthMm, widthMm, heightMm }
      : null;
  const isReady =
    exchanged.every((item) => trackingNumber(numbers[item.id] ?? '')) && (!somethingStays || stays !== null);
  const go = () => {
    const replacements = exchanged.map((item) => ({ itemId: item.id, trackingNo: numbers[item.id] ?? '' }));
    void send.run({ params: { id }, body: { version, replacements, stays } }).then(onDone);
  };
  return (
    <>
      <RefusalAlert error={send.error} />
      <ul>
        {leaving.map((item) => (
          <li key={item.id}>
            <bdi>{item.title}</bdi>
          </li>
        ))}
      </ul>
      {exchanged.map((item) => (
        <TextInput
          key={item.id}
          size="sm"
          dir="ltr"
          label={t('parcels.replacement', { title: item.title })}
          value={numbers[item.id] ?? ''}
          maxLength={40}
          onChange={(event) => setNumbers({ ...numbers, [item.id]: event.currentTarget.value })}
        />
      ))}
      {somethingStays && (
        <fieldset className={classes.measures}>
          <legend>{t('parcels.stays')}</legend>
          <div className={classes.row}>
            {SIDES.map((field) => (
              <NumberInput
                key={field}
                size="sm"
                hideControls
                label={t(`packing.field.${field}`)}
                value={measures[field]}
                min={1}
                max={field === 'grams' ? 99_999 : 3_000}
                allowDecimal={false}
                allowNegative={false}
                onChange={(value) => setMeasures({ ...measures, [field]: typeof value === 'number' ? value : '' })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className={classes.row}>
        <ActionButton size="sm" disabled={!isReady} loading={send.isRunning} onClick={go}>
          {t('parcels.sendBack')}
        </ActionButton>
      </div>
    </>
  );
}
