import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { canonicalUrl } from '../../../src/contract/product-link';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { systemTx } from '../../../src/server/db/database';
import { session } from '../../../src/server/db/schema/account';
import { cartItem } from '../../../src/server/db/schema/shopping';
import { idempotency } from '../../../src/server/db/schema/tenant';
import { describeOnPostgres } from '../../support/postgres';
import { skuOf, startOrdering, type Ordering } from '../modules/purchase/ordering';

/** As another process does it, of which this one hears nothing. */
const endElsewhere = ({ owner }: Ordering, revokedAt: Date | null) =>
  systemTx((tx) => tx.update(session).set({ revokedAt }).where(eq(session.shopperId, owner.shopperId)));
const linesOf = ({ owner }: Ordering) =>
  systemTx((tx) => tx.select().from(cartItem).where(eq(cartItem.shopperId, owner.shopperId)));
const claimsOf = ({ owner }: Ordering) =>
  systemTx((tx) => tx.select().from(idempotency).where(eq(idempotency.shopperId, owner.shopperId)));
const adding = ({ shop, token, product }: Ordering, quantity: number) =>
  shop.call(
    cartEndpoints.add,
    { body: { productUrl: canonicalUrl(product), productSkuId: skuOf(product), quantity } },
    { token },
  );

/** A shopper whose session this process knows, and which is over all the same. */
async function startEnded() {
  const ordering = await startOrdering();
  await ordering.add(ordering.product);
  await endElsewhere(ordering, ordering.shop.clock.now);
  return ordering;
}

for (const on of [describe, describeOnPostgres])
  on('a session that ended elsewhere', () => {
    it('reads nothing', async () => {
      const { shop, token } = await startEnded();
      expect((await shop.call(cartEndpoints.get, {}, { token })).problem.code).toBe('SESSION_EXPIRED');
    });

    it('puts nothing into the cart', async () => {
      const ended = await startEnded();
      expect((await adding(ended, 2)).problem.code).toBe('SESSION_EXPIRED');
      expect(await linesOf(ended)).toMatchObject([{ quantity: 1 }]);
    });

    it('claims no key', async () => {
      const ended = await startEnded();
      const { shop, token } = ended;
      const body = { quoteId: 'nosuchquote', termsAccepted: true } as const;
      expect((await shop.call(purchaseEndpoints.create, { body }, { token })).problem.code).toBe('SESSION_EXPIRED');
      expect(await claimsOf(ended)).toEqual([]);
    });

    it('is told so before what else is wrong', async () => {
      const ended = await startEnded();
      expect((await adding(ended, -1)).problem.code).toBe('SESSION_EXPIRED');
    });

    it('goes on where it is not over after all', async () => {
      const ended = await startEnded();
      await ended.shop.call(cartEndpoints.get, {}, { token: ended.token });
      await endElsewhere(ended, null);
      expect((await ended.cart()).itemCount).toBe(1);
    });
  });
