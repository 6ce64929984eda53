import { useState } from 'react';
import { uploadPicture } from '../../client/upload';
import { uploadFailure } from '../../client/upload-failure';
import { PROOF_KINDS } from '../../client/use-proofs';
import { useTranslation } from '../../client/use-translation';
import { LIMITS } from '../../contract/limits';

const isFit = ({ type, size }: File) => PROOF_KINDS.includes(type) && size <= LIMITS.imageBytes;

/** Pictures of an answer: chosen first, uploaded when it is sent. */
export function useThreadPictures(unfit: string) {
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
      const leave = 'GET /operator/threads/upload-token' as const;
      const at = { signal: new AbortController().signal, onProgress: () => undefined, leave };
      return Promise.all(pictures.map((file) => uploadPicture(file, at)))
        .catch((error: unknown) => void setFailure(uploadFailure(error, t)))
        .finally(() => setUploading(false));
    },
  };
}
