import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AppError } from '../../../src/server/kernel/app-error';
import type { Ctx } from '../../../src/server/kernel/context';
import { keptWithTenant } from '../../../src/server/kernel/kept-with-tenant';
import { startShop } from '../../support/shop';

it('asks as nobody, so that a session that is over refuses none of those who wait', async () => {
  const { tenant } = await startShop();
  const load = keptWithTenant(({ tx }) => tx((t) => t.execute(sql`select current_setting('app.shopper') as shopper`)));
  const loggedOut = { tenant, locale: 'en', tx: () => Promise.reject(new AppError('SESSION_EXPIRED')) };
  const { rows } = (await load(loggedOut as unknown as Ctx)) as { rows: unknown[] };
  expect(rows).toEqual([{ shopper: '' }]);
});
