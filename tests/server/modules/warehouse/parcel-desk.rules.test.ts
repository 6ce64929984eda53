import { describe, expect, it } from 'vitest';
import {
  presentDeskParcel,
  presentQueuedParcel,
  nextStep,
} from '../../../../src/server/modules/warehouse/parcel-desk.rules';

type Row = Parameters<typeof presentDeskParcel>[0];
type Parts = Parameters<typeof presentDeskParcel>[1];

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const told = (hour: number) => at(hour).toISOString();
const standing = { id: 'p1', parcelNo: 'PA1', status: 'STOCKED_IN', warehouseId: 'w1', location: 'A-1', grams: 900 };
const measured = { version: 3, source: 'PURCHASE', lengthMm: 300, widthMm: 200, heightMm: 100, goodsKinds: ['GENERAL'], labelText: 'L', freeUntil: '2026-12-22', transitOrderId: null }; // prettier-ignore
const row = (change: object = {}) =>
  ({ ...standing, ...measured, movedAt: at(9), note: 'fragile', shopperId: 's1', receivedAt: at(7), stockedInAt: at(8), expiresAt: at(20), ...{ keptUntil: null, dayOffset: 480 }, ...change }) as unknown as Row; // prettier-ignore
const thing = { id: 'i1', title: 'Mug', image: '/m.webp', options: ['Red'], quantity: 2 };
const ordered = {
  id: 'oi1',
  orderNo: 'PO1',
  status: 'QC_PASSED',
  orderStatus: 'STOCKED_IN',
  finding: 'a crack',
  decideBefore: null,
};
const service = { id: 's1', serviceCode: 'photo', status: 'DONE', remark: 'close', answer: 'done', createdAt: at(8) };
const parts = {
  owner: { name: 'Ada', code: 'C7', language: 'vi' },
  items: [{ item: { ...thing, parcelId: 'p1' }, order: ordered }, { item: { ...thing, id: 'i2' }, order: null }],
  numbers: [{ number: 'SF1', kind: 'CHILD', carrier: 'SF', id: 'n1' }],
  photos: [{ id: 'f1', kind: 'BOX', image: '/f.webp', takenAt: at(8), by: 'x' }],
  services: [service],
  events: [],
  remark: 'no chips',
  deeds: [],
  proposals: [{ id: 'w1' }],
  claims: [],
  ...{ doubts: ['NO_NUMBER'], disposals: [], isKeptNoMore: false, viewer: { staffId: 'anna', now: at(10) } },
  warehouseName: 'Yiwu',
  nameOf: (code: string) => `The ${code}`,
}; // prettier-ignore
const present = (change: object = {}, more: object = {}) =>
  presentDeskParcel(row(change), { ...parts, ...more } as unknown as Parts);

describe('the one thing to do next with a parcel', () => {
  it.each([
    ['FORECAST', 'RECEIVE'],
    ['EXPIRED', 'RECEIVE'],
    ['RECEIVED', 'INSPECT'],
    ['INSPECTED', 'SHELVE'],
    ['STOCKED_IN', 'KEEP'],
    ['LOCKED', 'PACK'],
    ['UNCLAIMED', 'MATCH'],
    ['DISPOSED', 'NONE'],
  ] as const)('%s: %s', (status, step) => expect(nextStep(status, [], false)).toBe(step));
  it('is to serve what its shopper has asked for, where it lies on a shelf', () =>
    expect((['STOCKED_IN', 'LOCKED', 'RECEIVED', 'INSPECTED'] as const).map((status) => nextStep(status, [], true))).toEqual([
      ...['SERVE', 'SERVE', 'INSPECT', 'SHELVE'],
    ])); // prettier-ignore
  it('is of what was inspected what its things are in for, sending back before waiting', () => {
    expect(nextStep('INSPECTED', ['QC_PASSED', 'RETURNING'], false)).toBe('SEND_BACK');
    expect(nextStep('INSPECTED', ['EXCHANGING', 'QC_FAILED'], false)).toBe('SEND_BACK');
    expect(nextStep('INSPECTED', ['QC_PASSED', 'QC_FAILED'], false)).toBe('WAIT');
    expect(nextStep('STOCKED_IN', ['RETURNING', 'QC_FAILED'], false)).toBe('KEEP');
  });
});

it('a parcel stands in the queue with its number, its owner and what is in it', () => {
  const queued = (numbers: { number: string }[], items: { title: string; quantity: number }[]) =>
    presentQueuedParcel({ ...row(), shopperName: 'Ada', code: 'C7' } as unknown as Parameters<typeof presentQueuedParcel>[0], numbers, items); // prettier-ignore
  const head = { ...standing, movedAt: told(9), shopperName: 'Ada', code: 'C7' };
  expect(queued([{ number: 'SF1' }, { number: 'SF2' }], [{ title: 'Mug', quantity: 2 }, { title: 'Cup', quantity: 3 }])).toEqual({
    ...{ ...head, number: 'SF1', title: 'Mug', pieces: 5 },
  }); // prettier-ignore
  expect(queued([], [])).toEqual({ ...head, number: '', title: '', pieces: 0 });
});

describe('a parcel at its desk', () => {
  it('tells what it is, whose, and all that is known of it', () =>
    expect(present()).toEqual({
      ...{ ...standing, ...measured, movedAt: told(9), warehouseName: 'Yiwu', proposals: [{ id: 'w1' }] },
      owner: { name: 'Ada', code: 'C7', language: 'vi' },
      numbers: [{ number: 'SF1', kind: 'CHILD', carrier: 'SF' }],
      remark: 'no chips\nfragile',
      ...{ receivedAt: told(7), stockedInAt: told(8), expiresAt: told(20) },
      items: [
        { ...thing, found: null, order: { id: 'oi1', orderNo: 'PO1', status: 'QC_PASSED', orderStatus: 'STOCKED_IN', finding: 'a crack', goingBack: 0 } },
        { ...thing, id: 'i2', found: null, order: null },
      ],
      photos: [{ id: 'f1', kind: 'BOX', image: '/f.webp', takenAt: told(8) }],
      services: [{ id: 's1', code: 'photo', name: 'The photo', status: 'DONE', remark: 'close', answer: 'done', createdAt: told(8) }],
      ...{ next: 'KEEP', decideBefore: null, doubts: ['NO_NUMBER'] },
      ...{ disposeAfter: null, canDispose: false, disposals: [], claims: [] },
      timeline: [{ at: told(8), kind: 'SERVICE', code: 'photo', detail: 'The photo', staffName: null }],
    })); // prettier-ignore
  it('tells of what is not known that it is not', () => {
    const bare = present({ note: '', receivedAt: null, stockedInAt: null, expiresAt: null }, { owner: undefined, remark: '' }); // prettier-ignore
    expect(bare).toMatchObject({ owner: null, remark: '', receivedAt: null, stockedInAt: null, expiresAt: null });
    expect(present({}, { remark: '' }).remark).toBe('fragile');
    expect(present({}, { owner: { name: 'Ada', code: null, language: null } }).owner).toEqual({ name: 'Ada', code: '', language: '' }); // prettier-ignore
    const orderOf = (order: object) => present({}, { items: [{ item: thing, order }] }).items[0]?.order;
    expect(orderOf({ ...ordered, orderNo: null, finding: null })).toEqual({ id: 'oi1', orderNo: '', status: 'QC_PASSED', orderStatus: 'STOCKED_IN', finding: '', goingBack: 0 }); // prettier-ignore
    expect([orderOf({ ...ordered, id: null }), orderOf({ ...ordered, status: null })]).toEqual([null, null]);
  });
  it('is served where its shopper has asked for something that is not done', () =>
    expect(present({}, { services: [service, { ...service, status: 'REQUESTED' }] }).next).toBe('SERVE'));
  it('has something to do by what its things are in for', () =>
    expect(present({ status: 'INSPECTED' }, { items: [{ item: thing, order: { ...ordered, status: 'RETURNING' } }] }).next).toBe('SEND_BACK')); // prettier-ignore
  it('that was foretold by nobody who is still there and never came is done with', () => {
    expect(present({ status: 'EXPIRED', shopperId: null }).next).toBe('NONE');
    expect(present({ status: 'EXPIRED' }).next).toBe('RECEIVE');
    expect(present({ status: 'UNCLAIMED', shopperId: null }).next).toBe('MATCH');
  });
  it('tells the first moment by which its shopper decides', () => {
    const items = [at(15), null, at(12), at(13)].map((decideBefore) => ({ item: thing, order: { ...ordered, decideBefore } })); // prettier-ignore
    expect(present({}, { items: [...items, { item: thing, order: null }] }).decideBefore).toBe(told(12));
  });
});

describe('goods of nobody’s', () => {
  const of = (change: object, more: object = {}) => present({ status: 'UNCLAIMED', expiresAt: at(10), ...change }, more);
  it('may be disposed of once their time is over, and nothing else may', () => {
    expect(of({})).toMatchObject({ disposeAfter: told(10), canDispose: true });
    const later = new Date(at(10).getTime() + 1);
    expect(of({ expiresAt: later })).toMatchObject({ disposeAfter: later.toISOString(), canDispose: false });
    expect(of({ expiresAt: null })).toMatchObject({ disposeAfter: null, canDispose: false });
    expect(of({ status: 'STOCKED_IN' })).toMatchObject({ disposeAfter: null, canDispose: false });
  });
  it('of a shopper may once they are kept no more, from the day after that they were told', () => {
    const stored = { status: 'STOCKED_IN', keptUntil: '2026-11-20' };
    const disposeAfter = '2026-11-20T16:00:00.000Z';
    expect(present(stored)).toMatchObject({ disposeAfter, canDispose: false });
    expect(present(stored, { isKeptNoMore: true })).toMatchObject({ disposeAfter, canDispose: true });
  });
  it('tell who proposed that and who decided, and whether it was the viewer', () => {
    const told1 = { id: 'd1', state: 'PROPOSED', reason: 'Rotten', photos: ['/r.webp'], note: '' };
    const proposed = { ...told1, proposedAt: at(9), proposedBy: 'anna', proposedName: 'Anna', decidedBy: null, decidedName: null };
    const other = { ...proposed, id: 'd2', proposedBy: 'ben', proposedName: 'Ben', decidedName: 'Anna' };
    expect(of({}, { disposals: [proposed, other] }).disposals).toEqual([
      { ...told1, isMine: true, proposedBy: 'Anna', decidedBy: null, proposedAt: told(9) },
      { ...told1, id: 'd2', isMine: false, proposedBy: 'Ben', decidedBy: 'Anna', proposedAt: told(9) },
    ]);
  });
}); // prettier-ignore

describe('what came to pass with a parcel', () => {
  const event = (hour: number, status: string, actorKind: string) => ({ event: { at: at(hour), status, actorKind, facts: {} }, staffName: 'Anna' }); // prettier-ignore
  const deed = (hour: number, action: string, after: unknown) => ({ at: at(hour), action, before: null, after, staffName: 'Ben' }); // prettier-ignore
  const timeline = (more: object) => present({}, { services: [], ...more }).timeline;
  it('is told the oldest first, whatever it was, and by whom of the shop', () =>
    expect(timeline({ services: [service], events: [event(9, 'STOCKED_IN', 'STAFF'), event(6, 'FORECAST', 'SHOPPER')], deeds: [deed(7, 'parcel.moved', { location: 'A-2' })] })).toEqual([
      { at: told(6), kind: 'STATE', code: 'FORECAST', detail: '', staffName: null },
      { at: told(7), kind: 'DEED', code: 'parcel.moved', detail: 'A-2', staffName: 'Ben' },
      { at: told(8), kind: 'SERVICE', code: 'photo', detail: 'The photo', staffName: null },
      { at: told(9), kind: 'STATE', code: 'STOCKED_IN', detail: '', staffName: 'Anna' },
    ])); // prettier-ignore
  it('tells a deed that is a change of state as that alone', () =>
    expect(timeline({ deeds: [deed(7, 'parcel.received', { status: 'RECEIVED', location: 'A' })] })).toEqual([]));
  it('tells to whom it was given, with the change of state or without', () => {
    const given = (more: object = {}) => timeline({ deeds: [deed(7, 'warehouse.unclaimed', { status: 'STOCKED_IN', location: 'A' })], ...more }); // prettier-ignore
    expect(given()).toEqual([{ at: told(7), kind: 'DEED', code: 'warehouse.unclaimed', detail: 'Ada', staffName: 'Ben' }]); // prettier-ignore
    expect(given({ owner: undefined })[0]?.detail).toBe('');
  });
  it.each([[null], [undefined], ['A-2'], [{}], [{ location: null }], [{ location: 7 }]])(
    'tells no shelf where a deed says none: %j',
    (after) => expect(timeline({ deeds: [deed(7, 'parcel.measured', after)] })[0]).toMatchObject({ detail: '' }),
  );
});
