import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { purchaseEndpoints } from '../../../../src/contract/purchase.endpoints';
import { saveTenant } from '../../../../src/server/modules/tenant/tenant.service';
import { expireQuotes } from '../../../../src/server/modules/purchase/expire-quotes.service';
import { verifyLedger } from '../../../../src/server/modules/wallet/ledger-check.service';
import { mailsTo } from '../../../support/shopper';
import { ROW, startQuoting } from './quoting';

const GONE = { ...ROW, title: 'Shade', unitPriceFen: 0, refusal: 'Not made any more' };

describe('a quote that is accepted', () => {
  it('is an order at its sums, which is paid like any other', async () => {
    const at = await startQuoting();
    await at.fund(1_000_000);
    const id = await at.ask();
    await at.quote(id, { rows: [ROW, GONE] });
    const { quote } = (await at.read(id)).data;
    const { data: order } = await at.accept(id);
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      channel: null,
      shopName: 'shop.example',
      total: quote?.total,
      goods: quote?.goods,
      serviceFee: quote?.serviceFee,
      domesticFreight: quote?.domesticFreight,
      canPay: true,
      canClone: false,
      payment: { status: 'UNPAID', amount: quote?.total.local },
    });
    // what cannot be bought is not ordered
    expect(order.items).toMatchObject([{ title: 'Brass lamp', quantity: 2, skuLabels: ['Brass'], message: 'No box' }]);
    expect((await at.read(id)).data).toMatchObject({ status: 'ACCEPTED', orderId: order.id, canAccept: false });
    expect((await at.pay(order.id)).data.status).toBe('PAID');
    expect((await at.get(order.id)).data.timeline.map(({ status }) => status)).toEqual(['PENDING_PAYMENT', 'PAID']);
    expect(1_000_000 - (await at.balance())).toBe(quote?.total.local.amount);
    expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
  });

  it('keeps rate, margin and fee of the day on which it was told', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    await at.quote(id);
    const { total } = (await at.read(id)).data.quote ?? {};
    const dearer = {
      cnyToLocalRate: '9',
      marginBasisPoints: 900,
      serviceFee: { basisPoints: 9000, minimumFen: 99_999 },
    };
    await saveTenant({ ...at.shop.tenant, ...dearer });
    const { data: order } = await at.accept(id);
    expect(order.total).toEqual(total);
    expect(order.cnyToLocalRate).toBe(at.shop.tenant.cnyToLocalRate);
  });

  it('is the same order when the call comes again, and none when another does', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    await at.quote(id);
    const input = { params: { id }, body: { termsAccepted: true as const } };
    const options = { token: at.token, headers: { 'idempotency-key': randomUUID() } };
    const answers = [
      await at.shop.call(purchaseEndpoints.acceptManual, input, options),
      await at.shop.call(purchaseEndpoints.acceptManual, input, options),
    ];
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await at.accept(id)).problem.code).toBe('STATE_CONFLICT');
    expect((await at.list()).data.total).toBe(1);
  });

  it('is not ordered again by itself: nobody knows what it costs today', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    await at.quote(id);
    const { data: order } = await at.accept(id);
    expect((await at.clone(order.id)).problem.code).toBe('STATE_CONFLICT');
  });

  it('is nobody else’s', async () => {
    const at = await startQuoting();
    const other = await startQuoting();
    const id = await at.ask();
    await at.quote(id);
    expect((await other.accept(id)).status).toBe(404);
    expect((await other.decline(id)).status).toBe(404);
  });

  it('was told first', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    expect((await at.accept(id)).problem.code).toBe('STATE_CONFLICT');
  });
});

describe('a quote that is not accepted', () => {
  it('is declined with a reason that the desk reads', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    await at.quote(id);
    expect((await at.decline(id, 'Too dear')).data).toMatchObject({ status: 'CLOSED', closeReason: 'BY_SHOPPER' });
    expect((await at.open(id)).data).toMatchObject({ closeNote: 'Too dear' });
    expect((await at.accept(id)).status).toBe(409);
    expect((await at.decline(id)).status).toBe(409);
  });

  it('is taken back before there is a price', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    expect((await at.decline(id)).data.status).toBe('CLOSED');
    expect((await at.quote(id, { version: 2 })).status).toBe(409);
  });

  it('runs out: refused from its time on, then closed and told, once', async () => {
    const at = await startQuoting();
    const id = await at.ask();
    await at.quote(id, { validDays: 1 });
    at.later(24);
    expect((await at.read(id)).data.canAccept).toBe(false);
    expect((await at.accept(id)).problem.code).toBe('QUOTE_EXPIRED');
    await expireQuotes(at.shop.clock.now);
    await expireQuotes(at.shop.clock.now);
    expect((await at.read(id)).data).toMatchObject({ status: 'CLOSED', closeReason: 'EXPIRED', quote: { rows: [{}] } });
    // one of the price, one of its end
    expect(await mailsTo(at.shop, at.email)).toHaveLength(2);
    expect((await at.list()).data.total).toBe(0);
  });
});
