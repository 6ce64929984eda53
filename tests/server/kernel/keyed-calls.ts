import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { tenantTx } from '../../../src/server/db/database';
import type { UserCtx } from '../../../src/server/kernel/context';
import { PAY_PASSWORD } from '../../support/money';
import { startShop, type Shop } from '../../support/shop';
import { signUp } from '../../support/shopper';

export const KEY = 'one-intent-of-a-shopper';

export const keyed = (token: string, key = KEY) => ({ token, headers: { 'idempotency-key': key } });

export const LAMP = { productUrl: 'https://a.example/b', title: 'A lamp', options: '', unitPriceFen: 100, quantity: 1 };

export async function shopWithShopper(shop?: Shop) {
  const at = shop ?? (await startShop());
  const shopper = await signUp(at, { payPassword: PAY_PASSWORD });
  const { token, shopperId } = shopper;
  return {
    shop: at,
    shopper,
    token,
    file: (body = LAMP, key = KEY) => at.call(purchaseEndpoints.createManual, { body }, keyed(token, key)),
    filed: async () => (await at.call(purchaseEndpoints.listManual, {}, { token })).data.total,
    withdraw: (amount: number, payPassword = PAY_PASSWORD) =>
      at.call(
        walletEndpoints.createWithdrawal,
        { body: { amount, accountText: 'IBAN 1234', payPassword } },
        keyed(token),
      ),
    /** As much of a request's context as running once takes. */
    ctx: (): UserCtx => {
      const tenantId = at.tenant.id;
      const user = { shopperId, sessionId: '', role: 'shopper' };
      const tx: UserCtx['tx'] = (work) => tenantTx({ tenantId, shopperId }, work);
      return { tenant: at.tenant, user, now: () => at.clock.now, tx, atOnce: tx } as unknown as UserCtx;
    },
    later: (ms: number) => {
      at.clock.now = new Date(at.clock.now.getTime() + ms);
    },
  };
}
