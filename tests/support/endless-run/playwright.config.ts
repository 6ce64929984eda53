import { defineConfig } from '@playwright/test';

const port = Number(process.env.ENDLESS_PORT);

/** A browser run that no test of it brings to an end, with a server: for tests of what else ends it. */
export default defineConfig({
  testMatch: 'endless.ts',
  outputDir: process.env.ENDLESS_FOLDER,
  timeout: 0,
  reporter: 'line',
  webServer: {
    command: `node -e "require('node:http').createServer((_, answer) => answer.end()).listen(${port})"`,
    port,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
