import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import { AppError } from '../kernel/app-error';
import { metrics } from '../kernel/metrics';
import { createTurns, type Turns } from '../kernel/turns';
import { refuse } from '../kernel/refusal';

/** What answers a request; it may take its time. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

/**
 * Pages take a core each while they are drawn, calls of the API do not: so few at once that a call comes between, and so
 * few in line that the last of them is still worth waiting for. Where another backend answers, pages mostly wait.
 */
export const pageTurns = (isAnsweredElsewhere: boolean): Turns =>
  createTurns({ running: isAnsweredElsewhere ? 32 : 4, waiting: 64 });

/** What Next sends as it lies on the disk. */
const FILE = /^\/_next\/static\/|^[^?]*\.(?:png|jpe?g|ico|svg|webp|woff2?|js|css|map|webmanifest)(?:\?|$)/;
/** As Next reads an address, and as the data of a page. */
const SITEMAP = /\/sitemap\.xml(?:\.json)?\/?(?:\?|$)/;
const LINE = 'sampan_page_queue';
const RETRY_AFTER_SECONDS = 2;

/**
 * Sitemaps wait for each other while one is made: in a line of their own, where they keep no page waiting. One that is
 * there already may pass the one that is made.
 */
const sitemapTurns = createTurns({ running: 2, waiting: 32 });

interface Refusals {
  /** Whoever asks again at once would have us do nothing but refuse: a refusal takes its time. */
  delayMs: number;
  /** Refusals that may be held back; those beyond are answered at once. */
  held: number;
}

/** Lets pages be drawn in their turn; beyond the line there is 503. Who is gone is not drawn for. */
export function drawInTurn(
  draw: Handler,
  turns: Turns,
  { delayMs, held }: Refusals = { delayMs: 500, held: 1000 },
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  let waiting = 0;
  const { registry } = metrics();
  registry.removeSingleMetric(LINE);
  new Gauge({
    name: LINE,
    help: 'Pages that are being drawn, and pages that wait for it',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const counts = turns.counts();
      this.set({ state: 'drawn' }, counts.running);
      this.set({ state: 'waiting' }, counts.waiting);
    },
  });
  return async (req, res) => {
    if (FILE.test(req.url ?? '')) return void (await draw(req, res));
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    try {
      const line = SITEMAP.test(spelledOut(req.url)) ? sitemapTurns : turns;
      await line.take(() => drawn(draw, req, res), gone.signal);
    } catch (error) {
      if (!(error instanceof AppError) || res.headersSent) throw error;
      if (!gone.signal.aborted && waiting < held) {
        waiting += 1;
        await wait(delayMs);
        waiting -= 1;
      }
      if (!res.destroyed) refuse(req, res, 'UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  };
}

function spelledOut(url = ''): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Until the page is written: a visitor who reads slowly takes nobody's turn. */
async function drawn(draw: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const left = new AbortController();
  const { signal } = left;
  // each is heard at most once, and by nobody where another came first
  const ended = ['prefinish', 'close'].map((event) => once(res, event, { signal }).catch(() => undefined));
  try {
    await Promise.race([draw(req, res), ...ended]);
  } finally {
    left.abort();
  }
}
