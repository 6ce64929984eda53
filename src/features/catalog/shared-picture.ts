/** As public/service-worker.js has them. */
const CACHE = 'shared';
const PICTURE = '/share/picture';

/** The picture that another app shared last, once; undefined where none was kept. */
export async function takeSharedPicture(): Promise<File | undefined> {
  // pages over plain http have no caches
  if (!('caches' in window)) return undefined;
  try {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(PICTURE);
    await caches.delete(CACHE);
    if (!kept) return undefined;
    const bytes = await kept.blob();
    return new File([bytes], 'picture', { type: bytes.type });
  } catch {
    // a browser that keeps nothing for anybody: it is chosen by hand
    return undefined;
  }
}
