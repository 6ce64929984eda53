import { Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useAction } from '../../client/use-action';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';
import { tenantDate } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { FileField } from '../../ui/file-field';
import { RefusalAlert } from '../../ui/refusal-alert';
import classes from './offline-instructions.module.css';

interface Props {
  depositId: string;
  onSent: () => void;
}

const KINDS = ['image/jpeg', 'image/png'];
const isFit = (file: File | undefined): file is File =>
  file !== undefined && KINDS.includes(file.type) && file.size <= LIMITS.imageBytes;

/** The picture of the receipt, who sent the money and when. */
export function OfflineProofForm({ depositId, onSent }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { timezoneOffset } = useTenant();
  const today = () => tenantDate(new Date(), timezoneOffset);
  const [picture, setPicture] = useState<File>();
  const [payerName, setPayerName] = useState('');
  const [paidAt, setPaidAt] = useState(today);
  const [bankReference, setBankReference] = useState('');
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const update = useAction('PUT /front/user-account/update-deposit');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFit(picture)) return setFailure(t('offline.pictureHint'));
    setFailure(undefined);
    setIsUploading(true);
    const address = await uploadPicture(picture, { signal: new AbortController().signal, onProgress: () => undefined })
      .catch((error: unknown) => void setFailure(uploadFailure(error, t)))
      .finally(() => setIsUploading(false));
    if (!address) return;
    const reference = bankReference.trim() ? { bankReference } : {};
    if (await update.run({ body: { depositId, proofKeys: [address], payerName, paidAt, ...reference } })) onSent();
  };
  return (
    <form onSubmit={(event) => void send(event)} aria-labelledby="offline-show">
      <Stack gap="sm">
        <h3 id="offline-show" className={classes.title}>
          {t('offline.show')}
        </h3>
        <RefusalAlert error={failure ? { detail: failure } : update.error} />
        <FileField
          kinds={KINDS}
          label={t('offline.picture')}
          hint={t('offline.pictureHint')}
          isRequired
          onFiles={(files) => setPicture(files?.[0])}
        />
        <TextInput
          label={t('offline.payer')}
          required
          maxLength={80}
          autoComplete="name"
          value={payerName}
          onChange={(event) => setPayerName(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('offline.paidAt')}
          required
          max={today()}
          value={paidAt}
          onChange={(event) => setPaidAt(event.currentTarget.value)}
        />
        <TextInput
          label={t('offline.bankReference')}
          maxLength={80}
          value={bankReference}
          onChange={(event) => setBankReference(event.currentTarget.value)}
        />
        <ActionButton type="submit" size="md" loading={isUploading || update.isRunning}>
          {t('offline.submit')}
        </ActionButton>
      </Stack>
    </form>
  );
}
