import { useRef } from 'react';
import type { UploadLeave } from '../../client/upload';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import classes from './content.module.css';
import { useContentPicture } from './use-content-picture';

interface Props {
  label: string;
  description?: string;
  value: string;
  onChange: (address: string) => void;
  leave?: UploadLeave;
}

/** A picture that is put into the bucket as soon as it is chosen, and shown as it is. */
export function PictureField({
  label,
  description,
  value,
  onChange,
  leave = 'GET /operator/content-upload-token',
}: Props) {
  const { t } = useTranslation('operator');
  const file = useRef<HTMLInputElement>(null);
  const { upload, isBusy, failure } = useContentPicture(leave);
  const choose = async (picture: File | undefined) => {
    const address = picture && (await upload(picture));
    if (address) onChange(address);
  };
  return (
    <fieldset className={classes.picture}>
      <legend>{label}</legend>
      {description && <p className={classes.quiet}>{description}</p>}
      {value && <img src={value} alt={label} />}
      <div className={classes.actions}>
        <ActionButton size="xs" variant="default" loading={isBusy} onClick={() => file.current?.click()}>
          {value ? t('content.otherPicture') : t('content.choosePicture')}
        </ActionButton>
        {value && (
          <ActionButton size="xs" variant="subtle" onClick={() => onChange('')}>
            {t('content.noPicture')}
          </ActionButton>
        )}
      </div>
      {failure && <p role="alert">{failure}</p>}
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
