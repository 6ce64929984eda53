import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { mockBackend } from '../../mock/mock-backend';
import { playingScenario, withPanel } from '../../mock/panel';
import { readPicture } from '../../demo/pictures/picture-store';
import { setBackend } from '../wiring/backend';
import { env } from '../env';
import { serveMedia } from '../kernel/media';

/**
 * Pages over answers that are made up. Only the start script loads this: what a shop ships imports neither this file
 * nor `src/mock`, which an import rule holds.
 */
export function withMock(handlePage: RequestListener): RequestListener {
  const mock = mockBackend(playingScenario);
  const app = new Hono();
  // the pictures are drawn, not stored in a database: the mock shows the real ones
  serveMedia(app, (name, width) => readPicture(join(env().DATA_DIR, 'pictures'), name, width));
  app.all('/api/*', (c) => mock.fetch(c.req.raw));
  setBackend({ fetch: async (request) => app.fetch(request) });
  return withPanel(handlePage);
}
