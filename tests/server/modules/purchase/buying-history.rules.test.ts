import { expect, it } from 'vitest';
import type { DeskEvent } from '../../../../src/contract/desk-event';
import { buyingHistory } from '../../../../src/server/modules/purchase/buying-history.rules';

type Told = Parameters<typeof buyingHistory>[0];
const at = new Date('2030-01-01T08:00:00Z');
const event = (status: string) => ({ at, status, note: null }) as Told['events'][number];
const deed = (action: string, after: unknown) => ({ at, action, after, staffName: 'Anna' });
const told = (change: Partial<Told>) =>
  buyingHistory({ events: [], deeds: [], parcels: [], beside: [], closeReason: null, ...change }).map(
    ({ kind, code, staffName, by }) => [`${kind}.${code}`, staffName ?? by].filter(Boolean).join(' · '),
  );

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
  ];
  expect(told({ events, deeds })).toEqual([
    ...['STATE.PENDING_PAYMENT · SHOPPER', 'STATE.PAID · SHOPPER', 'STATE.PURCHASED · Anna'],
    ...['STATE.STOCKED_IN · ITSELF', 'DEED.refund · Anna'],
  ]);
  const closed = (closeReason: string) => told({ events: [event('CLOSED')], closeReason });
  expect(closed('BY_SHOPPER')).toEqual(['STATE.CLOSED · SHOPPER']);
  expect(closed('EXPIRED')).toEqual(['STATE.CLOSED · ITSELF']);
  expect(closed('BY_SHOP')).toEqual(['STATE.CLOSED']);
  const parcels = [{ at, status: 'RECEIVED', no: 'PC1', staffName: 'Bao' }];
  expect(told({ parcels })).toEqual(['PARCEL.RECEIVED · Bao']);
});

it('tells once that it is paid: with the sum, where whoever reads may know it', () => {
  const paid: DeskEvent = { at: at.toISOString(), kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: null };
  expect(told({ events: [event('PAID')], beside: [paid] })).toEqual(['MONEY.PAYMENT']);
  expect(told({ events: [event('PAID')] })).toEqual(['STATE.PAID · SHOPPER']);
});
