import { describe, expect, it } from 'vitest';
import {
  isLate,
  presentDeskPurchase,
  presentQueuedPurchase,
  versionOf,
} from '../../../../src/server/modules/purchase/buying-desk-view.rules';

type Row = Parameters<typeof presentQueuedPurchase>[0];
type Items = Parameters<typeof presentQueuedPurchase>[1];
type Known = Parameters<typeof presentDeskPurchase>[0];

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
const moment = (date: Date, ms: number) => new Date(date.getTime() + ms);
const price = (fen: number, cents: number) => ({ cny: { amount: fen, currency: 'CNY' }, local: { amount: cents, currency: 'USD' } }); // prettier-ignore
const standing = { id: 'o1', orderNo: 'PO1', status: 'PAID', movedAt: at(8), warehouseId: 'w1', waitUntil: null, dueAt: at(20), takeBy: at(14), channel: 'TAOBAO', shopId: 's1', shopName: 'Potter' }; // prettier-ignore
const terms = { currency: 'USD', cnyToLocalRate: '0.14', marginBasisPoints: 0 };
const sums = { goodsFen: 2000, goodsLocal: 280, freightFen: 500, freightLocal: 70, serviceFeeFen: 100, serviceFeeLocal: 14, totalFen: 2600, totalLocal: 364, refundedLocal: 9 }; // prettier-ignore
const leased = { claimedBy: 'anna', claimedName: 'Anna', claimedAt: at(9), claimedUntil: at(11) };
const row = (change: object = {}) =>
  ({ ...standing, ...terms, ...sums, ...leased, shopperId: 's1', shopperName: 'Bea', shopperLanguage: 'vi', notedNumbers: ['N1'], ...change }) as unknown as Row; // prettier-ignore
const item = { id: 'i1', title: 'Mug', image: '/m.webp', productUrl: 'https://p/a', skuLabels: ['Red'], quantity: 2, message: '', status: 'ORDERED', unitFen: 600, dearerFen: 0, topUpLocal: 0, totalFen: 1200, totalLocal: 168, decideBefore: null, version: 2 }; // prettier-ignore
const other = {
  ...item,
  id: 'i2',
  title: 'Cup',
  quantity: 1,
  unitFen: 800,
  totalFen: 800,
  totalLocal: 112,
  version: 3,
};
const itemsOf = (...changes: object[]) => [item, other].map((one, index) => ({ ...one, ...changes[index] })) as unknown as Items; // prettier-ignore
const viewer = { staffId: 'anna', now: at(10) };
const lease = { staffId: 'anna', name: 'Anna', since: at(9).toISOString(), until: at(11).toISOString(), isMine: true };

it('an order is late from when its clock is over, and never while that stands still', () => {
  expect([isLate({ dueAt: at(10) }, at(10)), isLate({ dueAt: moment(at(10), 1) }, at(10))]).toEqual([true, false]);
  expect(isLate({ dueAt: null }, at(10))).toBe(false);
});

it('each write to an order and its things makes its version more', () =>
  expect([versionOf([], 4), versionOf([{ version: 2 }, { version: 3 }], 4)]).toEqual([4, 9]));

describe('an order in the queue of buyers', () => {
  const queued = (change: object = {}, items = itemsOf(), asked: string[] = []) =>
    presentQueuedPurchase(row(change), items, { asked, stock: null }, viewer);
  const plain = { id: 'o1', orderNo: 'PO1', status: 'PAID', movedAt: at(8).toISOString(), isLate: false, dueAt: at(20).toISOString(), takeBy: null, channel: 'TAOBAO', shopId: 's1', shopName: 'Potter', title: 'Mug', image: '/m.webp', kinds: 2, pieces: 3, goods: { amount: 2000, currency: 'CNY' }, hasMessage: false, isAsked: false, isRefundAsked: false, stock: null, shopperName: 'Bea', lease }; // prettier-ignore
  it('tells what it is and who is on it', () => expect(queued()).toEqual(plain));
  it('tells what is to be looked at first', () => {
    expect(queued({ dueAt: at(9) })).toMatchObject({ isLate: true });
    const untaken = { claimedBy: null, claimedName: null, claimedAt: null, claimedUntil: null };
    expect(queued(untaken)).toMatchObject({ takeBy: at(14).toISOString() });
    expect(queued({ ...untaken, status: 'PURCHASING' })).toMatchObject({ takeBy: null });
    expect(queued({}, itemsOf({}, { message: 'blue please' }))).toEqual({ ...plain, hasMessage: true });
    expect(queued({}, itemsOf({}, { status: 'DEARER' }))).toEqual({ ...plain, isAsked: true });
    expect(queued({}, itemsOf(), ['i9', 'i2'])).toEqual({ ...plain, isRefundAsked: true });
    expect(queued({}, itemsOf(), ['i9'])).toEqual(plain);
  });
  it('names no channel of what was quoted by hand, and nothing of an order without things', () =>
    expect(queued({ channel: '' }, [])).toMatchObject({ channel: null, title: '', image: '', kinds: 0, pieces: 0 }));
});

describe('an order at the desk of buyers', () => {
  const wanted = { status: 'PLACED', numbers: ['S1'], goodsFen: 1900, freightFen: 400, payUrl: 'https://pay' };
  const timeline = [
    { at: at(9).toISOString(), kind: 'B' },
    { at: at(8).toISOString(), kind: 'A' },
  ];
  const known = { row: row(), items: itemsOf(), events: 4, wanted: undefined, byCall: undefined, timeline, refundAsked: [], paidMore: null, wasAsked: false, borne: { fen: 200, basisPoints: 100 }, offers: [], parcels: [], drops: new Map([['i1', { refunded: 180, endsOrder: true }]]) }; // prettier-ignore
  const present = (change: object = {}, more: object = {}) =>
    presentDeskPurchase({ ...known, row: row(change), ...more } as unknown as Known, viewer);
  const shownItem = { id: 'i1', title: 'Mug', image: '/m.webp', productUrl: 'https://p/a', options: ['Red'], quantity: 2, message: '', status: 'ORDERED', paidFen: 600, total: price(1200, 168), isRefundAsked: false, asked: null, substitute: null, whenGone: { gives: { amount: 180, currency: 'USD' }, endsOrder: true } }; // prettier-ignore

  it('tells where it is sent to, with its code behind the name, as long as it is to be bought', () => {
    const place = { receiver: '李明', phone: '13800000000', postcode: '510000', address: '广州市一号路 8 号' };
    const orderNo = 'PO261127ABCDEFGH';
    expect(present({ orderNo }, { place }).shipTo).toEqual({ ...place, receiver: '李明 ABCDEFGH' });
    expect(present({ orderNo, status: 'PURCHASED' }, { place }).shipTo).toBeNull();
    expect(present({ orderNo }).shipTo).toBeNull();
  });

  it('tells all that buying it takes', () =>
    expect(present()).toEqual({
      ...{ id: 'o1', orderNo: 'PO1', version: 9, status: 'PAID', movedAt: at(8).toISOString(), isLate: false },
      ...{ dueAt: at(20).toISOString(), takeBy: null },
      ...{ channel: 'TAOBAO', shopName: 'Potter', warehouseId: 'w1', shopperId: 's1', shopperName: 'Bea', shopperLanguage: 'vi' },
      ...{ parcels: [], shipments: [] },
      items: [shownItem, { ...shownItem, id: 'i2', title: 'Cup', quantity: 1, paidFen: 800, total: price(800, 112), whenGone: null }],
      ...{ goods: price(2000, 280), domesticFreight: price(500, 70), serviceFee: price(100, 14), total: price(2600, 364) },
      ...{ paidMore: null, refunded: { amount: 9, currency: 'USD' }, waitUntil: null, lease, atSeller: null },
      // of 3.64 dollars 9 cents went back, and 25 yuan go to its seller
      margin: { amount: 5, currency: 'USD' },
      ...{ byCall: null, notedNumbers: ['N1'], shipTo: null, timeline: timeline.toReversed(), canAsk: true, canPlace: true, canSend: false },
      askTerms: { ...terms, borne: { fen: 200, basisPoints: 100 } },
    })); // prettier-ignore
  it('tells of each parcel, and of a shipment that takes several of them once', () => {
    const parcels = ['c1', 'c2', 'c3'].map((id, at) => ({ id, no: id.toUpperCase(), shipmentId: at < 2 ? 't1' : null, shipmentNo: at < 2 ? 'T1' : null })); // prettier-ignore
    expect(present({}, { parcels })).toMatchObject({
      parcels: [{ id: 'c1', no: 'C1' }, { id: 'c2' }, { id: 'c3' }],
      shipments: [{ id: 't1', no: 'T1' }],
    });
    expect(present({}, { parcels }).shipments).toHaveLength(1);
  });
  it('keeps in its margin what is not bought, and what was paid more since', () => {
    expect(present({}, { items: itemsOf({}, { status: 'OUT_OF_STOCK' }) }).margin.amount).toBe(117);
    expect(present({}, { items: itemsOf({}, { status: 'REFUNDED' }) }).margin.amount).toBe(117);
    const more = present({}, { paidMore: { amount: 50, currency: 'USD' } });
    expect([more.margin.amount, more.paidMore?.amount]).toEqual([55, 50]);
  });
  it('carries nothing where nothing is bought any more: all that did not go back stays', () => {
    const items = itemsOf({ status: 'OUT_OF_STOCK' }, { status: 'OUT_OF_STOCK' });
    expect(present({ refundedLocal: 364 }, { items }).margin.amount).toBe(0);
  });
  it('is no richer by what was paid more and goes on to its seller, and no poorer while it is asked for', () => {
    const risen = { dearerFen: 700, topUpLocal: 28 };
    const paid = { items: itemsOf(risen), paidMore: { amount: 28, currency: 'USD' } };
    expect(present({}, paid).margin.amount).toBe(5);
    expect(present({}, { items: itemsOf({ ...risen, status: 'DEARER' }) }).margin.amount).toBe(5);
  });
  it('reckons with what its seller is paid, once that is known', () =>
    expect(present({}, { wanted, byCall: 'Call' })).toMatchObject({
      margin: { amount: 33 },
      byCall: 'Call',
      atSeller: { isPlaced: true, numbers: ['S1'], goods: { amount: 1900, currency: 'CNY' }, freight: { amount: 400, currency: 'CNY' }, payUrl: 'https://pay' },
    })); // prettier-ignore
  it('tells of what is asked for and not placed that it is not', () =>
    expect(present({}, { wanted: { ...wanted, status: 'ASKED' } }).atSeller?.isPlaced).toBe(false));
  it('tells what its shopper is asked of what became dearer', () => {
    const dearer = { status: 'DEARER', dearerFen: 700, topUpLocal: 28, decideBefore: at(20) };
    const [shown] = present({}, { items: itemsOf(dearer) }).items;
    expect(shown).toEqual({
      ...{ ...shownItem, status: 'DEARER' },
      asked: { unitFen: 700, more: { amount: 28, currency: 'USD' }, decideBefore: at(20).toISOString() },
    });
    expect(present({}, { items: itemsOf({ ...dearer, decideBefore: null }) }).items[0]?.asked?.decideBefore).toBeNull();
    // paid since, it was paid at that
    expect(present({}, { items: itemsOf({ dearerFen: 700 }) }).items[0]).toEqual({ ...shownItem, paidFen: 700 });
  });
  it('tells what is offered in the place of a thing, as long as its shopper is asked', () => {
    const goods = { title: 'Bowl', productUrl: 'https://p/b', skuLabels: [], channel: 'JD' };
    const offer = (orderItemId: string, title: string) => ({ id: 's', orderItemId, goods: { ...goods, title }, unitFen: 500, images: [], remark: '', decideBefore: at(20) }); // prettier-ignore
    const both = [offer('i2', 'Jug'), offer('i1', 'Bowl')];
    const offered = (status: string, offers = both) =>
      present({}, { items: itemsOf({ status }), offers }).items.map(({ substitute }) => substitute);
    expect(offered('SUBSTITUTE')).toMatchObject([{ title: 'Bowl', channel: 'JD', unitPrice: price(500, 70) }, null]);
    expect([offered('ORDERED'), offered('SUBSTITUTE', [])]).toEqual([[null, null], [null, null]]); // prettier-ignore
  });
  it('tells whose money is asked for', () =>
    expect(present({}, { refundAsked: ['i2'] }).items.map(({ isRefundAsked }) => isRefundAsked)).toEqual([
      false,
      true,
    ]));
  it('tells until when its seller is waited for, as long as it is', () => {
    expect(present({ waitUntil: at(12) }).waitUntil).toBe(at(12).toISOString());
    expect(present({ waitUntil: at(10) }).waitUntil).toBeNull();
  });
  it('is answered in a language of ours', () => expect(present({ shopperLanguage: 'tlh' }).shopperLanguage).toBe('en'));
  it('is asked for by call only once', () => expect(present({}, { wasAsked: true }).canAsk).toBe(false));
  it.each([
    ['is paid', {}, {}, true],
    ['is being bought', { status: 'PURCHASING' }, {}, true],
    ['is bought', { status: 'PURCHASED' }, {}, false],
    ['waits for its shopper', {}, { items: itemsOf({}, { status: 'SUBSTITUTE' }) }, false],
    ['is ordered', {}, { wanted }, false],
    ['is another’s', { claimedBy: 'ben' }, {}, false],
    ['is nobody’s', { claimedBy: null }, {}, false],
  ])('may be placed or not where it %s', (_, change, more, can) => expect(present(change, more).canPlace).toBe(can));
  it('may be said to be sent once it is bought', () => expect(present({ status: 'PURCHASED' }).canSend).toBe(true));
});
