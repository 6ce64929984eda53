import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useUnsavedForm } from '../../client/unsaved.store';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useAction } from '../../client/use-action';
import { useMay } from '../../client/use-staff';
import { useShell } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { intlTag } from '../../contract/locales';
import { formatDate } from '../../contract/tenant-time';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import { PhotoTaker } from '../bench/photo-taker';
import { DisposalAsked } from './disposal-asked';
import type { StepProps } from './parcel-step';
import classes from './parcels.module.css';

/** Goods of nobody's whose time is over: one shows them in a picture, another throws them away. */
export function ParcelDisposal(props: StepProps) {
  const { t } = useTranslation(['operator', 'common']);
  const { tenant, locale } = useShell();
  const { parcel, onDone, onRefused } = props;
  const { id, version, canDispose, disposeAfter, disposals } = parcel;
  const may = useMay('warehouse.dispose');
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const propose = useAction('POST /operator/parcels/{id}/disposal', { onError: onRefused });
  const open = disposals.find(({ state }) => state === 'PROPOSED');
  const isOffered = canDispose && may && !open;
  useUnsavedForm(isOffered && (reason !== '' || photos.length > 0));
  const add = async (picture: File) => {
    setBusy(true);
    setFailure(undefined);
    const at = { signal: new AbortController().signal, onProgress: () => undefined };
    await uploadPicture(picture, { ...at, leave: 'GET /operator/upload-token' })
      .then((image) => setPhotos((before) => [...before, image]))
      .catch((error: unknown) => setFailure(uploadFailure(error, t)))
      .finally(() => setBusy(false));
  };
  if (!disposeAfter && disposals.length === 0) return null;
  return (
    <section className={classes.next} aria-label={t('disposal.title')}>
      {disposeAfter && (
        <p>
          {t(canDispose ? 'disposal.due' : 'disposal.after', {
            day: formatDate(disposeAfter, tenant.timezoneOffset, intlTag(locale)),
          })}
        </p>
      )}
      {disposals.map((one) => (
        <DisposalAsked key={one.id} disposal={one} {...props} />
      ))}
      {isOffered && (
        <>
          <RefusalAlert error={failure ? { detail: failure } : propose.error} />
          <PhotoTaker isBusy={isBusy} onPicture={(picture) => void add(picture)} />
          <p role="status">{t('photo.kept', { count: photos.length })}</p>
          <TextInput
            size="sm"
            label={t('disposal.reason')}
            description={t('disposal.follows')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={classes.row}>
            <ActionButton
              size="sm"
              mt="sm"
              disabled={!reason.trim() || photos.length === 0}
              loading={propose.isRunning}
              onClick={() => void propose.run({ params: { id }, body: { version, reason, photos } }).then(onDone)}
            >
              {t('disposal.propose')}
            </ActionButton>
          </div>
        </>
      )}
    </section>
  );
}
