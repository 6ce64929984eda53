import { describe, expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../src/contract/purchase';
import { tenantTx } from '../../../src/server/db/database';
import { idempotency } from '../../../src/server/db/schema/tenant';
import { signUp } from '../../support/shopper';
import { startShop } from '../../support/shop';

describe('an Idempotency-Key whose runner died (I2)', () => {
  it('still belongs to its first request: another one is refused and executes nothing', async () => {
    const shop = await startShop();
    const { token, shopperId } = await signUp(shop);
    const owner = { tenantId: shop.tenant.id, shopperId };
    const key = 'abandoned-key-0001';
    const createdAt = new Date(shop.clock.now.getTime() - 120_000);
    await tenantTx(owner, (tx) =>
      tx.insert(idempotency).values({ ...owner, key, fingerprint: 'of another request', createdAt }),
    );
    const body = { productUrl: 'https://a.example/b', title: 'A lamp', options: '', unitPriceFen: 100, quantity: 1 };
    const headers = { 'idempotency-key': key };
    const answer = await shop.call(purchaseEndpoints.createManual, { body }, { token, headers });
    expect(answer.problem).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await shop.call(purchaseEndpoints.listManual, {}, { token })).data.total).toBe(0);
  });
});
