import { spawn } from 'node:child_process';
import type { Server } from 'node:http';
import { env, setMode } from './env';
import { createShopServer } from './http-server';
import { buildIsFresh, markBuild } from './start-build';

/**
 * `npm start`: prepares the database, builds where the sources changed, serves pages and API on one port.
 * `npm run dev`: the same with Next's development server.
 */
async function main(isDevelopment: boolean) {
  setMode(isDevelopment ? 'development' : 'production');
  const started = Date.now();
  const say = (line: string) =>
    console.log(`${String(((Date.now() - started) / 1000).toFixed(1)).padStart(6)} s  ${line}`);
  const { PORT, API_ORIGIN } = env();
  const building = isDevelopment ? Promise.resolve() : build(say);
  // the environment stands, now the modules that read it may load
  const [{ default: next }, { handleApi, prepare, startJobs }] = await Promise.all([import('next'), import('./entry')]);
  if (!API_ORIGIN) await prepare(say);
  await building;
  const app = next({ dev: isDevelopment, port: PORT });
  await app.prepare();
  const handlePage = app.getRequestHandler();
  // in development Next's own route answers the API, with the code as it is now; its reload needs upgrades
  const server = createShopServer(
    (req, res) => (req.url?.startsWith('/api/') && !isDevelopment ? handleApi(req, res) : handlePage(req, res)),
    {
      acceptsUpgrades: isDevelopment,
    },
  );
  await listen(server, PORT);
  const stopJobs = API_ORIGIN ? undefined : startJobs();
  say(`Ready: http://localhost:${PORT}`);
  for (const shop of ['hanoi', 'tashkent', 'seoul', 'dubai', 'kathmandu'])
    say(`       http://${shop}.localhost:${PORT}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server, stopJobs));
}

async function build(say: (line: string) => void): Promise<void> {
  if (await buildIsFresh()) return say('Pages: built already');
  say('Pages: building (about half a minute) …');
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // where the database will not open, the build has nothing to be for
  process.once('exit', () => child.kill());
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error('The pages could not be built; `npx next build` shows why.');
  await markBuild();
  say('Pages: built');
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; set PORT to another one.`) : error),
    );
    server.listen(port, () => resolve());
  });

/** Lets requests that run finish, then closes the database, so that nothing acknowledged is lost. */
async function stop(server: Server, stopJobs: (() => Promise<void>) | undefined) {
  setTimeout(() => process.exit(1), 15_000).unref();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  await stopJobs?.();
  const { closeDatabase } = await import('./db/database');
  await closeDatabase();
  process.exit(0);
}

main(process.argv[2] === 'dev').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
