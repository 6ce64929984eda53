import { useState } from 'react';
import { uploadPicture, type UploadLeave } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { useTranslation } from '../../client/use-translation';

/** Puts a picture into the bucket. Its address is without our own host: the shop may get another name. */
export function useContentPicture(leave: UploadLeave) {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const upload = async (picture: File): Promise<string | undefined> => {
    setBusy(true);
    setFailure(undefined);
    const at = { signal: new AbortController().signal, onProgress: () => undefined, leave };
    const address = await uploadPicture(picture, at)
      .catch((error: unknown) => void setFailure(uploadFailure(error, t)))
      .finally(() => setBusy(false));
    const own = window.location.origin;
    return address?.startsWith(`${own}/`) ? address.slice(own.length) : address;
  };
  return { upload, isBusy, failure };
}
