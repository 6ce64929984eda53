import { randomUUID } from 'node:crypto';
import { tenantTx } from '../../src/server/db/database';
import { outboxRepo } from '../../src/server/modules/account/outbox.repo';
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
  const token = await tenantTx(owner, (tx) =>
    openSession(tx, owner, { now: shop.clock.now, userAgent: 'test', ip: '' }),
  );
  return { token, shopperId, email };
}

/** The mails to this address, newest first, as they wait in the shop's outbox. */
export async function mailsTo(shop: Shop, email: string): Promise<{ subject: string; body: string }[]> {
  const owner = { tenantId: shop.tenant.id, shopperId: '' };
  const mails = await tenantTx(owner, (tx) => outboxRepo(tx, owner).listNewest(100));
  return mails.filter(({ recipient }) => recipient === email);
}

/** The code in the newest mail to this address. */
export async function mailedCode(shop: Shop, email: string): Promise<string> {
  const [mail] = await mailsTo(shop, email);
  const code = /^\d{6}$/m.exec(mail?.body ?? '')?.[0];
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}
