import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '../../src/server/db/database';
import { openTestDatabase } from './test-database';

process.env.LOG_LEVEL ??= 'silent';
beforeAll(openTestDatabase);
afterAll(closeDatabase);
