import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPicture } from './picture-renderer';
import { parsePictureName, pictureWidths } from './picture-spec';

/** Addresses can be made up by strangers: this many pictures are kept, and this many may wait to be drawn. */
const KEPT_MAX = 30_000;
const WAITING_MAX = 200;

let kept: number | undefined;
let queue: Promise<unknown> = Promise.resolve();
const waiting = new Map<string, Promise<Buffer>>();

/** Too many pictures are waiting to be drawn. */
export class PictureQueueFullError extends Error {
  override name = 'PictureQueueFullError';
}

/**
 * A picture of the demo world as webp: drawn at its first request, kept in `folder` ever after.
 * @returns undefined where the name is no picture's or the width none of its own
 * @throws PictureQueueFullError
 */
export async function readPicture(folder: string, name: string, widthText?: string): Promise<Buffer | undefined> {
  const spec = parsePictureName(name);
  const widths = spec ? pictureWidths(spec) : [];
  const width = widthText === undefined ? widths.at(-1) : widths.find((known) => String(known) === widthText);
  if (!spec || !width) return undefined;
  const file = join(folder, `${width}-${name}`);
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const running = waiting.get(file);
  if (running) return running;
  if (waiting.size >= WAITING_MAX) throw new PictureQueueFullError();
  // one at a time: drawing uses every core by itself and must not starve the shop
  const drawn = queue.then(() => renderPicture(spec, width));
  queue = drawn.catch(() => undefined);
  waiting.set(file, drawn);
  try {
    const picture = await drawn;
    await keep(folder, file, picture);
    return picture;
  } finally {
    waiting.delete(file);
  }
}

/** Written beside and renamed, so that no reader sees half a picture. */
async function keep(folder: string, file: string, picture: Buffer) {
  await mkdir(folder, { recursive: true });
  kept ??= (await readdir(folder)).length;
  if (kept >= KEPT_MAX) return;
  const unfinished = `${file}.${process.pid}.unfinished`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
  kept += 1;
}
