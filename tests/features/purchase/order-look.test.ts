import { expect, it } from 'vitest';
import { stateOf, timeLeft } from '../../../src/features/purchase/order-look';
import { orderTimeline } from '../../../src/features/purchase/order-timeline';
import { orderDetail } from './purchase-fixture';

const now = Date.parse('2030-01-01T00:00:00Z');

it.each([
  ['2030-01-01T03:59:12Z', '03:59:12'],
  ['2030-01-01T23:59:59Z', '23:59:59'],
  ['2030-01-02T00:00:00Z', undefined],
  ['2029-12-31T00:00:00Z', '00:00:00'],
])('until %s there is %s left', (until, left) => {
  expect(timeLeft(until, now)).toBe(left);
});

const words = {
  order: (state: string) => state,
  courier: (status: string) => status,
  parcel: (status: string) => status,
  shipment: (status: string) => status,
  topUp: ({ is }: { is: string }) => `more ${is}`,
  given: ({ amount }: { amount: number }) => `given ${amount}`,
  cause: (cause: string) => cause,
  time: (iso: string) => iso,
};
const toldOf = (order: Parameters<typeof orderTimeline>[0]) =>
  orderTimeline(order, words).map(({ title, no }) => [title, no].filter(Boolean).join(' '));

it('tells of purchase, warehouse and shipment in one line, by the time', () => {
  const on = (day: number) => `2030-01-0${day}T10:00:00Z`;
  const detail = orderDetail('a', {
    status: 'STOCKED_IN',
    timeline: [
      { status: 'PAID', at: on(1), note: null },
      { status: 'PARTIALLY_ARRIVED', at: on(2), note: null },
      { status: 'STOCKED_IN', at: on(3), note: null },
      { status: 'COMPLETED', at: on(6), note: 'Thank you' },
    ],
    courierEvents: [{ id: 'p', no: 'PC1', status: 'DELIVERED', at: '2030-01-02T09:00:00Z' }],
    parcelEvents: [
      { id: 'p', no: 'PC1', status: 'RECEIVED', at: on(2) },
      { id: 'p', no: 'PC1', status: 'STOCKED_IN', at: on(3) },
    ],
    shipmentEvents: [{ id: 't', no: 'TO1', status: 'SHIPPED', at: on(4) }],
  });
  expect(toldOf(detail)).toEqual([
    'PAID',
    'DELIVERED PC1',
    'RECEIVED PC1',
    'STOCKED_IN PC1',
    'SHIPPED TO1',
    'COMPLETED',
    'COMPLETED',
  ]);
  expect(orderTimeline(detail, words)[5]).toMatchObject({ text: 'Thank you', state: 'current' });
});

it('tells that more was asked for what became dearer, and that it was paid', () => {
  const on = (day: number) => `2030-01-0${day}T10:00:00Z`;
  const more = { amount: 490, currency: 'USD' } as const;
  const detail = orderDetail('a', {
    status: 'PURCHASING',
    timeline: [
      { status: 'PAID', at: on(1), note: null },
      { status: 'PURCHASING', at: on(4), note: null },
    ],
    topUpEvents: [
      { is: 'ASKED', at: on(2), amount: more },
      { is: 'PAID', at: on(3), amount: more },
    ],
  });
  expect(toldOf(detail).slice(0, 4)).toEqual(['PAID', 'more ASKED', 'more PAID', 'PURCHASING']);
});

it('is not done while what has left is on its way, whose price is due no more', () => {
  const on = (day: number) => `2030-01-0${day}T10:00:00Z`;
  const detail = orderDetail('a', {
    status: 'COMPLETED',
    timeline: [{ status: 'COMPLETED', at: on(2), note: null }],
    shipmentEvents: [
      { id: 't', no: 'TO1', status: 'PENDING_PAYMENT', at: on(1) },
      { id: 't', no: 'TO1', status: 'OUTBOUND', at: on(2) },
      { id: 'u', no: 'TO2', status: 'PENDING_PAYMENT', at: on(2) },
    ],
  });
  expect(toldOf(detail)).toEqual(['PRICED TO1', 'OUTBOUND TO1', 'PENDING_PAYMENT TO2']);
});

it('tells what happened in one moment with its cause before it', () => {
  const at = '2030-01-01T10:00:00Z';
  const detail = orderDetail('a', {
    status: 'COMPLETED',
    timeline: [
      { status: 'SELLER_SHIPPED', at, note: null },
      { status: 'COMPLETED', at, note: null },
    ],
    parcelEvents: [
      { id: 'p', no: 'PC1', status: 'STOCKED_IN', at },
      { id: 'p', no: 'PC1', status: 'DISPOSED', at },
    ],
    shipmentEvents: [
      { id: 't', no: 'TO1', status: 'RETURNED', at },
      { id: 't', no: 'TO1', status: 'CLOSED', at },
    ],
  });
  expect(toldOf(detail)).toEqual([
    'SELLER_SHIPPED',
    'STOCKED_IN PC1',
    'RETURNED TO1',
    'CLOSED TO1',
    'DISPOSED PC1',
    'COMPLETED',
  ]);
});

it.each([
  ['PENDING_PAYMENT', ['PENDING_PAYMENT']],
  ['CLOSED', ['PLACED', 'CLOSED']],
] as const)(
  'tells of an order that is %s when it was placed, and that it is to be paid only while it is',
  (status, told) => {
    const timeline = [...new Set(['PENDING_PAYMENT', status] as const)].map((one) => ({ status: one, at: '2030-01-01T10:00:00Z', note: null })); // prettier-ignore
    expect(orderTimeline(orderDetail('a', { status, timeline }), words).map(({ title }) => title)).toEqual(told);
  },
);

it('says what the shop gave of its own, and why, when it did', () => {
  const on = (day: number) => `2030-01-0${day}T10:00:00Z`;
  const timeline = (['PAID', 'PURCHASED'] as const).map((status, at) => ({ status, at: on(1 + 2 * at), note: null }));
  const given = [
    { at: on(2), amount: { amount: 700, currency: 'USD' }, cause: 'MADE_LATE' as const, isTakenBack: false },
  ];
  const told = orderTimeline(orderDetail('a', { status: 'PURCHASED', timeline, given }), words);
  expect(told.slice(0, 3).map(({ title, text }) => [title, text])).toEqual([
    ['PAID', undefined],
    ['given 700', 'MADE_LATE'],
    ['PURCHASED', undefined],
  ]);
  const takenBack = given.map((one) => ({ ...one, isTakenBack: true }));
  const now = orderTimeline(orderDetail('a', { status: 'PURCHASED', timeline, given: takenBack }), words);
  expect(now[1]).toMatchObject({ title: 'given 700', text: 'TAKEN_BACK' });
});

it('has only the rest of the way ahead of an order that has come in part', () => {
  const detail = orderDetail('a', { status: 'PARTIALLY_ARRIVED', timeline: [] });
  const ahead = orderTimeline(detail, words);
  expect(ahead.map(({ title }) => title)).toEqual(['STOCKED_IN', 'COMPLETED']);
});

it.each([
  [['QC_PASSED'], 'INSPECTING'],
  [['ARRIVED', 'OUT_OF_STOCK'], 'INSPECTING'],
  [['ARRIVED', 'ORDERED'], 'PARTIALLY_ARRIVED'],
  [['QC_PASSED', 'EXCHANGING'], 'PARTIALLY_ARRIVED'],
  [['RETURNED'], 'PARTIALLY_ARRIVED'],
] as const)('an order of which some has come reads by its items %j as %s', (statuses, shown) => {
  const [item] = orderDetail('a').items;
  const items = statuses.map((status) => ({ ...item!, status }));
  expect(stateOf({ status: 'PARTIALLY_ARRIVED', items })).toBe(shown);
});
