import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { DefaultRole } from '../../src/contract/staff-roles';
import { shopTx, systemTx } from '../../src/server/db/database';
import { sha256 } from '../../src/server/kernel/tokens';
import { addHashed } from '../../src/server/modules/operator/staff.service';
import { openStaffSession } from '../../src/server/modules/operator/staff-session.service';
import { hashOf } from './quick-hash';
import type { Shop } from './shop';

/** Login password of everyone that `signInStaff` makes. */
export const STAFF_PASSWORD = 'brave-anchor-38';

/** A new member of the shop's staff with these roles and an open session, without waiting for a login. */
export async function signInStaff(
  shop: Shop,
  roles: DefaultRole[] = ['owner'],
): Promise<{ staffToken: string; staffId: string; email: string }> {
  const email = `${randomUUID().slice(0, 13)}@staff.test`;
  const tenantId = shop.tenant.id;
  const loginHash = await hashOf(STAFF_PASSWORD);
  const person = { email, name: 'Anna Desk', loginHash, language: 'en', roles } as const;
  const staffId = await addHashed(tenantId, person, shop.clock.now);
  return { staffToken: await signInAgain(shop, staffId), staffId, email };
}

/** Another session of somebody. @returns its token */
export function signInAgain(shop: Shop, staffId: string): Promise<string> {
  const tenantId = shop.tenant.id;
  const caller = { now: shop.clock.now, userAgent: 'test', ip: '' };
  return shopTx(tenantId, (tx) => openStaffSession(tx, { tenantId, staffId }, caller));
}

/** Everybody of the shop has a second factor from now on, which real money asks for; nobody knows a code of it. */
export async function giveSecondFactors({ tenant, clock }: Shop): Promise<void> {
  await systemTx((tx) =>
    tx.execute(sql`insert into staff_factor (tenant_id, staff_id, sealed_secret, confirmed_at, created_at)
      select tenant_id, id, '', ${clock.now.toISOString()}, ${clock.now.toISOString()} from staff
      where tenant_id = ${tenant.id}`),
  );
}

/** A code of this person for when the app is lost, to be used once. */
export async function spareCode({ tenant }: Shop, staffId: string): Promise<string> {
  const code = randomUUID().replaceAll('-', '').slice(0, 16);
  await systemTx((tx) =>
    tx.execute(sql`insert into staff_recovery_code (tenant_id, staff_id, code_hash)
      values (${tenant.id}, ${staffId}, ${sha256(code)})`),
  );
  return code;
}

/** Somebody who has these roles for some warehouses alone. */
export async function signInClerk(
  shop: Shop,
  roles: DefaultRole[],
  warehouses: string[],
): Promise<{ staffToken: string; staffId: string }> {
  const { staffId } = await signInStaff(shop, roles);
  await shopTx(shop.tenant.id, (tx) =>
    tx.execute(sql`update staff_assignment set scope = ${JSON.stringify({ warehouses })}::jsonb
      where tenant_id = ${shop.tenant.id} and staff_id = ${staffId}`),
  );
  return { staffId, staffToken: await signInAgain(shop, staffId) };
}
