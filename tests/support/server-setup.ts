import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '../../src/server/db/database';
import { openDemoWorld } from '../../src/server/wiring/demo-door';
import { openTestDatabase } from './test-database';

process.env.LOG_LEVEL ??= 'silent';
process.env.APP_SECRET ??= 'of-the-tests-and-of-nothing-else-at-all';
// some files list jobs and calls before their first test
await openDemoWorld();
beforeAll(openTestDatabase);
afterAll(closeDatabase);
