import { describe, expect, it } from 'vitest';
import { ratioOf } from '../../../../src/contract/money';
import { priceOf } from '../../../../src/contract/price';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startReturningPieces } from './returning';

describe('single pieces that their shopper sends back', () => {
  it('leave the others in store, and bring what they have cost less the way, the last of them the rest', async () => {
    const at = await startReturningPieces();
    const { id, orderId, orderItemId } = await at.good();
    const price = (await at.orderOf(orderId)).items[0]?.total.local.amount ?? 0;
    const freight = priceOf(at.shop.tenant.handling.returnFen, at.shop.tenant).local.amount;
    const balance = await at.balance();
    const share = ratioOf(price, 1, 3);

    expect((await at.back(id, orderItemId, 1)).data).toMatchObject({ status: 'INSPECTED', items: [{ quantity: 3 }] });
    expect((await at.refunds())[0]).toMatchObject({ items: [{ quantity: 1 }], amount: { amount: share - freight } });
    await at.step();
    await at.step();
    const left = await at.parcel(id);
    expect(left).toMatchObject({
      status: 'STOCKED_IN',
      items: [{ quantity: 2, order: { status: 'QC_PASSED', sendBack: { pieces: 2, money: { amount: price - share - freight } } } }],
    });
    expect(await at.orderOf(orderId)).toMatchObject({ status: 'STOCKED_IN', items: [{ status: 'QC_PASSED' }] });
    expect(await at.balance()).toBe(balance + share - freight);

    await at.back(id, orderItemId);
    await at.step();
    expect(await at.orderOf(orderId)).toMatchObject({ status: 'COMPLETED', items: [{ status: 'RETURNED' }] });
    expect(await at.stored()).toEqual([]);
    expect(await at.balance()).toBe(balance + price - 2 * freight);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  }); // prettier-ignore

  it('are no more than are there, and their money is asked back no second time', async () => {
    const at = await startReturningPieces();
    const { id, orderItemId } = await at.good();
    expect((await at.back(id, orderItemId, 4)).problem).toMatchObject({ code: 'INVALID', errors: [{ path: 'quantity' }] });
    expect((await at.back(id, orderItemId, 0)).status).toBe(422);
    await at.back(id, orderItemId, 2);
    expect((await at.back(id, orderItemId, 1)).problem.code).toBe('STATE_CONFLICT');
    await at.step();
    await at.step();
    expect((await at.back(id, orderItemId, 2)).problem.code).toBe('INVALID');
    expect((await at.back(id, orderItemId, 1)).status).toBe(200);
  }); // prettier-ignore
});
