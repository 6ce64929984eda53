import { useState } from 'react';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useTranslation } from '../../client/use-translation';

/** Puts pictures of a box into the bucket; they are the box's once it is closed. */
export function useBoxPhotos() {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const add = async (picture: File): Promise<string | undefined> => {
    setBusy(true);
    setFailure(undefined);
    const leave = 'GET /operator/packing-upload-token' as const;
    try {
      return await uploadPicture(picture, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
        leave,
      });
    } catch (error) {
      setFailure(uploadFailure(error, t));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy, error: failure ? { detail: failure } : undefined };
}
