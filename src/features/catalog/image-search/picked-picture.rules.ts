import { LIMITS } from '../../../contract/limits';

/** What a file dialog shows. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;
/** Longest side of what is uploaded, in pixels (SRCH-8). */
export const UPLOADED_SIDE = 200;

export type Refusal = 'limit-tip' | 'image-type-limit' | 'image-size-limit';

const isPictureType = (type: string) => PICTURE_TYPES.some((known) => known === type);

/** One picture of those given, or why not (SRCH-8). */
export function pickPicture(files: readonly File[]): { picture: File } | { refusal: Refusal } {
  const [picture, ...others] = files;
  if (!picture || others.length > 0) return { refusal: 'limit-tip' };
  if (!isPictureType(picture.type)) return { refusal: 'image-type-limit' };
  return picture.size > LIMITS.imageBytes ? { refusal: 'image-size-limit' } : { picture };
}

/** Whether what is dragged can be let go here: a browser tells kinds before it gives the files. */
export const mayDrop = (items: readonly { kind: string; type: string }[]): boolean =>
  items.length === 1 && items.every(({ kind, type }) => kind === 'file' && isPictureType(type));
