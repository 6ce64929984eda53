import { randomUUID } from 'node:crypto';
import { shopTx, tenantTx } from '../../src/server/db/database';
import { outboxRepo } from '../../src/server/modules/account/outbox.repo';
import { newId } from '../../src/server/kernel/tokens';
import { openSession } from '../../src/server/modules/auth/auth.service';
import { credentialRepo } from '../../src/server/modules/auth/credential.repo';
import { hashOf } from './quick-hash';
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
  const hashed = { loginHash: await hashOf(PASSWORD), payHash: payPassword ? await hashOf(payPassword) : null };
  const who = { email: email.toLowerCase(), name: 'Ada Tester', role, language: shop.tenant.defaultLanguage };
  const shopperId = await shopTx(tenantId, async (tx) => {
    const credentials = credentialRepo(tx, { tenantId });
    const known = input.email && (await credentials.findByEmail(who.email));
    const id = known ? known.id : newId();
    if (!known) await credentials.insert({ id, ...who, ...hashed });
    return id;
  });
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

/** The newest code that was mailed to this address; other mails of the same moment come before it or after. */
export async function mailedCode(shop: Shop, email: string): Promise<string> {
  const mails = await mailsTo(shop, email);
  const [code] = mails.flatMap(({ body }) => /^\d{6}$/m.exec(body)?.[0] ?? []);
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}
