import { expect, it } from 'vitest';
import type { DeskEvent } from '../../../../src/contract/desk-event';
import { buyingHistory } from '../../../../src/server/modules/purchase/buying-history.rules';

type Told = Parameters<typeof buyingHistory>[0];
const at = new Date('2030-01-01T08:00:00Z');
const event = (status: string) => ({ at, status, note: null }) as Told['events'][number];
const deed = (action: string, after: unknown) => ({ at, action, after, staffName: 'Anna' });
const told = (change: Partial<Told>) =>
  buyingHistory({
    events: [],
    deeds: [],
    parcels: [],
    beside: [],
    closeReason: null,
    currency: 'USD',
    topUps: [],
    ...change,
  }).map(({ kind, code, staffName, by }) => [`${kind}.${code}`, staffName ?? by].filter(Boolean).join(' · '));

it('says whether somebody took an order or left it', () => {
  const deeds = [deed('purchase.claim', { staffId: 'anna' }), deed('purchase.claim', null)];
  deeds.push(deed('purchase.claim', { staffId: null }));
  expect(told({ deeds })).toEqual(['DEED.taken · Anna', 'DEED.left · Anna', 'DEED.left · Anna']);
});

it('names who brought an order to its state, and where nobody did', () => {
  const events = [event('PENDING_PAYMENT'), event('PAID'), event('PURCHASED'), event('STOCKED_IN')];
  const deeds = [
    deed('purchase.place', { status: 'PURCHASED' }),
    deed('purchase.refund', { item: 'i', status: 'PAID' }),
    deed('purchase.substitute', { status: 'SUBSTITUTE' }),
  ];
  expect(told({ events, deeds })).toEqual([
    ...['DEED.refund · Anna', 'DEED.substitute · Anna', 'STATE.PENDING_PAYMENT · SHOPPER'],
    ...['STATE.PAID · SHOPPER', 'STATE.PURCHASED · Anna', 'STATE.STOCKED_IN · ITSELF'],
  ]);
  const closed = (closeReason: string) => told({ events: [event('CLOSED')], closeReason });
  expect(closed('BY_SHOPPER')).toEqual(['STATE.CLOSED · SHOPPER']);
  expect(closed('EXPIRED')).toEqual(['STATE.CLOSED · ITSELF']);
  expect(closed('BY_SHOP')).toEqual(['STATE.CLOSED']);
  const parcels = [{ at, status: 'RECEIVED', no: 'PC1', staffName: 'Bao' }];
  expect(told({ parcels })).toEqual(['PARCEL.RECEIVED · Bao']);
});

it('says how much went back for what is sold out, and who closed its order by that', () => {
  const after = { item: 'i', status: 'OUT_OF_STOCK', refunded: 1232, order: 'CLOSED' };
  const deeds = [deed('purchase.refund', after)];
  const closed = { events: [event('CLOSED')], deeds, closeReason: 'BY_SHOP' } as const;
  const back = (amount: number, when = at): DeskEvent => ({ at: when.toISOString(), kind: 'MONEY', code: 'REFUND', detail: '', staffName: null, sum: { amount, currency: 'USD' } }); // prettier-ignore
  const later = new Date(at.getTime() + 1);
  // its booking, and what was paid more for it; another is told as it is
  const beside = [back(1200), back(32), back(500, later)];
  expect(told({ ...closed, beside })).toEqual(['DEED.refund · Anna', 'STATE.CLOSED · Anna', 'MONEY.REFUND']);
  expect(told({ deeds: [deed('purchase.substitute', { item: 'i' })], beside: [back(1200)] })).toEqual([
    ...['DEED.substitute · Anna', 'MONEY.REFUND'],
  ]);
  const [gone] = buyingHistory({ parcels: [], beside: [], currency: 'USD', topUps: [], ...closed });
  expect(gone?.sum).toEqual({ amount: 1232, currency: 'USD' });
});

it('tells once that the difference was paid, to whoever may read of its money and to whoever may not', () => {
  const line = (amount: number): DeskEvent => ({ at: at.toISOString(), kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: null, sum: { amount, currency: 'USD' } }); // prettier-ignore
  const topUp = { paidAt: at, amount: 113, fee: 2, currency: 'USD' };
  const topUps = [topUp, { ...topUp, paidAt: null }];
  expect(told({ topUps })).toEqual(['DEED.paidMore · SHOPPER']);
  expect(told({ topUps, beside: [line(1232), line(115)] })).toEqual(['DEED.paidMore · SHOPPER', 'MONEY.PAYMENT']);
});

it('tells once that it is paid: with the sum, where whoever reads may know it', () => {
  const paid: DeskEvent = { at: at.toISOString(), kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: null };
  expect(told({ events: [event('PAID')], beside: [paid] })).toEqual(['MONEY.PAYMENT']);
  expect(told({ events: [event('PAID')] })).toEqual(['STATE.PAID · SHOPPER']);
});

it('tells of one moment what was brought before how far the order came by it, and its states in their order', () => {
  const parcels = [{ at, status: 'STOCKED_IN', no: 'PC1', staffName: 'Bao' }];
  expect(told({ events: [event('STOCKED_IN')], parcels })).toEqual([
    ...['PARCEL.STOCKED_IN · Bao', 'STATE.STOCKED_IN · ITSELF'],
  ]);
  const events = [event('PURCHASED'), event('PURCHASING')];
  expect(told({ events })).toEqual(['STATE.PURCHASING · ITSELF', 'STATE.PURCHASED · ITSELF']);
});
