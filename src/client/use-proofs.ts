import { useState } from 'react';
import { LIMITS } from '../contract/limits';
import { uploadPicture } from './upload';
import { uploadFailure } from './upload-failure';
import { useTranslation } from './use-translation';

export const PROOF_KINDS = ['image/jpeg', 'image/png'];
const isFit = ({ type, size }: File) => PROOF_KINDS.includes(type) && size <= LIMITS.imageBytes;

/** Pictures that go with what is asked: chosen first, uploaded when it is sent. */
export function useProofs(unfit: string) {
  const { t } = useTranslation('common');
  const [pictures, setPictures] = useState<File[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    choose: (files: FileList | null) => setPictures([...(files ?? [])]),
    isUploading,
    failure,
    /** @returns their addresses; undefined where one is not fit, or did not arrive */
    upload: async (): Promise<string[] | undefined> => {
      setFailure(undefined);
      if (!pictures.every(isFit) || pictures.length > LIMITS.refundPhotos) return void setFailure(unfit);
      setUploading(true);
      const { signal } = new AbortController();
      return Promise.all(pictures.map((file) => uploadPicture(file, { signal, onProgress: () => undefined })))
        .catch((error: unknown) => void setFailure(uploadFailure(error, t)))
        .finally(() => setUploading(false));
    },
  };
}
