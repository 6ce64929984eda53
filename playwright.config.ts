import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './tests/support/find-browser';

const port = Number(process.env.E2E_PORT ?? 3110);
/** Where companies outside are started beside the shop (`tests/support/outside-world`). */
const outsidePort = process.env.E2E_OUTSIDE_PORT ?? '3112';

/** Journeys in a real browser against the real server with the demo shops, on a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  // the sweeps take an hour: CI runs them on its schedule (`npm run test:sweep`)
  testMatch: process.env.SWEEP ? '**/*.sweep.ts' : '**/*.spec.ts',
  outputDir: 'test-results',
  // what hangs is ended, what waits for a busy machine is not
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // one more than the usual two processors: a journey waits for its pages more than it counts
  workers: 3,
  // on a machine that others share (decision 0125); what needed it is named at the end
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // a journey that is about them asks for them: requests of a worker pass by a test that listens to its page
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    // a trace would make every page half as slow again; what failed is run once more with `--trace on`
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import tsx tests/support/owned-shop.ts',
    // once the shop serves, and what is outside is known to it
    url: `http://localhost:${outsidePort}/`,
    // beside builds of others one of ours took six minutes
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      OUTSIDE_PORT: outsidePort,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.data/e2e',
      DATABASE_URL: '',
      // three browsers on two processors: what takes long is no failure
      DATABASE_WAIT_MS: '20000',
      SEED_DEMO: '1',
      // a PostgreSQL of its own where there is one: it takes less of what the browsers need (decision 0225)
      OWN_POSTGRES_BELOW: process.env.E2E_POSTGRES_BELOW ?? '',
      LOG_LEVEL: 'warn',
      // each shopper of the journeys signs up from an address of its own
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
    },
  },
});
