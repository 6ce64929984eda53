import { randomUUID } from 'node:crypto';
import { tenantTx } from '../../src/server/db/database';
import { ensureAccount, openSession } from '../../src/server/modules/auth/auth.service';
import type { Shop } from './shop';

/** Login password of everyone that `signUp` makes. */
export const PASSWORD = 'quiet-harbour-27';

/** A new shopper (or operator) of the shop with an open session, without paying for mailed codes. */
export async function signUp(
  shop: Shop,
  input: { email?: string; payPassword?: string; role?: 'shopper' | 'operator' } = {},
): Promise<{ token: string; shopperId: string; email: string }> {
  const { email = `${randomUUID().slice(0, 13)}@mail.test`, payPassword, role = 'shopper' } = input;
  const tenantId = shop.tenant.id;
  const account = { email, password: PASSWORD, name: 'Ada Tester', role, language: shop.tenant.defaultLanguage };
  const shopperId = await ensureAccount(tenantId, { ...account, payPassword });
  const owner = { tenantId, shopperId };
  const token = await tenantTx(owner, (tx) => openSession(tx, owner, { now: shop.clock.now, userAgent: 'test' }));
  return { token, shopperId, email };
}
