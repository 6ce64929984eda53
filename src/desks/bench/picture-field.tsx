import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useTranslation } from '../../client/use-translation';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './picture-field.module.css';
import { PhotoTaker } from './photo-taker';

interface Props {
  label: string;
  images: string[];
  most: number;
  onChange: (images: string[]) => void;
}

/** Pictures that the staff upload for a shopper to see: of this device’s camera, or files. */
export function PictureField({ label, images, most, onChange }: Props) {
  const { t } = useTranslation(['operator', 'common']);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async (picture: File) => {
    setBusy(true);
    setFailure(undefined);
    const at = { signal: new AbortController().signal, onProgress: () => undefined, isOfStaff: true };
    const image = await uploadPicture(picture, at)
      .catch((error: unknown) => void setFailure(uploadFailure(error, t)))
      .finally(() => setBusy(false));
    if (image) onChange([...images, image].slice(-most));
  };
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <RefusalAlert error={failure ? { detail: failure } : undefined} />
      {images.length > 0 && (
        <ul className={classes.pictures}>
          {images.map((image, at) => (
            <li key={image}>
              <img src={image} alt={t('photo.number', { number: at + 1 })} width={64} height={64} />
              <CloseButton
                size="sm"
                aria-label={t('photo.remove', { number: at + 1 })}
                onClick={() => onChange(images.filter((one) => one !== image))}
              />
            </li>
          ))}
        </ul>
      )}
      {images.length < most && <PhotoTaker isBusy={isBusy} onPicture={(picture) => void add(picture)} />}
    </fieldset>
  );
}
