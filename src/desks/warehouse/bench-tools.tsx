import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from '../../client/use-translation';
import type { ScanAnswer } from '../../contract/scan';
import { RefusalAlert } from '../../ui/refusal-alert';
import { PhotoTaker } from '../bench/photo-taker';
import { useScale } from '../bench/use-scale';
import classes from './bench.module.css';
import { useParcelPhotos } from './use-parcel-photos';

interface Props {
  answer: ScanAnswer | undefined;
  scan: (code: string) => void;
  shutterRef: RefObject<(() => void) | null>;
}

/** A scale and a camera beside the bench that inspects; without either, numbers are typed and files chosen. */
export function BenchTools({ answer, scan, shutterRef }: Props) {
  const { t } = useTranslation('operator');
  const scale = useScale((grams) => scan(String(grams)));
  const { add, takenOf, isBusy, error } = useParcelPhotos();
  const { parcelId } = answer?.next ?? {};
  const taken = takenOf(parcelId);
  return (
    <div className={classes.tools}>
      {scale.canConnect && (
        <Button size="sm" variant="default" onClick={() => (scale.isOn ? scale.stop() : void scale.connect())}>
          {t(scale.isOn ? 'scale.off' : 'scale.on')}
        </Button>
      )}
      {parcelId && (
        <PhotoTaker shutterRef={shutterRef} isBusy={isBusy} onPicture={(picture) => void add(parcelId, picture)} />
      )}
      <p role="status">{taken > 0 && t('photo.kept', { count: taken })}</p>
      <RefusalAlert error={error} />
    </div>
  );
}
