import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { waitIfAway, type ApiError } from '../../client/caller';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { PackingPreview } from '../../contract/packing-desk';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { PhotoTaker } from '../bench/photo-taker';
import { useScale } from '../bench/use-scale';
import { change, isWhole, measuresOf, repack, seenOf, type Packing, type PackingSay } from './bench-pack.rules';
import classes from './packing-bench.module.css';
import { PackingPrice } from './packing-price';
import { useBoxPhotos } from './use-box-photos';
import type { End } from './use-packing-bench';
import { WaysOut } from './ways-out';

interface Props {
  packing: Packing;
  shutterRef: RefObject<(() => void) | null>;
  /** What `!END` does. */
  endRef: RefObject<End | null>;
  say: (code: string, word: PackingSay) => void;
  scan: (code: string) => void;
  onChange: (packing: Packing) => void;
  /** @param id of what was closed; without it its shopper was asked */
  onEnded: (id?: string) => void;
}

/** Scale, camera, and what the boxes would cost line by line: then they are closed, or there are three ways out. */
export function BenchSeal({ packing, shutterRef, endRef, say, scan, onChange, onEnded }: Props) {
  const { t } = useTranslation('operator');
  const { order, boxes, done } = packing;
  const { id, version } = order;
  const scale = useScale((grams) => scan(String(grams)));
  const photos = useBoxPhotos();
  const [priced, setPriced] = useState<PackingPreview>();
  const [round, setRound] = useState(0);
  const away = useRef<ApiError>(undefined);
  const fail = (error: ApiError) => {
    away.current = waitIfAway(error) === undefined ? undefined : error;
    if (!away.current) say('!END', error.code === 'OVER_AGREED' ? 'OVER' : 'NOT_NOW');
  };
  const preview = useAction('POST /operator/transit-orders/{id}/preview', { isSwitch: true });
  const seal = useAction('POST /operator/transit-orders/{id}/seal', { onError: fail });
  const measured = measuresOf(packing);
  const isReady = isWhole(packing);
  const weighed = JSON.stringify(measured.map(({ photos: _, parcelIds: __, ...box }) => box));
  const { run: price } = preview;
  useEffect(() => {
    setPriced(undefined);
    if (!isReady) return undefined;
    let isStale = false;
    const asked = JSON.parse(weighed) as { grams: number; lengthMm: number; widthMm: number; heightMm: number }[];
    void price({ params: { id }, body: { boxes: asked } }).then((answer) => !isStale && setPriced(answer));
    return () => void (isStale = true);
  }, [isReady, weighed, id, price, round]);
  useEffect(() => {
    const seconds = preview.error && waitIfAway(preview.error);
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => setRound((before) => before + 1), seconds * 1000);
    return () => clearTimeout(timer);
  }, [preview.error]);

  const close = async (absorb: boolean) => {
    const body = { version, boxes: measured, parcelIds: seenOf(packing), done, absorb };
    away.current = undefined;
    // asked again it is the same call, which is done once
    const now = await seal.run({ params: { id }, body });
    if (away.current) throw away.current as ApiError;
    if (!now) return;
    // the next one is begun without another look: which one is done stays to be read
    say(packing.order.orderNo, 'SEALED');
    onEnded(id);
  };
  const end = async () => {
    if (!isReady) return say('!END', 'TOO_SOON');
    if (!priced?.invoice) return say('!END', 'NO_PRICE');
    if (priced.isOver) return say('!END', 'OVER');
    await close(false);
  };
  useEffect(() => {
    endRef.current = end;
    return () => void (endRef.current = null);
  });
  const box = boxes.at(-1);
  const addPhoto = async (picture: File) => {
    const image = await photos.add(picture);
    if (image && box) onChange(change(packing, { photos: [...box.photos, image] }, 'NOTED').packing);
  };
  return (
    <div className={classes.seal}>
      <div className={classes.tools}>
        {scale.canConnect && (
          <Button size="sm" variant="default" onClick={() => (scale.isOn ? scale.stop() : void scale.connect())}>
            {t(scale.isOn ? 'scale.off' : 'scale.on')}
          </Button>
        )}
        <PhotoTaker shutterRef={shutterRef} isBusy={photos.isBusy} onPicture={(picture) => void addPhoto(picture)} />
        <p role="status">{box && box.photos.length > 0 && t('photo.kept', { count: box.photos.length })}</p>
      </div>
      <RefusalAlert error={photos.error ?? preview.error ?? seal.error} />
      {preview.isRunning && <p role="status">{t('packBench.pricing')}</p>}
      {priced && <PackingPrice priced={priced} />}
      {priced?.invoice && !priced.isOver && (
        <ActionButton loading={seal.isRunning} onClick={() => scan('!END')}>
          {t('packBench.end')}
        </ActionButton>
      )}
      {priced?.isOver && (
        <WaysOut
          order={order}
          boxes={measured}
          priced={priced}
          isSealing={seal.isRunning}
          onRepack={() => onChange(repack(packing))}
          onAbsorb={() => void close(true).catch(() => undefined)}
          onAsked={() => {
            say(packing.order.orderNo, 'ASKED');
            onEnded();
          }}
        />
      )}
    </div>
  );
}
