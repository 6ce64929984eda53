import { NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskShipment, SaidState } from '../../contract/way-desk';
import { SAID_STATES } from '../../contract/way-desk.enums';
import { ActionButton } from '../../ui/action-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './transit.module.css';

interface Props {
  shipment: DeskShipment;
  onDone: (now: DeskShipment | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** What somebody was told of it: as good as the carrier's own word, and its shopper reads it. */
export function SaidForm({ shipment: { id, orderNo, boxes, shopperName, pickup }, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const [boxNo, setBoxNo] = useState('');
  const [state, setState] = useState<SaidState>('IN_TRANSIT');
  const [place, setPlace] = useState('');
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const say = useAction('POST /operator/shipments/{id}/news', { onError: onRefused });
  useUnsavedForm(place !== '' || text !== '');
  // what is fetched is handed out against its code
  const states = SAID_STATES.filter((each) => each !== 'DELIVERED' || !pickup);
  const send = async () => {
    const boxNos = boxNo ? [Number(boxNo)] : boxes.map((box) => box.boxNo);
    const now = await say.run({ params: { id }, body: { boxNos, state, place, text } });
    setAsking(false);
    if (now) {
      setPlace('');
      setText('');
    }
    onDone(now);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    // what ends the way of goods cannot be taken back
    if (state === 'DELIVERED') setAsking(true);
    else void send();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <h2 className={classes.heading}>{t('shipments.say')}</h2>
      <RefusalAlert error={say.error} />
      <div className={classes.row}>
        {boxes.length > 1 && (
          <NativeSelect
            size="sm"
            label={t('packing.boxes')}
            data={[
              { value: '', label: t('shipments.allBoxes') },
              ...boxes.map((box) => ({ value: String(box.boxNo), label: t('packing.box', { number: box.boxNo }) })),
            ]}
            value={boxNo}
            onChange={(event) => setBoxNo(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          size="sm"
          label={t('shipments.state')}
          data={states.map((value) => ({ value, label: t(`shipments.tracking.${value}`) }))}
          value={state}
          onChange={(event) => setState(SAID_STATES.find((one) => one === event.currentTarget.value) ?? state)}
        />
        <TextInput
          size="sm"
          label={t('shipments.place')}
          value={place}
          maxLength={80}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
      </div>
      <TextInput
        size="sm"
        label={t('shipments.words')}
        description={t('shipments.wordsFollow', { name: shopperName })}
        value={text}
        maxLength={300}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.row}>
        <ActionButton type="submit" size="sm" disabled={!text.trim()} loading={say.isRunning}>
          {t('shipments.note')}
        </ActionButton>
        {!text.trim() && <span className={classes.quiet}>{t('shipments.noWords')}</span>}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('shipments.delivered.title')}
        text={t('shipments.delivered.follows', { name: shopperName, number: orderNo })}
        confirmLabel={t('shipments.delivered.do')}
        isRunning={say.isRunning}
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
