import { describe, expect, it } from 'vitest';
import { sayDistrict } from '../../../../src/server/modules/tenant/district.service';
import { presentLogistics } from '../../../../src/server/modules/transit/logistics.rules';
import { termsOf } from '../../../support/transit-terms';

const LEFT = new Date('2026-11-01T00:00:00.000Z');
const day = (count: number) => new Date(LEFT.getTime() + count * 86_400_000);
const PLACES = {
  companies: ['17TRACK', 'KUAIDI100'],
  warehouses: [{ en: 'Guangzhou warehouse', ar: 'مستودع غوانزو' }],
  say: (name: Record<string, string>) => name.ar ?? '',
  sayDistrict: (name: string) => sayDistrict({ locale: 'ar' }, 'ae', name),
};
const box = { id: 'b1', boxNo: 'TO1-1', carrier: 'EMS', trackingNo: 'EE1', localCarrier: '', localTrackingNo: '' };
const event = (state: string, at: Date, of: object = {}) => ({ boxId: 'b1', leg: 'LINE_HAUL', state, at, place: 'Sydney', original: '到达', ...of }); // prettier-ignore
const present = (
  order: object,
  { events = [], now = day(8), last = {} }: { events?: object[]; now?: Date; last?: object } = {},
) =>
  presentLogistics(
    ...([
      { outboundAt: LEFT, status: 'SHIPPED', holds: [], movedAt: now, localExpressCompanyName: '', ...order },
      {
        boxes: [{ ...box, ...last }],
        events,
        line: { terms: termsOf({ minDays: 7, maxDays: 12 }) },
        places: PLACES,
        now,
      },
    ] as unknown as Parameters<typeof presentLogistics>),
  );

describe('what a line has promised', () => {
  const promise = { from: day(7).toISOString(), to: day(12).toISOString() };
  it('counts from the day on which it left', () =>
    expect(present({}, { now: day(6) })).toMatchObject({ promise, isLate: false }));
  it('is its last day alone once the first has come', () => {
    for (const now of [day(7), day(12)])
      expect(present({}, { now })).toMatchObject({ promise: { from: null, to: promise.to }, isLate: false });
  });
  it('is narrowed by what its carrier says', () => {
    const to = day(4).toISOString();
    expect(present({ status: 'OUT_FOR_DELIVERY' }, { now: day(3) })).toMatchObject({
      promise: { from: null, to },
      isLate: false,
    });
  });
  it('is late after its last moment', () => {
    expect(present({}, { now: day(12) }).isLate).toBe(false);
    expect(present({}, { now: new Date(day(12).getTime() + 1) })).toMatchObject({ promise, isLate: true });
  });
  it.each(['READY_FOR_PICKUP', 'DELIVERED', 'COMPLETED', 'CLOSED', 'SEIZED', 'RETURNED', 'LOST'])(
    'is kept or forgotten once it is %s',
    (status) => expect(present({ status }, { now: day(50) })).toMatchObject({ promise: null, isLate: false }),
  );
  it('is not made of what customs have, before it is late', () =>
    expect(present({ status: 'SEIZED' })).toMatchObject({ promise: null, isLate: false }));
  it('begins no earlier than the way', () =>
    expect(present({ outboundAt: null }, { now: day(50) })).toMatchObject({ promise: null, isLate: false }));
});

describe('the way of a box', () => {
  const statesOf = (events: object[]) => present({}, { events }).boxes[0]?.legs.map((leg) => leg.events.map(({ state }) => state)); // prettier-ignore
  it('tells the latest first, and of one minute the furthest', () =>
    expect(statesOf([event('IN_TRANSIT', day(1)), event('DELIVERED', day(3)), event('OUT_FOR_DELIVERY', day(3))])).toEqual([
      ['DELIVERED', 'OUT_FOR_DELIVERY', 'IN_TRANSIT'],
    ])); // prettier-ignore
  it('tells the later first, however far the earlier had come', () => {
    expect(statesOf([event('OUT_FOR_DELIVERY', day(2)), event('IN_TRANSIT', day(3))])).toEqual([['IN_TRANSIT', 'OUT_FOR_DELIVERY']]); // prettier-ignore
    for (const events of [['DELIVERED', 'IN_TRANSIT'], ['IN_TRANSIT', 'DELIVERED']])
      expect(statesOf(events.map((state) => event(state, day(3))))).toEqual([['DELIVERED', 'IN_TRANSIT']]); // prettier-ignore
  });
  it('tells each leg apart', () =>
    expect(present({}, { events: [event('IN_TRANSIT', day(1))] }).boxes[0]?.legs).toMatchObject([{ leg: 'LINE_HAUL', events: [{}] }])); // prettier-ignore
  it('tells of this box alone, and no leg on which nothing has happened', () => {
    expect(statesOf([event('IN_TRANSIT', day(1), { boxId: 'b2' })])).toEqual([]);
    expect(present({}).boxes).toEqual([{ boxNo: 'TO1-1', legs: [] }]);
  });
  it('names the local courier on the last leg, where one was chosen', () => {
    const events = [event('IN_TRANSIT', day(1)), event('OUT_FOR_DELIVERY', day(2), { leg: 'LOCAL' })];
    const carriers = (order: object) => present(order, { events }).boxes[0]?.legs.map(({ leg, carrier, trackingNo }) => [leg, carrier, trackingNo]); // prettier-ignore
    expect(carriers({ localExpressCompanyName: 'Toll' })).toContainEqual(['LOCAL', 'Toll', '']);
    expect(carriers({ localExpressCompanyName: 'Toll' })).toContainEqual(['LINE_HAUL', 'EMS', 'EE1']);
    expect(carriers({})).toContainEqual(['LOCAL', 'EMS', 'EE1']);
  });
  it('has a number of its own on the last leg, once the courier gave one, before anything was said of it', () => {
    const last = { localCarrier: 'Outback', localTrackingNo: 'OC1' };
    const legs = present({ localExpressCompanyName: 'Toll' }, { events: [event('IN_TRANSIT', day(1))], last }).boxes[0]
      ?.legs;
    expect(legs?.map(({ leg, carrier, trackingNo, events }) => [leg, carrier, trackingNo, events.length])).toEqual([
      ['LINE_HAUL', 'EMS', 'EE1', 1],
      ['LOCAL', 'Outback', 'OC1', 0],
    ]);
  });
  it('tells of an event when, where and what, in the carrier’s own words too', () =>
    expect(present({}, { events: [event('IN_TRANSIT', day(1))] }).boxes[0]?.legs[0]?.events).toEqual([
      { at: day(1).toISOString(), place: 'Sydney', state: 'IN_TRANSIT', source: 'CARRIER', original: '到达' },
    ]));
});

describe('who said it', () => {
  const sourceOf = (of: object, order: object = {}) =>
    present(order, { events: [event('IN_TRANSIT', day(1), of)] }).boxes[0]?.legs[0]?.events[0]?.source;
  it.each([
    ['a company that follows', { provider: '17TRACK' }, 'CARRIER'],
    ['a company, of the last stretch by the same carrier', { provider: '17TRACK', leg: 'LOCAL' }, 'CARRIER'],
    ['the batch', { provider: 'BATCH' }, 'SHOP'],
    ['the staff, of the last stretch', { provider: 'STAFF', leg: 'LOCAL' }, 'SHOP'],
  ])('%s', (_, of, source) => expect(sourceOf(of)).toBe(source));
  it('a courier that took it over, of the last stretch alone', () => {
    const toll = { localExpressCompanyName: 'Toll' };
    expect(sourceOf({ provider: '17TRACK', leg: 'LOCAL' }, toll)).toBe('COURIER');
    expect(sourceOf({ provider: '17TRACK' }, toll)).toBe('CARRIER');
  });
});

describe('where it happened', () => {
  const placesOf = (events: object[]) => present({}, { events }).boxes[0]?.legs.flatMap((leg) => leg.events.map(({ place }) => place)); // prettier-ignore
  it('is told in the reader’s words where the place is the shop’s warehouse or a city that has them', () => {
    const said = ['Guangzhou warehouse', 'Dubai', 'Springfield', ''];
    const events = said.map((place, at) => event('IN_TRANSIT', day(4 - at), { place, provider: 'played carrier' }));
    expect(placesOf(events)).toEqual(['مستودع غوانزو', 'دبي', 'Springfield', '']);
  });
  it.each(['17TRACK', 'KUAIDI100'])('stays in the words of %s', (provider) =>
    expect(placesOf([event('IN_TRANSIT', day(1), { place: 'Dubai', provider })])).toEqual(['Dubai']),
  );
});
