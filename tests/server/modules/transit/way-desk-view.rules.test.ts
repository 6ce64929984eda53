import { describe, expect, it } from 'vitest';
import { presentQueuedShipment, presentShipment } from '../../../../src/server/modules/transit/way-desk-view.rules';

type Row = Parameters<typeof presentShipment>[0];
type Parts = Parameters<typeof presentShipment>[1];

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const told = (day: number) => at(day).toISOString();
const money = { cnyToLocalRate: '0.14', marginBasisPoints: 1000, currency: 'USD' };
const standing = { id: 't1', orderNo: 'TO1', mode: 'PACK_FIRST', status: 'SHIPPED', holds: [], movedAt: at(5), heldAt: null }; // prettier-ignore
const address = { countryCode: 'AU', receiverName: 'Ada', city: 'Perth', phone: '+61 1' };
const row = (change: object = {}) =>
  ({ ...standing, address, shopperName: 'Bea', outboundAt: at(4), promisedAt: at(10), version: 7, insuredFen: 10_000, estimate: { shop: { money } }, trouble: null, pickup: null, pickupCode: null, localExpressCompanyName: '', ...change }) as unknown as Row; // prettier-ignore
const box = { id: 'x1', boxNo: 1, grams: 900, carrier: 'EMS', trackingNo: 'E1', state: 'SHIPPED', stateAt: at(5), localCarrier: '', localTrackingNo: '' }; // prettier-ignore
const other = { ...box, id: 'x2', boxNo: 2, trackingNo: 'E2', stateAt: null };
const heard = { at: at(5), leg: 'INTERNATIONAL', state: 'SHIPPED', place: 'Sydney', original: 'Departed', provider: 'ems', boxId: 'x1', id: 'e1' }; // prettier-ignore
const claim = { id: 'r1', refundNo: 'RF1', cause: 'LOST', status: 'ASKED', amount: { amount: 1, currency: 'USD' }, reason: 'gone', photos: ['/p.webp'], createdAt: told(6), dueAt: null }; // prettier-ignore
const parts = {
  boxes: [box, other],
  events: [heard, { ...heard, boxId: 'x2', place: 'Perth' }, { ...heard, boxId: 'x9' }],
  declared: [
    { unitFen: 500, quantity: 2 },
    { unitFen: 7, quantity: 1 },
  ],
  timeline: [{ status: 'OUTBOUND', at: at(4), by: 'PACKER', note: null, id: 'v1' }],
  questions: [],
  names: new Map(),
  beside: [{ at: told(3), kind: 'MONEY', code: 'PAYMENT', detail: '', staffName: null }],
  claims: [{ ...claim, shopperId: 's' }],
  batch: { id: 'b1', batchNo: 'BT1' },
  line: 'By air',
  now: at(8),
};
const present = (change: object = {}, more: object = {}) =>
  presentShipment(row(change), { ...parts, ...more } as unknown as Parts);
const queued = (boxes: object[] = parts.boxes, change: object = {}, now = at(8)) =>
  presentQueuedShipment(row(change), boxes as Parts['boxes'], { line: 'By air', now });
const head = { id: 't1', orderNo: 'TO1', status: 'SHIPPED', line: 'By air', holds: [], movedAt: told(5), country: 'AU', shopperName: 'Bea', outboundAt: told(4), promisedAt: told(10), isLate: false }; // prettier-ignore

describe('a shipment in the queue of those on their way', () => {
  it('tells whose it is, where it goes and when a carrier last said something of any box', () => {
    expect(queued()).toEqual({ ...head, boxes: 2, trackingNo: 'E1', heardAt: told(5) });
    expect(queued([box, { ...other, stateAt: at(7) }, { ...other, stateAt: at(6) }]).heardAt).toBe(told(7));
  });
  it('tells of one that nobody has heard of that nobody has', () => {
    expect(queued([other])).toMatchObject({ boxes: 1, trackingNo: 'E2', heardAt: null });
    expect(queued([], { outboundAt: null, promisedAt: null })).toEqual({
      ...{ ...head, outboundAt: null, promisedAt: null, boxes: 0, trackingNo: '', heardAt: null },
    });
  });
  it('is late from the end of its promised time on', () => {
    expect([queued([], {}, at(10)).isLate, queued([], {}, new Date(at(10).getTime() + 1)).isLate]).toEqual([false, true]); // prettier-ignore
  });
  it.each(['DELIVERED', 'COMPLETED'])('is late by the day that it arrived, once it is %s', (status) => {
    expect(queued([], { status, movedAt: at(9) }, at(20)).isLate).toBe(false);
    expect(queued([], { status, movedAt: at(11) }, at(20)).isLate).toBe(true);
  });
});

describe('a shipment at the desk of those on their way', () => {
  it('tells all that its shopper and its carriers have said', () =>
    expect(present()).toEqual({
      ...{ ...head, version: 7, receiver: 'Ada', city: 'Perth', phone: '+61 1', batch: { id: 'b1', batchNo: 'BT1' } },
      declared: { amount: 1007, currency: 'CNY' },
      // the worth of things: at the rate, without the shop's margin
      insured: { amount: 1400, currency: 'USD' },
      boxes: [
        {
          ...{ boxNo: 1, code: 'T-TO1-1', grams: 900, carrier: 'EMS', trackingNo: 'E1', state: 'SHIPPED', stateAt: told(5), localCarrier: '', localTrackingNo: '' },
          events: [{ at: told(5), leg: 'INTERNATIONAL', state: 'SHIPPED', place: 'Sydney', text: 'Departed', source: 'ems' }],
        },
        {
          ...{ boxNo: 2, code: 'T-TO1-2', grams: 900, carrier: 'EMS', trackingNo: 'E2', state: 'SHIPPED', stateAt: null, localCarrier: '', localTrackingNo: '' },
          events: [{ at: told(5), leg: 'INTERNATIONAL', state: 'SHIPPED', place: 'Perth', text: 'Departed', source: 'ems' }],
        },
      ],
      ...{ trouble: null, pickup: null, papersBefore: null },
      claims: [claim],
      timeline: [
        parts.beside[0],
        { at: told(4), kind: 'STATE', code: 'OUTBOUND', detail: '', staffName: null },
      ],
      ...{ canSay: true, canLose: true, canSeize: true, canRestock: false, canHandOut: false },
    })); // prettier-ignore
  it('names the courier of the last stretch, as it was chosen or as it was said', () => {
    const couriers = (change: object, said: object) =>
      present(change, { boxes: [{ ...box, ...said }] }).boxes.map((each) => [each.localCarrier, each.localTrackingNo]);
    expect(couriers({ localExpressCompanyName: 'Toll' }, {})).toEqual([['Toll', '']]);
    expect(couriers({ localExpressCompanyName: 'Toll' }, { localCarrier: 'Outback', localTrackingNo: 'OC1' })).toEqual([['Outback', 'OC1']]);
  }); // prettier-ignore
  it('tells who fetches it and until when, and hands it out at its station alone', () => {
    const person = { receiverName: 'Bo', phone: '+61 2', idLast4: '12AB' };
    const fetched = { pickup: { ...person, keepDays: 10 }, pickupCode: '204817' };
    const there = present({ ...fetched, status: 'READY_FOR_PICKUP' }, { station: 'Pier' });
    expect(there).toMatchObject({ pickup: { station: 'Pier', ...person, until: told(15) }, canHandOut: true });
    expect(JSON.stringify(there)).not.toContain('204817');
    expect(present({ ...fetched, status: 'OUT_FOR_DELIVERY' })).toMatchObject({ pickup: { until: null }, canHandOut: false });
    expect(present({ status: 'READY_FOR_PICKUP' })).toMatchObject({ pickup: null, canHandOut: false });
  }); // prettier-ignore
  it('has no insurance where none was asked for', () => expect(present({ insuredFen: null }).insured).toBeNull());
  it('tells what it is in trouble for, with papers or without', () => {
    const trouble = { kind: 'PAPERS', note: 'invoice', at: told(6) };
    expect(present({ trouble: { ...trouble, by: 's1' } }).trouble).toEqual({ ...trouble, papers: null });
    expect(present({ trouble: { ...trouble, papers: ['/a.pdf'] } }).trouble).toEqual({ ...trouble, papers: ['/a.pdf'] }); // prettier-ignore
  });
  it.each([
    ['PAID', { canSay: false, canLose: false, canSeize: false, canRestock: false }],
    ['SEIZED', { canSay: true, canLose: true, canSeize: false, canRestock: false }],
    ['RETURNED', { canSay: false, canLose: false, canSeize: false, canRestock: true }],
    ['DELIVERED', { canSay: false, canLose: false, canSeize: false, canRestock: false }],
  ])('may be said to have come where its carrier may say so: %s', (status, can) =>
    expect(present({ status })).toMatchObject(can),
  );
});
