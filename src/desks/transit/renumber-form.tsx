import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { TransitLeg } from '../../contract/transit';
import type { DeskShipment } from '../../contract/way-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './transit.module.css';

interface Props {
  shipment: DeskShipment;
  box: DeskShipment['boxes'][number];
  leg: TransitLeg;
  onDone: (now: DeskShipment | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** Another number for a box on a leg: whoever carries it there has given one, or it was written down wrong. */
export function RenumberForm({ shipment: { id, version }, box, leg, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const known = leg === 'LOCAL' ? box.localCarrier : box.carrier;
  const [carrier, setCarrier] = useState(known);
  const [number, setNumber] = useState('');
  useUnsavedForm(number !== '' || carrier !== known);
  const change = useAction('POST /operator/shipments/{id}/number', { onError: onRefused });
  const trackingNo = number.trim().toUpperCase();
  const send = async (said: { carrier: string; trackingNo: string }) =>
    onDone(await change.run({ params: { id }, body: { version, boxNo: box.boxNo, leg, ...said } }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (carrier.trim() && trackingNo) await send({ carrier, trackingNo });
  };
  return (
    <details className={classes.more}>
      <summary>{t(leg === 'LOCAL' ? 'shipments.local.do' : 'shipments.renumber')}</summary>
      <RefusalAlert error={change.error} />
      <form className={classes.row} onSubmit={(event) => void submit(event)}>
        <TextInput
          size="xs"
          label={t(leg === 'LOCAL' ? 'shipments.local.carrier' : 'packing.carrier')}
          value={carrier}
          maxLength={60}
          onChange={(event) => setCarrier(event.currentTarget.value)}
        />
        <TextInput
          size="xs"
          dir="ltr"
          label={t('batches.trackingNo')}
          value={number}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <ActionButton
          type="submit"
          size="xs"
          variant="default"
          disabled={!carrier.trim() || !trackingNo}
          loading={change.isRunning}
        >
          {t('batches.save')}
        </ActionButton>
        {leg === 'LOCAL' && box.localTrackingNo && (
          <ActionButton
            size="xs"
            variant="subtle"
            loading={change.isRunning}
            onClick={() => void send({ carrier: box.localCarrier, trackingNo: '' })}
          >
            {t('shipments.local.drop')}
          </ActionButton>
        )}
      </form>
    </details>
  );
}
