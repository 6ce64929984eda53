import { useState } from 'react';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useAction } from '../../client/use-action';
import { useTranslation } from '../../client/use-translation';
import type { DeskParcel } from '../../contract/parcel-desk';

/** Puts pictures of a parcel into the bucket and beside it, one after the other. */
export function useParcelPhotos(onDone?: (parcel: DeskParcel) => void) {
  const { t } = useTranslation('common');
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [taken, setTaken] = useState<{ of: string; count: number }>();
  const keep = useAction('POST /operator/parcels/{id}/photos');
  const add = async (id: string, picture: File) => {
    setUploading(true);
    setFailure(undefined);
    const leave = 'GET /operator/upload-token' as const;
    const at = { signal: new AbortController().signal, onProgress: () => undefined, leave };
    const image = await uploadPicture(picture, at)
      .catch((error: unknown) => void setFailure(uploadFailure(error, t)))
      .finally(() => setUploading(false));
    const parcel = image && (await keep.run({ params: { id }, body: { photos: [{ kind: 'INSPECTION', image }] } }));
    if (!parcel) return;
    setTaken((last) => ({ of: id, count: last?.of === id ? last.count + 1 : 1 }));
    onDone?.(parcel);
  };
  /** Of this parcel alone, since it lies here: the next one has none yet. */
  const takenOf = (id: string | undefined) => (taken && taken.of === id ? taken.count : 0);
  return { add, takenOf, isBusy: isUploading || keep.isRunning, error: failure ? { detail: failure } : keep.error };
}
