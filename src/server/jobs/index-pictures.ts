import { indexPictures } from '../adapters/image-search/picture-index';
import { readOwnPicture } from '../adapters/image-search/own-picture.registry';

/** The job has the clock for so long at a time, so that others are not late. */
const SLICE_MS = 1000;
/** With nothing to do, the stock is asked again after so long. */
const IDLE_MS = 30_000;
let idleUntil = 0;

/** Looks at pictures of the stock that the image search does not know yet. @returns how many it looked at */
export async function indexSomePictures(): Promise<number> {
  const started = performance.now();
  if (started < idleUntil) return 0;
  const isStopped = () => performance.now() - started > SLICE_MS;
  const seen = await indexPictures({ readPicture: readOwnPicture, isStopped });
  if (!isStopped()) idleUntil = started + IDLE_MS;
  return seen;
}
