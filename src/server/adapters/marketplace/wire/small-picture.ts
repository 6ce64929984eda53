import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { SourceFailure } from '../source-failure.port';

/** Below about 100 kB: 1688 gives larger ones no name. */
const PICTURE = { side: 640, quality: 75 };
const MAX_PIXELS = 50_000_000;

/** A JPEG in base64, as suppliers take pictures. @throws SourceFailure `unreadable` */
export async function smallPicture(picture: Uint8Array): Promise<string> {
  try {
    const small = await sharp(picture, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: PICTURE.side, height: PICTURE.side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: PICTURE.quality })
      .toBuffer();
    return small.toString('base64');
  } catch (cause) {
    throw new SourceFailure('unreadable', { cause });
  }
}

/** Further pages of a picture's results ask for it by the name that it has at the supplier already. */
const KNOWN_PICTURES = 500;

interface Uploading {
  /** Names of one kind are none of another. */
  kind: string;
  signal: AbortSignal;
}
type NameOf = (picture: Uint8Array, uploading: Uploading) => Promise<string>;

/** Uploads each picture once. */
export function namedPictures(upload: NameOf): NameOf {
  const names = new LRUCache<string, string>({ max: KNOWN_PICTURES });
  return async (picture, uploading) => {
    const key = `${uploading.kind} ${createHash('sha256').update(picture).digest('base64url')}`;
    const name = names.get(key) ?? (await upload(picture, uploading));
    names.set(key, name);
    return name;
  };
}
