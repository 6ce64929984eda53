import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '../../../src/server/db/database';
import { sqlState } from '../../../src/server/db/database-errors';
import { asAppError } from '../../../src/server/kernel/problem';
import { describeOnPostgres } from '../../support/postgres';

async function errorOf(query: ReturnType<typeof sql>): Promise<unknown> {
  try {
    await (await database()).db.execute(query);
  } catch (error) {
    return error;
  }
  throw new Error('the database took it');
}

function tellsTextsThatItCannotHold() {
  it('calls a text that no database can hold malformed, not a fault of ours', async () => {
    const asText = await errorOf(sql`select ${'a\u0000b'}::text`);
    const asJson = await errorOf(sql`select ${'{"a":"\\u0000"}'}::jsonb`);
    expect([asText, asJson].map(sqlState)).toEqual(['22021', '22P05']);
    expect([asText, asJson].map((error) => asAppError(error).code)).toEqual(['MALFORMED', 'MALFORMED']);
  });
}

function tellsNumbersThatItCannotHold() {
  it('calls a number that no column can hold malformed, not a fault of ours', async () => {
    const error = await errorOf(sql`select ${'2147483648'}::integer`);
    expect([sqlState(error), asAppError(error).code]).toEqual(['22003', 'MALFORMED']);
  });
}

describe('an error of PGlite', tellsNumbersThatItCannotHold);
describeOnPostgres('an error of PostgreSQL', tellsNumbersThatItCannotHold);
describe('an error of PGlite', tellsTextsThatItCannotHold);
describeOnPostgres('an error of PostgreSQL', tellsTextsThatItCannotHold);
