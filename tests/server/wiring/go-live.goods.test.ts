import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { goLive } from '../../../src/server/wiring/go-live';
import { openTestBucket } from '../../support/bucket';
import { giveSecondFactors } from '../../support/staff';
import { startClaiming } from '../modules/transit/claiming';
import { startDeciding } from '../modules/warehouse/deciding';

let bucket: ReturnType<typeof openTestBucket>;
beforeAll(() => {
  bucket = openTestBucket();
});
afterAll(() => bucket.close());

describe('goods that were paid with test money, in a shop that went live', () => {
  it('are not insured with real money', async () => {
    const at = await startClaiming();
    const [claimed, other] = [await at.sent(), await at.sent()];
    const { id } = (await at.claim(claimed)).data;
    await goLive(at.owner.tenantId, at.shop.clock.now);
    await giveSecondFactors(at.shop);
    expect((await at.approve(id, 1000)).status).toBe(404);
    for (const shipment of [claimed, other]) expect((await at.claim(shipment)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(0);
  });

  it('go back to their seller for no money where that was decided before, and end their order', async () => {
    const at = await startDeciding();
    const { id, orderId, orderItemId } = await at.failed();
    expect((await at.decide(id, orderItemId, 'RETURN')).status).toBe(200);
    await goLive(at.owner.tenantId, at.shop.clock.now);
    expect(await at.step()).toBe(1);
    expect(await at.orderOf(orderId)).toMatchObject({
      ...{ status: 'COMPLETED', refunded: { amount: 0 }, items: [{ status: 'RETURNED' }] },
    });
    expect(await at.stored()).toEqual([]);
    expect([await at.balance(), await at.refunds()]).toEqual([0, []]);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });
});
