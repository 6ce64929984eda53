import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { BROWSER_HELP, findBrowser } from './support/find-browser';
import { freePort } from './support/free-port';
import { postgresForTests, removeServers } from './support/postgres-server';
import { quickFolder } from './support/quick-folder';
import { takeAlong } from './support/take-along';

/** `npm run e2e [file …]`: the journeys on a fresh demo world. */
async function main() {
  const browser = findBrowser();
  if (!browser) {
    console.error(BROWSER_HELP);
    process.exit(1);
  }
  rmSync(process.env.E2E_DATA_DIR ?? '.data/e2e', { recursive: true, force: true });
  const ports = { E2E_PORT: '', E2E_MOCK_PORT: '', E2E_OUTSIDE_PORT: '' };
  for (const name of Object.keys(ports) as (keyof typeof ports)[])
    ports[name] = process.env[name] ?? String(await freePort());
  const below = postgresForTests() ? quickFolder('sampan-journeys-') : '';
  // also where this one is told to end: the shop takes its database along
  if (below) process.once('exit', () => rmSync(below, { recursive: true, force: true, maxRetries: 10 }));
  const run = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...ports, CHROMIUM_PATH: browser, E2E_POSTGRES_BELOW: below },
  });
  // at any other it leaves its server behind
  takeAlong(run, 'SIGINT');
  const [status] = (await once(run, 'close')) as [number | null];
  if (below) await removeServers(below);
  process.exit(status ?? 1);
}

void main();
