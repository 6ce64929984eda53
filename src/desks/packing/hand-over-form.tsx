import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
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

/** Which carrier takes which box under which number. */
export function HandOverForm({ order: { id, version, boxes, shopperName }, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Record<number, string>>({});
  const send = useAction('POST /operator/transit-orders/{id}/hand-over', { onError: onRefused });
  const named = boxes.map(({ boxNo }) => ({
    boxNo,
    carrier: carrier.trim(),
    trackingNo: (numbers[boxNo] ?? '').trim().toUpperCase(),
  }));
  const isWhole = named.every((box) => box.carrier && box.trackingNo);
  useUnsavedForm(carrier !== '' || Object.values(numbers).some(Boolean));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) onDone(await send.run({ params: { id }, body: { version, boxes: named } }));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <h2 className={classes.heading}>{t('packing.handOver')}</h2>
      <RefusalAlert error={send.error} />
      <TextInput
        size="sm"
        label={t('packing.carrier')}
        value={carrier}
        maxLength={60}
        onChange={(event) => setCarrier(event.currentTarget.value)}
      />
      {boxes.map(({ boxNo }) => (
        <TextInput
          key={boxNo}
          size="sm"
          dir="ltr"
          autoComplete="off"
          label={t('packing.numberOf', { number: boxNo })}
          value={numbers[boxNo] ?? ''}
          maxLength={60}
          onChange={(event) => setNumbers({ ...numbers, [boxNo]: event.currentTarget.value })}
        />
      ))}
      <p className={classes.quiet}>{t('packing.handOverFollows', { name: shopperName })}</p>
      <div className={classes.actions}>
        <ActionButton type="submit" size="sm" loading={send.isRunning} disabled={!isWhole}>
          {t('packing.send')}
        </ActionButton>
      </div>
    </form>
  );
}
