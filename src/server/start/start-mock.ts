import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import { mockBackend } from '../../mock/mock-backend';
import { playingScenario, withPanel } from '../../mock/panel';
import { setBackend } from '../wiring/backend';
import { openDemoWorld } from '../wiring/demo-door';
import { serveMedia } from '../kernel/media';

/**
 * Pages over answers that are made up. Only the start script loads this: what a shop ships imports neither this file
 * nor `src/mock`, which an import rule holds.
 */
export async function withMock(handlePage: RequestListener): Promise<RequestListener> {
  const world = await openDemoWorld();
  const mock = mockBackend(playingScenario);
  const app = new Hono();
  // the pictures are drawn, not stored in a database: the mock shows the real ones
  serveMedia(app, () => world?.goods.readPicture);
  app.all('/api/*', (c) => mock.fetch(c.req.raw));
  setBackend({ fetch: async (request) => app.fetch(request) });
  return withPanel(handlePage);
}
