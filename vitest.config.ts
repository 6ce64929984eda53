import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What hangs is ended, what waits for a busy machine is not. */
const TEST_MS = 600_000;
const server = {
  environment: 'node' as const,
  setupFiles: ['tests/support/server-setup.ts'],
  globalSetup: ['tests/support/database-snapshot.ts'],
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
};

/** `unit`: pure rules. `server`: through dispatch on a real database. `ui`: screens in jsdom. `architecture`: the rules of the tree. */
export default defineConfig({
  plugins: [react()],
  test: {
    // one more than the usual two processors: races wait for their database more than they count
    maxWorkers: 3,
    // modules are loaded once a worker: what a test changes in one, it puts back
    isolate: false,
    // what a test waits for comes late on a busy machine, and is waited for as the test is
    expect: { poll: { timeout: 60_000 } },
    // not `setImmediate`: the embedded database lends its connection by it, and whoever waits would wait for good
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{contract,client,desks,features,mock}/**/*.test.ts'],
          environment: 'node',
          testTimeout: TEST_MS,
        },
      },
      { extends: true, test: { name: 'server', include: ['tests/{server,demo}/**/*.test.ts'], ...server } },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['tests/{client,demo,desks,features,shell,ui}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/ui-setup.ts'],
          testTimeout: TEST_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          environment: 'node',
          testTimeout: TEST_MS,
        },
      },
    ],
  },
});
