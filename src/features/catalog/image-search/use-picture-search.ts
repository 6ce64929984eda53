import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../client/caller';
import { notify } from '../../../client/notify';
import { paths } from '../../../contract/paths';
import { uploadPicture } from '../../../client/upload';
import { useTranslation } from '../../../client/use-translation';
import type { Channel } from '../../../contract/channels';
import { pickPicture, type Refusal } from './picked-picture.rules';

/** What is on its way: its address for showing it, and how much of it is there. */
export interface Uploading {
  preview: string;
  /** 0 to 100. */
  percent: number;
}

/** Uploads one picture at a time and opens the search for it (SRCH-8…10). */
export function usePictureSearch(channel: Channel | undefined) {
  const router = useRouter();
  const { t } = useTranslation();
  const [uploading, setUploading] = useState<Uploading>();
  const [refusal, setRefusal] = useState<Refusal>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const upload = async (picture: File, signal: AbortSignal) => {
    const onProgress = (share: number) =>
      setUploading((known) => known && { ...known, percent: Math.round(share * 100) });
    // the compression comes with the first picture
    const { compressPicture } = await import('./compress-picture');
    const cdnUrl = await uploadPicture(await compressPicture(picture, signal), { signal, onProgress });
    if (!signal.aborted) await router.push(paths.pictureSearch(cdnUrl, channel));
  };

  const search = async (files: readonly File[]) => {
    if (running.current && !running.current.signal.aborted) return;
    const picked = pickPicture(files);
    const refused = 'refusal' in picked ? picked.refusal : undefined;
    setRefusal(refused);
    // the panel itself says how many (SRCH-8); another try says it again, not twice
    if (refused && refused !== 'limit-tip') notify.error(t(`imageSearch.${refused}`), undefined, refused);
    if ('refusal' in picked) return;
    const controller = new AbortController();
    running.current = controller;
    const preview = URL.createObjectURL(picked.picture);
    setUploading({ preview, percent: 0 });
    try {
      await upload(picked.picture, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) notify.error(t('imageSearch.upload-image-failed'), reasonOf(error, t));
    } finally {
      URL.revokeObjectURL(preview);
      if (running.current === controller) {
        running.current = undefined;
        setUploading(undefined);
      }
    }
  };

  return { search, uploading, refusal, cancel: () => running.current?.abort() };
}

/** The server's sentence, or the error's own message (SRCH-10); a browser that cannot decode a picture gives neither. */
function reasonOf(error: unknown, t: (key: string) => string): string {
  if (error instanceof ApiError && error.code === 'NETWORK') return t('errors.NETWORK');
  if (error instanceof ApiError && error.code === 'TIMEOUT') return t('errors.TIMEOUT');
  if (error instanceof ApiError) return error.detail || error.message;
  return (error instanceof Error && error.message) || t('imageSearch.unreadable');
}
