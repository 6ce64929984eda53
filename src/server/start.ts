import type { Server } from 'node:http';
import { env, setMode } from './env';
import { drawInTurn, pageTurns, type Handler } from './start/page-queue';
import { logWhatIsPrinted } from './start/printed';
import { setReadiness } from './start/readiness';
import { saidOfFailure } from './start/said-of-failure';
import { stopServing } from './start/stop-serving';
import { ASKED_URL } from './kernel/asked-url';
import { createShopServer } from './start/http-server';
import { isSharedPost, takeSharedPost } from './start/shared-post';
import { drawPagesAsNodeCan } from './page/page-renderer';
import { watchEventLoop } from './kernel/event-loop';
import { log } from './kernel/log';
import { unsafeDefaults } from './start/unsafe-defaults';
import { buildPages } from './start/build-pages';
import { holdPages } from './start/served-pages';
import { demoWorld, openDemoWorld } from './wiring/demo-door';

const MODES = ['production', 'dev', 'mock', 'api'] as const;
type Mode = (typeof MODES)[number];
type Say = (line: string) => void;

/**
 * `npm start`: prepares the database, builds where the sources changed, serves pages and API on one port.
 * `npm run dev`: the same with Next's development server. `npm run dev:mock`: that, with answers made up from the
 * contract and no database. `npm run start:api`: the API alone, for storefronts elsewhere (API_ORIGIN).
 */
async function main(mode: Mode) {
  setMode(mode === 'dev' || mode === 'mock' ? 'development' : 'production');
  const started = Date.now();
  const say: Say = (line) =>
    console.log(`${String(((Date.now() - started) / 1000).toFixed(1)).padStart(6)} s  ${line}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onHalt);
  const { PORT, API_ORIGIN } = env();
  const isEmbedded = mode !== 'mock' && !API_ORIGIN;
  if (mode === 'api' && !isEmbedded) throw new Error('The API alone needs a database of its own: unset API_ORIGIN.');
  const handler = await (mode === 'api' ? apiAlone(say) : pagesAndApi(mode, isEmbedded, say));
  const server = createShopServer(handler, { acceptsUpgrades: mode === 'dev' || mode === 'mock' });
  await listen(server, PORT);
  const stopJobs = isEmbedded ? await startClock() : undefined;
  say(`Ready: http://localhost:${PORT}`);
  if (!isEmbedded)
    say(`       ${mode === 'mock' ? 'answers are made up; no database' : `answers come from ${API_ORIGIN}`}`);
  else for (const shop of demoWorld()?.shops ?? []) say(`       http://${shop}.localhost:${PORT}`);
  for (const line of unsafeDefaults(env())) log().warn(line);
  watchEventLoop();
  await startOps();
  if (mode === 'production') logWhatIsPrinted();
  setReadiness('ready');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onHalt);
  // who presses Ctrl-C waits for it; whoever sends SIGTERM has a balancer to tell first
  const drainMs = mode === 'dev' || mode === 'mock' ? 0 : env().DRAIN_SECONDS * 1000;
  process.once('SIGINT', () => void stop(server, 0, stopJobs));
  process.once('SIGTERM', () => void stop(server, drainMs, stopJobs));
}

/** What this process does by itself. @returns the stop */
async function startClock(): Promise<() => Promise<void>> {
  const [{ startJobs, watchTenants }, { watchSchema }] = await Promise.all([
    import('./entry'),
    import('./start/watch-schema'),
  ]);
  const [stopJobs, ...stopWatching] = [startJobs(), watchTenants(), watchSchema()];
  return () => {
    for (const stop of stopWatching) stop();
    return stopJobs();
  };
}

async function apiAlone(say: Say): Promise<Handler> {
  const { handleApi, prepare } = await import('./entry');
  await prepare(say);
  return (req, res) => (req.url?.startsWith('/api/') ? handleApi(req, res) : res.writeHead(404).end());
}

async function pagesAndApi(mode: Mode, isEmbedded: boolean, say: Say): Promise<Handler> {
  const isDevelopment = mode !== 'production';
  if (!isDevelopment) building = buildPages(say, halted.signal);
  // the environment stands, now the modules that read it may load
  const [{ default: next }, { handleApi, prepare }] = await Promise.all([import('next'), import('./entry')]);
  drawPagesAsNodeCan();
  await Promise.all([isEmbedded ? prepare(say) : undefined, building]);
  if (!isDevelopment) await holdPages(process.cwd());
  const app = next({ dev: isDevelopment, port: env().PORT });
  await app.prepare();
  const render = app.getRequestHandler();
  const handlePage: Handler = (req, res) => {
    // Next takes the language off the address; loaders want to know whether it was there
    req.headers[ASKED_URL] = req.url;
    return render(req, res);
  };
  if (mode === 'mock') return (await import('./start/start-mock')).withMock(handlePage);
  // over another backend nothing was prepared here
  const world = isEmbedded ? demoWorld() : await openDemoWorld();
  const handleAny = world?.withPages(handlePage) ?? handlePage;
  const drawPage = isDevelopment ? handleAny : drawInTurn(handleAny, pageTurns(!isEmbedded));
  // in development Next's own route answers the API, with the code as it is now; its reload needs upgrades
  return (req, res) => {
    if (isSharedPost(req)) return takeSharedPost(req, res);
    return req.url?.startsWith('/api/') && !isDevelopment ? handleApi(req, res) : drawPage(req, res);
  };
}

/** Nothing waits for it when the process ends. */
async function startOps(): Promise<void> {
  const { OPS_PORT, OPS_HOST } = env();
  if (!OPS_PORT) return;
  const { createOpsServer } = await import('./start/ops-server');
  const server = createOpsServer();
  await listen(server, OPS_PORT, OPS_HOST);
  server.unref();
}

const listen = (server: Server, port: number, host?: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken; set ${host ? 'OPS_PORT' : 'PORT'} to another one.`)
          : error,
      ),
    );
    server.listen({ port, host }, () => resolve());
  });

// more than a request may take to arrive
const FINISH_MS = 40_000;

/** Requests that run are answered and the job that runs is done, then the database is closed: nothing acknowledged is lost. */
async function stop(server: Server, drainMs: number, stopJobs: (() => Promise<void>) | undefined) {
  setTimeout(() => process.exit(1), drainMs + 2 * FINISH_MS).unref();
  const [isWhole] = await Promise.all([stopServing(server, { drainMs, finishMs: FINISH_MS }), stopJobs?.()]);
  const { closeDatabase } = await import('./db/database');
  await closeDatabase();
  process.exit(isWhole ? 0 : 1);
}

const halted = new AbortController();
let building: Promise<void> = Promise.resolve();

/** Told to stop before it serves: nobody waits for an answer, but what was begun comes to an end. */
async function halt() {
  halted.abort();
  await building.catch(() => undefined);
  const { closeDatabase } = await import('./db/database');
  await closeDatabase().catch(() => undefined);
  process.exit(0);
}

const onHalt = () => void halt();

const asked = process.argv[2] ?? 'production';
main(MODES.find((mode) => mode === asked) ?? 'production').catch((error: unknown) => {
  // what was cut off because we are ending
  if (halted.signal.aborted) return;
  console.error(saidOfFailure(error));
  process.exit(1);
});
