import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ApiError } from '../../client/caller';
import { useUnsavedForm } from '../../client/unsaved.store';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { DeskTransit } from '../../contract/packing-desk';
import { readCode } from '../../contract/scan-code';
import type { Measures } from '../../contract/transit-box';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { ScanField } from '../bench/scan-field';
import { playSound } from '../bench/scan-sound';
import { BoxProposals } from './box-proposals';
import { BoxRows } from './box-rows';
import { doubtsOf } from './box-doubt.rules';
import { BoxDoubts } from './box-doubts';
import { EMPTY_BOX, readBoxes, type BoxDraft } from './box-draft';
import classes from './packing.module.css';
import { PackingParcels } from './packing-parcels';
import { PackingPrice } from './packing-price';
import { PackingWishes } from './packing-wishes';
import { WaysOut } from './ways-out';

interface Props {
  order: DeskTransit;
  onDone: (now: DeskTransit | undefined) => void;
  onRefused: (error: ApiError) => void;
}

/** All parcels are seen, the boxes weighed and measured, and their price is looked at before they are sealed. */
export function PackForm({ order, onDone, onRefused }: Props) {
  const { t } = useTranslation('operator');
  const { id, version, parcels } = order;
  const mayStop = useMay('packing.pack');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  // each goes into the box that is being filled
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>({});
  const [wrong, setWrong] = useState('');
  const [drafts, setDrafts] = useState<BoxDraft[]>([EMPTY_BOX]);
  const [done, setDone] = useState<string[]>([]);
  const [note, setNote] = useState('');
  const preview = useAction('POST /operator/transit-orders/{id}/preview', { onError: onRefused, isSwitch: true });
  const seal = useAction('POST /operator/transit-orders/{id}/seal', { onError: onRefused });
  const stop = useAction('POST /operator/transit-orders/{id}/stop', { onError: onRefused });
  const [priced, setPriced] = useState<Awaited<ReturnType<typeof preview.run>>>();
  useUnsavedForm(seen.size > 0 || note !== '' || JSON.stringify(drafts) !== JSON.stringify([EMPTY_BOX]));
  const boxes = readBoxes(drafts);
  const isSeen = parcels.every((one) => seen.has(one.id));
  const isDone = order.wishes.every(({ code }) => done.includes(code));
  const isWhole = isSeen && isDone;
  // where each parcel lies is known once all were seen; before that all of them make one box
  const inBox = (at: number) => parcels.filter(({ id: one }) => (isSeen ? places[one] === at : drafts.length === 1));
  const isOther = boxes && boxes.length !== order.wantedBoxes;
  const doubts = (boxes ?? []).flatMap(({ grams, lengthMm, widthMm, heightMm }, at) =>
    doubtsOf({ grams, sides: [lengthMm, widthMm, heightMm] }, inBox(at)).map((why) => ({
      boxNo: at + 1,
      why,
      parcels: inBox(at),
    })),
  );
  if (isOther) doubts.push({ boxNo: boxes.length, why: 'BOXES', parcels: [] });
  const [askedAbout, setAskedAbout] = useState('');
  const measured = JSON.stringify([boxes, doubts.map(({ boxNo, why }) => [boxNo, why])]);
  const isAsking = doubts.length > 0 && askedAbout === measured && !priced;
  /** What can hardly be right is asked about once. */
  const isSure = () => {
    if (doubts.length === 0 || askedAbout === measured) return true;
    setAskedAbout(measured);
    setPriced(undefined);
    return false;
  };
  const look = (code: string) => {
    const read = readCode(code);
    const found = parcels.find(
      (one) =>
        (read.kind === 'PARCEL' && one.parcelNo === read.parcelNo) ||
        (read.kind === 'NUMBER' && one.numbers.includes(read.number)),
    );
    playSound(found ? 'GOOD' : 'REFUSED');
    setWrong(found ? '' : code);
    if (!found) return;
    setSeen(new Set([...seen, found.id]));
    setPlaces({ ...places, [found.id]: drafts.length - 1 });
  };
  const change = (changed: BoxDraft[]) => {
    setDrafts(changed);
    setPriced(undefined);
  };
  // what the scale says is nobody's guess: the weight stays to be typed
  const choose = (chosen: Omit<Measures, 'grams'>[]) =>
    change(
      chosen.map(({ lengthMm, widthMm, heightMm }, at) => ({
        ...{ grams: drafts[at]?.grams ?? '', lengthMm: String(lengthMm) },
        ...{ widthMm: String(widthMm), heightMm: String(heightMm) },
      })),
    );
  const price = async () => {
    if (boxes && isSure()) setPriced(await preview.run({ params: { id }, body: { boxes } }));
  };
  const close = async (absorb: boolean) => {
    if (!isSure()) return;
    const filled = boxes?.map((box, at) => ({ ...box, parcelIds: [...seen].filter((one) => places[one] === at) }));
    if (filled)
      onDone(await seal.run({ params: { id }, body: { version, boxes: filled, parcelIds: [...seen], done, absorb } }));
  };
  return (
    <div className={classes.form} data-scan-mode>
      <ScanField
        label={t('packing.scan')}
        hint={
          wrong ? t('packing.wrong', { code: wrong }) : t('packing.count', { seen: seen.size, all: parcels.length })
        }
        otherLayout={t('scan.otherLayout')}
        isAway={false}
        onCode={look}
      />
      <PackingParcels parcels={parcels} seen={seen} />
      <PackingWishes wishes={order.wishes} done={done} onChange={setDone} />
      <BoxProposals id={id} onChoose={choose} />
      <BoxRows drafts={drafts} onChange={change} />
      <RefusalAlert error={preview.error ?? seal.error ?? stop.error} />
      {isAsking && <BoxDoubts doubts={doubts} follows={t('packing.isRight')} />}
      {priced && <PackingPrice priced={priced} />}
      <div className={classes.actions}>
        <ActionButton
          size="sm"
          variant={priced ? 'default' : 'filled'}
          disabled={!boxes}
          loading={preview.isRunning}
          onClick={() => void price()}
        >
          {t('packing.price')}
        </ActionButton>
        {priced?.invoice && !priced.isOver && (
          <ActionButton size="sm" disabled={!isWhole} loading={seal.isRunning} onClick={() => void close(false)}>
            {t(isWhole ? 'packing.seal' : isSeen ? 'packing.sealUndone' : 'packing.sealLacks')}
          </ActionButton>
        )}
      </div>
      {boxes && priced?.isOver && (
        <WaysOut
          order={order}
          boxes={boxes}
          priced={priced}
          isSealing={seal.isRunning}
          canSeal={isWhole}
          onRepack={() => change([EMPTY_BOX])}
          onAbsorb={() => void close(true)}
          onAsked={onDone}
        />
      )}
      {mayStop && (
        <div className={classes.stop}>
          <TextInput
            size="sm"
            label={t('packing.why')}
            description={t('packing.whyFollows', { name: order.shopperName })}
            value={note}
            maxLength={300}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <ActionButton
            size="sm"
            variant="default"
            disabled={!note.trim()}
            loading={stop.isRunning}
            onClick={() => void stop.run({ params: { id }, body: { version, note } }).then(onDone)}
          >
            {t('packing.stop')}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
