import { describe, expect, it } from 'vitest';
import { PAYMENT_KINDS } from '../../../../src/contract/payment.enums';
import { accountsOf, KINDS_OF, nameOf, presentPayment } from '../../../../src/server/modules/payment/payment.rules';
import { orderKindOf, partOf, presentRefund } from '../../../../src/server/modules/payment/refund.rules';

const AT = new Date('2026-11-22T10:00:00.000Z');

describe('what a payment was made for', () => {
  it.each([
    ['PURCHASE', 'PURCHASE'],
    ['PURCHASE_TOPUP', 'PURCHASE'],
    ['TRANSIT', 'TRANSIT'],
    ['TRANSIT_TOPUP', 'TRANSIT'],
    ['DEPOSIT', 'OTHER'],
  ] as const)('%s: %s', (kind, orderKind) => expect(orderKindOf(kind)).toBe(orderKind));

  it('is found among the payments of that sort of order', () => {
    for (const kind of PAYMENT_KINDS) {
      const orderKind = orderKindOf(kind);
      if (orderKind !== 'OTHER') expect(KINDS_OF[orderKind]).toContain(kind);
    }
    expect(KINDS_OF.PURCHASE).toHaveLength(2);
  });
  it('goes to the freight where it was for storage', () =>
    expect(accountsOf({ kind: 'STORAGE', shopperId: 'ada' }, 'BALANCE').to).toEqual({ kind: 'FREIGHT' }));
});

describe('the part of a payment that goes back once', () => {
  const [request, item] = [{ id: 'rq1' }, { id: 'i1' }];
  it('is what was asked for, else the thing, else all the rest', () => {
    expect(partOf({ cause: 'ORDER_CLOSED', request, item })).toBe('rq1');
    expect(partOf({ cause: 'ORDER_CLOSED', item })).toBe('i1');
    expect(partOf({ cause: 'ORDER_CLOSED' })).toBeUndefined();
  });
  it('of what became cheaper stands beside what comes back with the thing itself', () => {
    expect(partOf({ cause: 'CHEAPER', request, item })).toBe('i1.less');
    expect(partOf({ cause: 'CHEAPER' })).toBe('less');
  });
});

describe('what a shopper reads of a refund', () => {
  const told = {
    id: 'r1',
    refundNo: 'RF1',
    cause: 'CANCELLED',
    orderKind: 'PURCHASE',
    orderId: 'o1',
    orderNo: 'PO1',
    items: [{ title: 'Mug', quantity: 2 }],
    status: 'RETURNING',
    steps: [{ status: 'APPROVED', at: '2026-11-22T10:00:00.000Z' }],
    destination: 'PROVIDER',
    method: 'CARD',
    wish: 'BALANCE',
    reason: 'too late',
    photos: ['/p.webp'],
    note: 'in a week',
  };
  const row = { ...told, tenantId: 't', shopperId: 'ada', claimId: 'c1', amount: 700, currency: 'USD', createdAt: AT };
  const read = (dueAt: Date | null) => presentRefund({ ...row, dueAt } as unknown as Parameters<typeof presentRefund>[0]);

  it('is no more than this', () =>
    expect(read(null)).toEqual({ ...told, amount: { amount: 700, currency: 'USD' }, createdAt: AT.toISOString(), dueAt: null }));
  it('is told with the day on which it should be there', () =>
    expect(read(new Date('2026-11-29T10:00:00.000Z')).dueAt).toBe('2026-11-29T10:00:00.000Z'));
}); // prettier-ignore

describe('what a shopper reads of a payment', () => {
  const told = { id: 'p1', paymentNo: 'PAY1', kind: 'TRANSIT', status: 'PAID', method: 'CARD' };
  const row = { ...told, tenantId: 't', targetNo: 'TR1', amount: 700, currency: 'USD', createdAt: AT };
  const read = (paidAt: Date | null) =>
    presentPayment({ ...row, paidAt } as unknown as Parameters<typeof presentPayment>[0]);
  const shown = { ...told, orderNo: 'TR1', amount: { amount: 700, currency: 'USD' }, createdAt: AT.toISOString() };

  it('is no more than this', () => expect(read(null)).toEqual({ ...shown, paidAt: null }));
  it('is told with what its way of paying cost, where it did', () => {
    const withFee = (fee: number) => presentPayment({ ...row, paidAt: null, fee } as unknown as Parameters<typeof presentPayment>[0]); // prettier-ignore
    expect(withFee(1)).toEqual({ ...shown, paidAt: null, fee: { amount: 1, currency: 'USD' } });
    expect(withFee(0)).not.toHaveProperty('fee');
  });
  it('is told with when it was paid', () =>
    expect(read(new Date('2026-11-22T10:05:00.000Z')).paidAt).toBe('2026-11-22T10:05:00.000Z'));
});

describe('a question about a charge', () => {
  it('goes by our name and by the provider’s', () => {
    const attempt = { id: 'a1', providerRef: 'pi_1', createdAt: AT, memo: { token: 'm' }, status: 'OPEN' };
    expect(nameOf(attempt)).toEqual({ reference: 'a1', providerRef: 'pi_1', createdAt: AT, memo: { token: 'm' } });
  });
});
