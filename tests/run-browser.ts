import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { BROWSER_HELP, findBrowser } from './support/find-browser';

/** `npm run e2e [file …]`: the journeys on a fresh demo world. */
const browser = findBrowser();
if (!browser) {
  console.error(BROWSER_HELP);
  process.exit(1);
}
rmSync('.data/e2e', { recursive: true, force: true });
const run = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: browser },
});
process.exit(run.status ?? 1);
