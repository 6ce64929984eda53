import { shopTx, type Tx } from '../../../../src/server/db/database';
import { setRoles, setState } from '../../../../src/server/modules/operator/change-staff.service';
import type { Shop } from '../../../support/shop';
import { connectionOf, waiting } from '../../../support/waiting-call';

/** What one hears whose rights ended meanwhile. */
export const OVER = { status: 401, code: 'SESSION_EXPIRED' };

export const changeIn = ({ tenant, clock }: Shop) => ({ tenantId: tenant.id, now: clock.now });

/** How somebody of the staff loses what they may. */
export const ways = [
  ['suspended', (tx: Tx, shop: Shop, id: string) => setState(tx, changeIn(shop), id, 'SUSPENDED')],
  ['made less', (tx: Tx, shop: Shop, id: string) => setRoles(tx, changeIn(shop), id, ['reader'])],
] as const;

/** A call that waits for what somebody holds, and what happens before they let go of it. */
export async function whileWaiting<T>(
  shop: Shop,
  hold: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const { begun } = await shopTx(shop.tenant.id, async (tx) => {
    await hold(tx);
    const begun = call();
    await waiting(begun, await connectionOf(tx));
    await meanwhile(tx);
    return { begun };
  });
  return begun;
}
