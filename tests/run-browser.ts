import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { BROWSER_HELP, findBrowser } from './support/find-browser';
import { freePort } from './support/free-port';

/** `npm run e2e [file …]`: the journeys on a fresh demo world. */
async function main() {
  const browser = findBrowser();
  if (!browser) {
    console.error(BROWSER_HELP);
    process.exit(1);
  }
  rmSync('.data/e2e', { recursive: true, force: true });
  const { E2E_PORT = String(await freePort()), E2E_MOCK_PORT = String(await freePort()) } = process.env;
  const run = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT, E2E_MOCK_PORT, CHROMIUM_PATH: browser },
  });
  process.exit(run.status ?? 1);
}

void main();
