import { describe, expect, it } from 'vitest';
import { paymentEndpoints } from '../../../../src/contract/payment.endpoints';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { startShop } from '../../../support/shop';
import { lineOf } from '../../../support/shop-offers';
import { startShipping } from './shipping';

describe('an estimate that is paid first', () => {
  it('is due at once, and paid from the balance', async () => {
    const at = await startShipping();
    await at.fund(10_000);
    const order = await at.order({ mode: 'PAY_FIRST' });
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payment: { kind: 'TRANSIT', status: 'UNPAID', amount: order.total } });
    expect(order.actions.map(({ name, fee }) => [name, fee?.amount])).toEqual([['PAY', order.total.amount], ['CLOSE', undefined]]);
    const due = await at.shop.call(paymentEndpoints.listUnpaid, { query: { orderType: 'TRANSIT' } }, { token: at.token });
    expect(due.data.items.map(({ orderNo }) => orderNo)).toEqual([order.orderNo]);
    expect((await at.pay(order.id)).data).toMatchObject({ status: 'PAID', paid: order.total });
    expect(await at.balance()).toBe(10_000 - order.total.amount);
    expect((await at.pay(order.id)).problem.code).toBe('STATE_CONFLICT');
  });

  it('gives all of it back when it is closed before anything is packed', async () => {
    const at = await startShipping();
    await at.fund(10_000);
    const { id, total } = await at.order({ mode: 'PAY_FIRST' });
    await at.pay(id);
    expect((await at.close(id)).data).toMatchObject({ status: 'CLOSED', refunded: total });
    expect(await at.balance()).toBe(10_000);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('takes no money any more once it is closed', async () => {
    const at = await startShipping();
    await at.fund(10_000);
    const { id } = await at.order({ mode: 'PAY_FIRST' });
    await at.close(id);
    expect((await at.pay(id)).problem.code).toBe('STATE_CONFLICT');
    expect(await at.balance()).toBe(10_000);
  });

  it('is refused by a shop that packs first', async () => {
    const transit = { unpackFen: 0, rehearsalFen: 0, toleranceFen: 0, takesPaymentFirst: false };
    const at = await startShipping(await startShop({ transit, offers: { lines: [lineOf()] } }));
    const { problem } = await at.create([await at.store()], { mode: 'PAY_FIRST' });
    expect(problem.code).toBe('METHOD_DISABLED');
    expect((await at.estimate([await at.store()])).data.modes).toEqual(['PACK_FIRST', 'REHEARSAL']);
  });
}); // prettier-ignore
