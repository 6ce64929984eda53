import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../../server/kernel/log';
import { metrics } from '../../server/kernel/metrics';
import { isFolderRefusing } from '../../server/adapters/storage/folder-refusal';
import { renderPicture } from './picture-renderer';
import { parsePictureName, pictureWidths } from './picture-spec';

/** Addresses can be made up by strangers: this many pictures are kept, and this many may wait to be drawn. */
const KEPT_MAX = 30_000;
const WAITING_MAX = 200;

/** A disk that is full is said once a minute. */
const REPORT_EVERY_MS = 60_000;
let reportedAt = 0;

let kept: number | undefined;
let queue: Promise<unknown> = Promise.resolve();
const waiting = new Map<string, Promise<Buffer>>();
metrics().pictureQueues.push(() => waiting.size);

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
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && !isFolderRefusing(error)) throw error;
  }
  const running = waiting.get(file);
  if (running) return running;
  if (waiting.size >= WAITING_MAX) throw new PictureQueueFullError();
  // one at a time: drawing uses every core by itself and must not starve the shop
  const drawn = queue.then(() => drawMeasured(spec, width));
  queue = drawn.catch(() => undefined);
  waiting.set(file, drawn);
  try {
    const picture = await drawn;
    await keep(folder, file, picture).catch(reportUnkept);
    return picture;
  } finally {
    waiting.delete(file);
  }
}

async function drawMeasured(...wanted: Parameters<typeof renderPicture>): Promise<Buffer> {
  const end = metrics().pictureSeconds.startTimer();
  try {
    return await renderPicture(...wanted);
  } finally {
    end();
  }
}

/** A picture that cannot be kept is drawn again: slower, but there. */
function reportUnkept(error: unknown): void {
  if (!isFolderRefusing(error)) throw error;
  if (Date.now() - reportedAt < REPORT_EVERY_MS) return;
  reportedAt = Date.now();
  log().error({ err: error }, 'pictures cannot be kept');
}

/** Written beside and renamed, so that no reader sees half a picture. */
async function keep(folder: string, file: string, picture: Buffer) {
  await mkdir(folder, { recursive: true });
  kept ??= (await readdir(folder)).length;
  if (kept >= KEPT_MAX) return;
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await writeFile(unfinished, picture);
    await rename(unfinished, file);
  } catch (error) {
    // half of one on a full disk would be in the way for ever
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
  kept += 1;
}
