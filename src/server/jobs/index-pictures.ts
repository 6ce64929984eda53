import { indexPictures } from '../adapters/image-search/image-search.registry';
import { readOwnPicture } from '../adapters/image-search/own-picture.registry';

/** The job has the clock for so long at a time, so that others are not late: main pictures soon, all the others in time. */
const SLICE_MS = { main: 1000, other: 150 };
/** With nothing to do, the stock is asked again after so long. */
const IDLE_MS = 60_000;
let idleUntil = 0;

/** False for a while after there was nothing to do. */
export const mayPicturesBeDue = (): boolean => performance.now() >= idleUntil;

/** Looks at pictures of the stock that the image search does not know yet. @returns how many it looked at */
export async function indexSomePictures(): Promise<number> {
  const started = performance.now();
  let wasStopped = false;
  const isStopped = (position: number) => {
    wasStopped = performance.now() - started > (position === 0 ? SLICE_MS.main : SLICE_MS.other);
    return wasStopped;
  };
  const seen = await indexPictures({ readPicture: readOwnPicture, isStopped });
  if (!wasStopped) idleUntil = started + IDLE_MS;
  return seen;
}
