import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSVG } from 'bwip-js/node';
import sharp from 'sharp';
import { deskPaths } from '../src/contract/desk-paths';
import { BROWSER_FLAGS } from '../tests/support/find-browser';
import { expect, test } from './support/fixtures';

const CODE = 'PC0000000000';
/** White around bars, as wide as readers need. */
const QUIET = { left: 40, right: 40, top: 40, bottom: 40, background: '#fff' };

/** What a camera before a label of ours sees: one picture over and over. @returns the file */
async function filmOfLabel(): Promise<string> {
  const bars = toSVG({ bcid: 'code128', text: CODE, scale: 3, height: 15 });
  const label = await sharp(Buffer.from(bars)).flatten({ background: '#fff' }).extend(QUIET).toBuffer();
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ddd' } })
    .composite([{ input: label }])
    .jpeg()
    .toBuffer();
  const film = join(mkdtempSync(join(tmpdir(), 'sampan-film-')), 'label.mjpeg');
  writeFileSync(film, Buffer.concat([frame, frame, frame, frame]));
  return film;
}

test('a bench reads a label by the camera, by a program that comes from us, and once while it is held there', async ({
  playwright,
  originOf,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      ...BROWSER_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await filmOfLabel()}`,
    ],
  });
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 } });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(originOf('demo')) && !request.url().startsWith('blob:'))
      strangers.push(request.url());
  });
  await page.goto(originOf('demo') + deskPaths.login(deskPaths.bench({ mode: 'SHELVE' })));
  await page.getByRole('button', { name: 'Fill in Owner' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Read by the camera' }).click();
  const read = page.locator('aside').getByText(CODE);
  await expect(read.first()).toBeVisible();
  await page.waitForTimeout(1500);
  // among what is to be solved, and among what was scanned last
  await expect(read).toHaveCount(2);
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Camera off' }).click();
  await expect(page.locator('video')).toHaveCount(0);
  await browser.close();
});
