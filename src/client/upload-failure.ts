import { ApiError } from './caller';
import { UploadError } from './upload';

/** Why a picture did not arrive, in the shopper's words: the bucket's own are English. */
export function uploadFailure(error: unknown, t: (key: string) => string): string {
  if (error instanceof UploadError && error.code === 'InvalidArgument') return t('common:imageSearch.unreadable');
  if (error instanceof UploadError && error.code) return t('common:imageSearch.upload-image-failed');
  return (error instanceof ApiError && error.detail) || t('common:errors.NETWORK');
}
