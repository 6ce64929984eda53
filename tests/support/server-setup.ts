import { afterAll, beforeAll } from 'vitest';
import { openDemoWorld } from '../../src/server/wiring/demo-door';
import { leaveTestDatabase, openTestDatabase } from './test-database';

process.env.LOG_LEVEL ??= 'silent';
// on a busy machine a connection alone may take seconds, and nobody is to be told to come again for it
process.env.DATABASE_WAIT_MS ??= '20000';
process.env.APP_SECRET ??= 'of-the-tests-and-of-nothing-else-at-all';
// some files list jobs and calls before their first test
await openDemoWorld();
beforeAll(openTestDatabase);
afterAll(leaveTestDatabase);
