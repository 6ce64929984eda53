import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { drawMoment, turnLoop } from '../../../src/server/page/draw-moment';
import { drawInTurn } from '../../../src/server/start/page-queue';
import { createShopServer } from '../../../src/server/start/http-server';
import { createTurns } from '../../../src/server/kernel/turns';
import { listen } from '../../support/outside';

const untilTrue = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

/** A server whose pages are drawn when `draw` says so; `drawing` are those that began. */
async function open(limits: { running: number; waiting: number }) {
  const drawing: { path: string; end: () => void }[] = [];
  const turns = createTurns(limits);
  const page = (req: IncomingMessage, res: ServerResponse) =>
    new Promise<void>((resolve) => {
      const end = () => {
        res.end('page');
        resolve();
      };
      drawing.push({ path: req.url ?? '', end });
    });
  const server = createShopServer(drawInTurn(page, turns, { delayMs: 1, held: 10 }), { acceptsUpgrades: false });
  const origin = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const get = (path: string) => fetch(`${origin}${path}`, { headers: { 'accept-language': 'vi' } });
  return { origin, drawing, turns, get };
}

describe('pages', () => {
  it('beyond those that are drawn and those that wait are told to come later, in their language', async () => {
    const { drawing, turns, get } = await open({ running: 2, waiting: 1 });
    const taken = [get('/a'), get('/b'), get('/c')];
    await untilTrue(() => turns.counts().waiting === 1);
    const refused = await get('/d');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('<html lang="vi"');
    for (let drawn = 0; drawn < 3; drawn += 1) {
      await untilTrue(() => drawing.length > 0);
      drawing.shift()?.end();
    }
    expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('are not kept waiting by sitemaps, however they are spelled', async () => {
    const { drawing, get } = await open({ running: 1, waiting: 1 });
    const asked = ['/sitemap.xml', '/sitemap%2Exml?part=1', '/_next/data/build/sitemap.xml.json'].map(get);
    await untilTrue(() => drawing.length === 2);
    const page = get('/a');
    await untilTrue(() => drawing.length === 3);
    expect(drawing.map(({ path }) => path)).toContain('/a');
    drawing.splice(0).forEach(({ end }) => end());
    expect((await page).status).toBe(200);
    await untilTrue(() => drawing.length === 1);
    drawing.shift()?.end();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('are not drawn for who has gone', async () => {
    const { origin, drawing, turns, get } = await open({ running: 1, waiting: 5 });
    const first = get('/first');
    await untilTrue(() => drawing.length === 1);
    const leaving = request(`${origin}/gone`).on('error', () => undefined);
    leaving.end();
    await untilTrue(() => turns.counts().waiting === 1);
    leaving.destroy();
    await untilTrue(() => turns.counts().waiting === 0);
    drawing.shift()?.end();
    expect((await first).status).toBe(200);
    expect([turns.counts(), drawing]).toEqual([{ running: 0, waiting: 0 }, []]);
  });

  it('free their turn once they are written, however slowly they are read', async () => {
    const { origin, drawing, turns } = await open({ running: 1, waiting: 5 });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.pause();
    socket.write('GET /slow HTTP/1.1\r\nHost: a.localhost\r\n\r\n');
    await untilTrue(() => drawing.length === 1);
    drawing.shift()?.end();
    await untilTrue(() => turns.counts().running === 0);
  });

  it('leave files alone', async () => {
    const { drawing, turns, get } = await open({ running: 0, waiting: 0 });
    const files = ['/_next/static/chunks/a.js', '/icon.svg?v=1'].map(get);
    await untilTrue(() => drawing.length === 2);
    for (const { end } of drawing) end();
    expect((await Promise.all(files)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await get('/product?url=a.js')).status).toBe(503);
    expect(turns.counts().running).toBe(0);
  });

  it('begin to be drawn one after the other, and let what came meanwhile in before each', async () => {
    const seen: string[] = [];
    const pages = [1, 2, 3].map(async (page) => {
      await drawMoment();
      seen.push(`page ${page}`);
    });
    // ten connections, each a turn of the loop
    const calls = (async () => {
      await turnLoop(10);
      seen.push('calls');
    })();
    await Promise.all([...pages, calls]);
    expect(seen).toEqual(['calls', 'page 1', 'page 2', 'page 3']);
  });
});
