import { describe, expect, it } from 'vitest';
import {
  isPromised,
  movesOf,
  presentOrder,
  timelineOf,
} from '../../../../src/server/modules/purchase/order-view.rules';
import { canClone, TRANSITIONS } from '../../../../src/server/modules/purchase/purchase.rules';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const LATER = new Date('2026-11-23T10:00:00.000Z');
const price = (fen: number, cents: number) => ({ cny: { amount: fen, currency: 'CNY' }, local: { amount: cents, currency: 'USD' } }); // prettier-ignore
const told = { id: 'o1', orderNo: 'PO1', status: 'PENDING_PAYMENT', closeReason: null, channel: 'TAOBAO', shopName: 'Potter', cnyToLocalRate: '0.14', marginBasisPoints: 200 }; // prettier-ignore
const kept = { goodsFen: 2000, goodsLocal: 286, freightFen: 800, freightLocal: 114, serviceFeeFen: 400, serviceFeeLocal: 57, totalFen: 3200, totalLocal: 457 }; // prettier-ignore
const row = { ...told, ...kept, tenantId: 't', currency: 'USD', refundedLocal: 12, createdAt: NOW, payBefore: LATER };
const toldItem = { id: 'i1', productUrl: 'https://p/a', title: 'Mug', image: '/mug.webp', skuLabels: ['Red'], quantity: 2, message: 'in paper', status: 'ORDERED', finding: 'a crack', decideBefore: null }; // prettier-ignore
const item = { ...toldItem, tenantId: 't', orderId: 'o1', itemId: '77', skuId: 'x', unitFen: 1000, unitLocal: 143, totalFen: 2000, totalLocal: 286, dearerFen: 0, topUpLocal: 0 }; // prettier-ignore
const present = (change: object = {}, payment?: object, ofItem: object = {}, offers?: object[]) =>
  presentOrder(
    ...([{ ...row, ...change }, [{ ...item, ...ofItem }], payment, NOW, offers] as unknown as Parameters<
      typeof presentOrder
    >),
  );

describe('presentOrder', () => {
  it('tells the sums as they were agreed, and nothing of the books', () =>
    expect(present()).toEqual({
      ...told,
      items: [{ ...toldItem, productId: '77', productSkuId: 'x', unitPrice: price(1000, 143), total: price(2000, 286), dearer: null }],
      goods: price(2000, 286),
      domesticFreight: price(800, 114),
      serviceFee: price(400, 57),
      total: price(3200, 457),
      refunded: { amount: 12, currency: 'USD' },
      claims: [],
      createdAt: '2026-11-22T10:00:00.000Z',
      payBefore: '2026-11-23T10:00:00.000Z',
      payment: null,
      topUp: null,
      paidMore: null,
      closeGives: null,
      canPay: true,
      canClose: true,
      canClone: true,
    })); // prettier-ignore
  it('names no last moment once it is paid, and lets it be closed until it is bought', () => {
    expect(present({ status: 'PAID' })).toMatchObject({ payBefore: null, canPay: false, canClose: true });
    expect(present({ status: 'PURCHASED' })).toMatchObject({ payBefore: null, canPay: false, canClose: false });
  });
  it('tells until when its shopper has to decide over a thing', () => {
    const [shown] = present({}, undefined, { decideBefore: LATER }).items;
    expect(shown).toMatchObject({ finding: 'a crack', decideBefore: '2026-11-23T10:00:00.000Z' });
  });
  it('tells what its seller asks for one now, and what that is more', () => {
    const [shown] = present({}, undefined, { dearerFen: 1500, topUpLocal: 143 }).items;
    expect(shown?.dearer).toEqual({ unitPrice: price(1500, 214), more: { amount: 143, currency: 'USD' } });
  });
  it('shows with that what its seller asks by', () =>
    expect(present({}, undefined, { topUpLocal: 143, dearerProof: '/p.webp' }).items[0]?.dearer?.proof).toBe(
      '/p.webp',
    ));
  it('shows what is offered in the place of a thing, as long as that is asked', () => {
    const goods = { title: 'Bowl', productUrl: 'https://p/b', skuLabels: [], channel: 'JD' };
    const offer = (orderItemId: string, title: string) => ({ id: 's', orderItemId, goods: { ...goods, title }, unitFen: 500, images: [], remark: '', decideBefore: LATER }); // prettier-ignore
    const offered = (status: string, offers: object[]) => present({}, undefined, { status }, offers).items[0];
    const both = [offer('i2', 'Jug'), offer('i1', 'Bowl')];
    expect(offered('SUBSTITUTE', both)?.substitute).toMatchObject({ title: 'Bowl', unitPrice: price(500, 71) });
    expect(offered('ORDERED', both)).not.toHaveProperty('substitute');
    expect(offered('SUBSTITUTE', [offer('i2', 'Jug')])).not.toHaveProperty('substitute');
    expect(present({}, undefined, { status: 'SUBSTITUTE' }).items[0]).not.toHaveProperty('substitute');
  });
  it('is neither paid nor closed while a person looks at what was paid of it', () => {
    const looked = { id: 'p1', status: 'NEEDS_REVIEW' };
    expect(present({}, looked)).toMatchObject({ canPay: false, canClose: false });
    expect(present({}, { ...looked, status: 'PENDING' })).toMatchObject({ canPay: true, canClose: true });
    expect(present({ status: 'PAID' }, looked)).toMatchObject({ canClose: true });
  });
  it('tells until when its seller is waited for, as long as it is and can still be closed', () => {
    expect(present({ status: 'PAID', waitUntil: LATER }).waitUntil).toBe(LATER.toISOString());
    expect(present({ status: 'PAID', waitUntil: NOW })).not.toHaveProperty('waitUntil');
    expect(present({ status: 'PURCHASED', waitUntil: LATER })).not.toHaveProperty('waitUntil');
    expect(present({ status: 'PAID', waitUntil: null })).not.toHaveProperty('waitUntil');
  });
  it('shows its payment', () => expect(present({}, { id: 'p1' }).payment).toEqual({ id: 'p1' }));
  it('cannot be ordered again where it was quoted by hand', () =>
    expect(present({ channel: '' })).toMatchObject({ channel: null, canClone: false }));
  it('can be where it came from a catalogue', () => expect(canClone({ channel: 'TAOBAO' })).toBe(true));
});

describe('timelineOf', () => {
  const event = (status: string, at: Date, note: string | null = null) => ({
    status,
    at,
    note,
    id: 'e',
    tenantId: 't',
  });
  const timeline = (events: object[]) => timelineOf(events as Parameters<typeof timelineOf>[0]);

  it('is in the order of time, whatever the states', () =>
    expect(timeline([event('PAID', LATER), event('PURCHASING', NOW, 'bought')])).toEqual([
      { status: 'PURCHASING', at: NOW.toISOString(), note: 'bought' },
      { status: 'PAID', at: LATER.toISOString(), note: null },
    ]));
  it('is in the order of the states where all happened at once', () => {
    const states = timeline([event('PAID', NOW), event('PURCHASED', NOW), event('PENDING_PAYMENT', NOW)]);
    expect(states.map(({ status }) => status)).toEqual(['PENDING_PAYMENT', 'PAID', 'PURCHASED']);
  });
});

it('an order that is over goes nowhere', () => expect([TRANSITIONS.COMPLETED, TRANSITIONS.CLOSED]).toEqual([[], []]));

it('moves are told as they were made', () => {
  const move = { id: 'm1', no: 'T1', status: 'PAID', at: LATER };
  expect(movesOf([{ ...move, orderId: 'o1' } as typeof move])).toEqual([{ ...move, at: LATER.toISOString() }]);
});

it('an order is promised to be bought while it is to be, and neither its shopper nor its seller is waited for', () => {
  const isSo = (status: string, more: object = {}, ...items: string[]) =>
    isPromised(
      ...([{ status }, { items: items.map((each) => ({ status: each })), ...more }] as unknown as Parameters<typeof isPromised>), // prettier-ignore
    );
  expect([isSo('PAID'), isSo('PURCHASING', {}, 'ORDERED'), isSo('PURCHASED'), isSo('PENDING_PAYMENT')]).toEqual([true, true, false, false]); // prettier-ignore
  expect(isSo('PAID', { waitUntil: LATER.toISOString() })).toBe(false);
  expect([isSo('PAID', {}, 'ORDERED', 'DEARER'), isSo('PURCHASING', {}, 'SUBSTITUTE', 'ORDERED')]).toEqual([false, false]); // prettier-ignore
});
