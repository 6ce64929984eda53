import type { Refund } from '../../../src/contract/refund';

export const AT = '2030-01-02T03:04:00Z';
export const refund = (more: Partial<Refund>): Refund => ({
  ...{
    id: '1',
    refundNo: 'RF1',
    cause: 'ORDER_CLOSED',
    orderKind: 'PURCHASE',
    orderId: 'o1',
    orderNo: 'PO1',
    items: [],
  },
  ...{ amount: { amount: 1234, currency: 'USD' }, status: 'REFUNDED', steps: [{ step: 'REFUNDED', at: AT }] },
  ...{ destination: 'BALANCE', method: '', createdAt: AT, dueAt: null, wish: null, reason: '', photos: [], note: '' },
  ...more,
});
