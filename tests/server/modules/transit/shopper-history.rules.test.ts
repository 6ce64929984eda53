import { expect, it } from 'vitest';
import type { Payment } from '../../../../src/contract/payment';
import type { QuestionRow } from '../../../../src/server/modules/transit/packing-question.repo';
import { shopperHistory } from '../../../../src/server/modules/transit/shopper-history.rules';
import type { TransitEventRow } from '../../../../src/server/modules/transit/transit.repo';

const on = (hour: number) => new Date(Date.UTC(2026, 10, 3, hour));
const event = (about: Pick<TransitEventRow, 'status' | 'by' | 'at'> & { note?: string }): TransitEventRow => ({
  ...{ tenantId: 'demo', id: String(about.at), transitOrderId: 't1', position: 0, actorId: '', note: null },
  ...about,
});
const question: QuestionRow = {
  ...{ tenantId: 'demo', id: 'q1', transitOrderId: 't1', state: 'AGREED', note: 'A larger box' },
  ...{ toldLocal: 1870, asksLocal: 2776, askedAt: on(2), decideBefore: on(20), answeredAt: on(3) },
} as QuestionRow;
const payment = (about: Partial<Payment>): Payment => ({
  ...{ id: 'p1', paymentNo: 'PY1', kind: 'TRANSIT_TOPUP', status: 'PAID', orderNo: 'TO1' },
  ...{ amount: { amount: 1138, currency: 'USD' }, createdAt: on(4).toISOString(), method: 'BALANCE' },
  ...{ paidAt: on(6).toISOString() },
  ...about,
});
const EVENTS = [
  event({ status: 'PACKING', by: 'PACKER', at: on(1) }),
  event({ status: 'PACKING', by: 'PACKER', note: 'A larger box', at: on(2) }),
  event({ status: 'PACKING', by: 'SHOPPER', at: on(3) }),
  event({ status: 'PAID', by: 'SHOPPER', at: on(5) }),
  event({ status: 'OUTBOUND', by: 'PACKER', at: on(7) }),
];
const told = (payments: Payment[]) =>
  shopperHistory(EVENTS, [question], payments, 'USD').map(({ status, at, news }) => [
    ...[status, new Date(at).getUTCHours()],
    ...(news ? [news.code, news.sum.amount] : []),
  ]);

it('tells states, what was asked of the price and answered, and what was paid besides, where it came', () => {
  const other = payment({ kind: 'TRANSIT', paidAt: on(5).toISOString() });
  expect(told([other, payment({}), payment({ paidAt: null })])).toEqual([
    ['PACKING', 1],
    ['PACKING', 2, 'ASKED', 2776],
    ['PACKING', 3, 'AGREED', 2776],
    ['PAID', 5],
    ['PAID', 6, 'PAID_MORE', 1138],
    ['OUTBOUND', 7],
  ]);
});

it('has what was paid before the state that it brought, and before all of them as weighed', () => {
  expect(told([payment({ paidAt: on(7).toISOString() })]).slice(-2)).toEqual([
    ['PAID', 7, 'PAID_MORE', 1138],
    ['OUTBOUND', 7],
  ]);
  expect(told([payment({ paidAt: on(0).toISOString() })])[0]).toEqual(['WEIGHED', 0, 'PAID_MORE', 1138]);
});

it('has no state before the one that led to it', () => {
  const events = [
    event({ status: 'WEIGHED', by: 'PACKER', at: on(4) }),
    event({ status: 'PENDING_PAYMENT', by: 'PACKER', at: on(3) }),
  ];
  expect(shopperHistory(events, [], [], 'USD').map(({ status }) => status)).toEqual(['WEIGHED', 'PENDING_PAYMENT']);
});
