import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useTranslation } from '../../client/use-translation';
import { ActionButton } from '../../ui/action-button';
import classes from './settings.module.css';

interface Props {
  label: string;
  description: string;
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
}

/** A picture of the shop: put into its bucket, or one that lies elsewhere on https; shown as it is. */
export function PictureAddress({ label, description, value, onChange, error }: Props) {
  const { t } = useTranslation(['operator', 'common']);
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const put = async (picture: File | undefined) => {
    if (!picture) return;
    setBusy(true);
    setFailure(undefined);
    const leave = 'GET /operator/settings-upload-token';
    const at = { signal: new AbortController().signal, onProgress: () => undefined, leave } as const;
    const address = await uploadPicture(picture, at)
      .catch((problem: unknown) => void setFailure(uploadFailure(problem, t)))
      .finally(() => setBusy(false));
    // without our own host: the shop may get another name
    const own = window.location.origin;
    if (address) onChange(address.startsWith(`${own}/`) ? address.slice(own.length) : address);
  };
  return (
    <div className={classes.fields} role="group" aria-label={label}>
      <TextInput
        label={label}
        description={description}
        value={value}
        dir="ltr"
        maxLength={300}
        error={failure ?? error}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
      <div className={classes.actions}>
        {value && <img src={value} alt={label} height={48} className={classes.picture} />}
        <ActionButton size="xs" variant="default" loading={isBusy} onClick={() => file.current?.click()}>
          {t('settings.extras.choose')}
        </ActionButton>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          void put(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
