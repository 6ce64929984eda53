import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { systemTx } from '../../../src/server/db/database';
import { ShopRefusal } from '../../../src/server/modules/tenant/shop-refusal';
import { saidOfFailure } from '../../../src/server/start/said-of-failure';

const failureOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not fail');
};

describe('a command that came to nothing', () => {
  it('says a refusal as it stands', () => {
    expect(saidOfFailure(new ShopRefusal('There is no shop moon.'))).toBe('There is no shop moon.');
  });

  it('says what was wrong with its words', async () => {
    const error = await failureOf(() => parseArgs({ args: ['--moon'], options: {} }));
    expect(saidOfFailure(error)).toContain('--moon');
  });

  it('says of a failed statement its code, and nothing that was typed', async () => {
    const error = await failureOf(() => systemTx((tx) => tx.execute(sql`select ${'secret\0'}::text`)));
    expect(saidOfFailure(error)).toBe('The database refused it (22021). Nothing was changed.');
  });

  it('says where something cannot be read, and no list of issues', async () => {
    const error = await failureOf(() => z.object({ clock: z.int() }).parse({ clock: 'secret' }));
    expect(saidOfFailure(error)).toBe('It cannot be read: clock.');
  });

  it('says what we wrote of a failed statement, such as what a start could not do', async () => {
    const cause = await failureOf(() => systemTx((tx) => tx.execute(sql`select ${'secret\0'}::text`)));
    expect(saidOfFailure(new Error('The demo could not be written.', { cause }))).toBe(
      'The demo could not be written.',
    );
  });
});
