import { beforeAll, describe, expect, it } from 'vitest';
import { feeRulesDeskEndpoints } from '../../../../src/contract/fee-rules.desk.endpoints';
import { signInStaff } from '../../../support/staff';
import { startOrdering, type Ordering } from '../purchase/ordering';

let at: Ordering;
let staff: { staffToken: string };
beforeAll(async () => {
  at = await startOrdering();
  staff = await signInStaff(at.shop);
});

/** Twice the fee, from now on. */
async function doubleFee() {
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + 1000);
  const { version, inForce } = (await at.shop.call(feeRulesDeskEndpoints.getFees, {}, staff)).data;
  const { basisPoints, minimumFen } = inForce.serviceFee;
  const terms = { ...inForce, serviceFee: { basisPoints: basisPoints * 2, minimumFen: minimumFen * 2 } };
  const body = { version, terms, from: null, note: '' };
  await at.shop.call(feeRulesDeskEndpoints.publishFees, { body }, staff);
}

describe('an order and the fees of the shop', () => {
  it('is paid by those that it was made with, whatever begins before it is paid', async () => {
    const order = await at.order();
    await doubleFee();
    await at.fund(order.total.local.amount);
    expect((await at.pay(order.id)).status).toBe(200);
    expect((await at.get(order.id)).data).toMatchObject({ total: order.total, serviceFee: order.serviceFee });
    expect(await at.balance()).toBe(0);
  });

  it('is not made for another fee than was shown: who was shown the old one is asked anew', async () => {
    const { quoteId } = (await at.preview()).data;
    await doubleFee();
    const refused = await at.createFromPreview(quoteId);
    expect(refused.problem).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    const dearer = await at.order();
    expect(dearer.serviceFee.cny.amount).toBeGreaterThan(0);
  });
});
