import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '../../src/server/db/database';
import { openTestDatabase } from './test-database';

process.env.LOG_LEVEL ??= 'silent';
process.env.APP_SECRET ??= 'of-the-tests-and-of-nothing-else-at-all';
beforeAll(openTestDatabase);
afterAll(closeDatabase);
