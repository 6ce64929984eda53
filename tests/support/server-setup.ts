import { afterAll, beforeAll } from 'vitest';
import { openDemoWorld } from '../../src/server/wiring/demo-door';
import { leaveTestDatabase, openTestDatabase } from './test-database';

process.env.LOG_LEVEL ??= 'silent';
process.env.APP_SECRET ??= 'of-the-tests-and-of-nothing-else-at-all';
// some files list jobs and calls before their first test
await openDemoWorld();
beforeAll(openTestDatabase);
afterAll(leaveTestDatabase);
