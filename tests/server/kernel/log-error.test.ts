import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { loggedError } from '../../../src/server/kernel/log-error';

const query = 'select 1 from shopper where email = $1';
const failed = (cause: Error) => loggedError(new DrizzleQueryError(query, ['ada@mail.test'], cause));

it('says why a statement never came to the database', () => {
  expect(failed(new Error('timeout exceeded when trying to connect'))).toMatchObject({
    ...{ statement: query, message: 'timeout exceeded when trying to connect' },
  });
});

it('says nothing of what the database said of a row', () => {
  const refused = Object.assign(new Error('Key (email)=(ada@mail.test) exists'), { severity: 'ERROR', code: '23505' });
  const logged = failed(refused);
  expect(logged).toMatchObject({ code: '23505', statement: query });
  expect(JSON.stringify(logged)).not.toMatch(/ada|exists/);
});
