import { describe, expect, it } from 'vitest';
import { commonestDivisor, presentStockIn } from '../../../../src/server/modules/warehouse/stock-in-view.rules';
import { UNPAID } from '../../../../src/server/modules/warehouse/storage.rules';

type Row = Parameters<typeof presentStockIn>[0];
type Contents = NonNullable<Parameters<typeof presentStockIn>[1]>;
type Frame = Parameters<typeof presentStockIn>[2];

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 4));
const money = {
  cnyToLocalRate: '0.14',
  marginBasisPoints: 0,
  currency: 'USD',
  handling: { reworkFen: 300, returnFen: 1_000 },
};
const yiwu = { id: 'w1', name: 'Yiwu', region: 'CHINA' } as const;
const shown = { id: 'p1', parcelNo: 'PA1', status: 'STOCKED_IN', grams: 800, lengthMm: 300, widthMm: 200, heightMm: 100, note: 'shoes', transitOrderId: null }; // prettier-ignore
const lies = { freeUntil: '2026-11-12', pausedAt: null, pausedDays: 0, dayOffset: 480, holidays: [] };
const row = { ...shown, ...lies, source: 'PURCHASE', warehouseId: 'w1', goodsKinds: ['shoes'], receivedAt: at(1), stockedInAt: at(2) }; // prettier-ignore
const frame: Frame = {
  storage: { freeDays: 10, bands: [{ upToGrams: null, dayFee: 100 }], maxFee: null },
  money,
  divisor: 6000,
  warehouses: [yiwu],
  services: [{ code: 'photo', name: 'Photo', remark: 'Close', price: { id: 's1', terms: { charge: { per: 'PARCEL', fee: 300 }, currency: 'CNY' } } } as unknown as Frame['services'][number]], // prettier-ignore
  keepsBalances: true,
  asked: [],
  paid: new Set(['o1']),
  now: at(15),
};
const thing = { id: 'i1', title: 'Shoe', image: '/s.webp', productUrl: 'https://p/a', channel: 'TAOBAO', category: 'shoes', options: ['41'], quantity: 2 }; // prettier-ignore
const ordered = { id: 'oi1', status: 'STOCKED_IN', finding: null, decideBefore: null, offerLocal: 0, totalLocal: 280, refundedLocal: 0, keptLocal: 0, topUpLocal: 0, quantity: 2, goneQty: 0 }; // prettier-ignore
const order = {
  id: 'o1',
  orderNo: 'PO1',
  shopName: 'Potter',
  currency: 'USD',
  cnyToLocalRate: '0.14',
  marginBasisPoints: 0,
};
const contentsOf = (change: object = {}) =>
  ({
    items: [{ item: { ...thing, unitFen: 1000 }, ordered, order }, { item: { ...thing, id: 'i2', quantity: 1, unitFen: 50 }, ordered: null, order: null }], // prettier-ignore
    numbers: [{ kind: 'CHILD', number: 'SF1' }],
    photos: [{ url: '/1.webp', takenAt: at(2) }],
    paid: UNPAID,
    services: [],
    ...change,
  }) as unknown as Contents;
const present = (change: object = {}, contents: Contents | undefined = contentsOf(), framed: Partial<Frame> = {}) =>
  presentStockIn({ ...row, ...change } as unknown as Row, contents, { ...frame, ...framed });
const withItem = (change: object) => contentsOf({ items: [{ item: { ...thing, unitFen: 1000 }, ordered: { ...ordered, ...change }, order }] }); // prettier-ignore

describe('a parcel as its shopper sees it', () => {
  it('tells what it is, where it lies and since when', () =>
    expect(present()).toMatchObject({
      ...shown,
      source: 'PURCHASE',
      warehouse: yiwu,
      goodsKinds: ['shoes'],
      numbers: [{ kind: 'CHILD', number: 'SF1' }],
      photos: [{ url: '/1.webp', takenAt: '2026-11-02T04:00:00.000Z' }],
      receivedAt: '2026-11-01T04:00:00.000Z',
      stockedInAt: '2026-11-02T04:00:00.000Z',
      storage: { since: '2026-11-02', freeUntil: '2026-11-12', daysLeft: -3, fee: { local: { amount: 42 } } },
      refusal: null,
      disposalRefusal: null,
    }));
  it('is worth all pieces of all its things', () =>
    // twice ¥10 and once ¥0.50
    expect(present().value).toEqual({
      cny: { amount: 2050, currency: 'CNY' },
      local: { amount: 287, currency: 'USD' },
    }));
  it('is empty, and nothing of it is dated, where nothing is known of it', () =>
    expect(present({ receivedAt: null, stockedInAt: null, source: null }, undefined)).toMatchObject({
      ...{ items: [{}, {}], receivedAt: null, stockedInAt: null, storage: null, source: 'FORECAST' },
    }));
  it('holds nothing where no contents are given', () => {
    const bare = presentStockIn(row as unknown as Row, undefined, frame);
    expect(bare).toMatchObject({ items: [], numbers: [], photos: [], services: [], value: { cny: { amount: 0 } } });
    expect(bare.storage?.paid.cny.amount).toBe(0);
  });
  it('keeps the id of a warehouse that the shop no longer names', () =>
    expect(present({ warehouseId: 'gone' }).warehouse).toEqual({ id: 'gone', name: '', region: 'CHINA' }));

  it('weighs by its volume what is carried by a divisor', () => {
    expect(present().volume).toEqual({ grams: 1000, divisor: 6000 });
    expect(present({}, undefined, { divisor: undefined }).volume).toBeNull();
  });
  it.each(['lengthMm', 'widthMm', 'heightMm'])('weighs nothing by volume without its %s', (side) =>
    expect(present({ [side]: null }).volume).toBeNull(),
  );

  it('offers services where money can be taken from somebody', () => {
    expect(present().serviceOffers).toMatchObject([{ code: 'photo', priceId: 's1', price: { cny: { amount: 300 } } }]);
    expect(present({}, undefined, { keepsBalances: false }).serviceOffers).toEqual([]);
  });
});

describe('a thing of a parcel', () => {
  it('tells what it is and of which order', () =>
    expect(present().items).toEqual([
      {
        ...thing,
        unitPrice: { amount: 1000, currency: 'CNY' },
        order: { itemId: 'oi1', orderId: 'o1', orderNo: 'PO1', shopName: 'Potter', status: 'STOCKED_IN', finding: null, decideBefore: null, choices: [], cheaper: null, sendBack: null },
      },
      { ...thing, id: 'i2', quantity: 1, unitPrice: { amount: 50, currency: 'CNY' }, order: null },
    ])); // prettier-ignore
  it('of which no order is left has none', () =>
    expect(present({}, contentsOf({ items: [{ item: { ...thing, unitFen: 1 }, ordered, order: null }] })).items[0]?.order).toBeNull()); // prettier-ignore
  it('can be decided over until its deadline, and only kept where its money is asked for', () => {
    const failed = withItem({ status: 'QC_FAILED', finding: 'a crack', decideBefore: at(16) });
    expect(present({ status: 'RECEIVED' }, failed).items[0]?.order).toMatchObject({
      finding: 'a crack',
      decideBefore: '2026-11-16T04:00:00.000Z',
      choices: [{ decision: 'ACCEPT' }, { decision: 'EXCHANGE' }, { decision: 'RETURN', money: { amount: 280 } }],
    });
    const asked = present({ status: 'RECEIVED' }, failed, { asked: ['oi1'] });
    expect(asked.items[0]?.order?.choices).toEqual([{ decision: 'ACCEPT', money: null }]);
    expect(present({ status: 'RECEIVED' }, failed, { now: at(16) }).items[0]?.order?.choices).toEqual([]);
  });
});

describe('a thing that goes back, or was kept for less', () => {
  const kept = { status: 'QC_PASSED', finding: 'a crack', offerLocal: 30, refundedLocal: 30 };
  const orderOf = (change: object, framed: Partial<Frame> = {}, services: object[] = []) =>
    present({ stockedInAt: at(14) }, { ...withItem(change), services } as unknown as Contents, framed).items[0]?.order;
  it('was cheaper where it was kept for what was offered, which is back', () =>
    expect(orderOf(kept)?.cheaper).toEqual({ amount: 30, currency: 'USD' }));
  it.each([
    ['it is decided about', { status: 'QC_FAILED' }],
    ['nothing was found', { finding: '' }],
    ['nothing was offered', { offerLocal: 0, refundedLocal: 0 }],
    ['the offer was not taken', { refundedLocal: 29 }],
  ])('was not cheaper where %s', (_, change) => expect(orderOf({ ...kept, ...change })?.cheaper).toBeNull());
  it('can go back to its seller, but not while something is done to its parcel, its money is asked for or is gone', () => {
    const good = { status: 'QC_PASSED', finding: '' };
    expect(orderOf(good)?.sendBack?.money.currency).toBe('USD');
    expect(orderOf(good, {}, [{ status: 'DONE', doneAt: null, createdAt: at(14) }])?.sendBack).not.toBeNull();
    const two = [{ status: 'DONE', doneAt: null, createdAt: at(14) }, { status: 'REQUESTED', doneAt: null, createdAt: at(14) }]; // prettier-ignore
    expect(orderOf(good, {}, two)?.sendBack).toBeNull();
    expect(orderOf(good, { asked: ['oi1'] })?.sendBack).toBeNull();
    expect(orderOf(good, { paid: new Set() })?.sendBack).toBeNull();
  });
});

describe('a photo', () => {
  it('is shown with what is on it, and not once that has left', () => {
    const photos = ['i1', 'i2', 'gone', null].map((itemId) => ({ id: `of ${itemId}`, itemId, takenAt: at(2) }));
    expect(present({}, contentsOf({ photos })).photos.map(({ id }) => id)).toEqual(['of i1', 'of i2', 'of null']);
  });
});

describe('what it costs to take it apart', () => {
  it('is told with what stands against it', () => {
    expect(present({ status: 'LOCKED' }).rework?.refusal).toBe('NOT_STORED');
    expect(present().rework?.refusal).toBe('STORAGE_DUE');
    expect(present({}, undefined, { keepsBalances: false }).rework).toBeNull();
  });
});

describe('why a parcel cannot be chosen', () => {
  it.each([
    ['STOCKED_IN', null],
    ['LOCKED', 'TAKEN'],
    ['PACKED', 'TAKEN'],
    ['RECEIVED', 'NOT_INSPECTED'],
  ])('in state %s: %s', (status, refusal) => expect(present({ status }).refusal).toBe(refusal));
  it('waits for a decision', () => {
    const failed = contentsOf({ items: [...withItem({ status: 'QC_FAILED' }).items, ...contentsOf().items] });
    expect(present({ status: 'RECEIVED' }, failed).refusal).toBe('DECISION_DUE');
  });
  it('is on the bench again', () => expect(present({ status: 'RECEIVED', pausedAt: at(3) }).refusal).toBe('ON_BENCH'));
  it('waits for an answer to what is asked back, and is not thrown away meanwhile', () =>
    expect(present({}, undefined, { asked: ['oi1'] })).toMatchObject({ refusal: 'REFUND_ASKED', disposalRefusal: 'REFUND_ASKED' })); // prettier-ignore
  it('is not held by what is asked of other things', () =>
    expect(present({}, undefined, { asked: ['another'] })).toMatchObject({ refusal: null, disposalRefusal: null }));
  it('is not thrown away while something is done to it', () =>
    expect(present({}, contentsOf({ services: [{ status: 'REQUESTED', createdAt: at(3), doneAt: null }] })).disposalRefusal).toBe('SERVICE_WAITS')); // prettier-ignore
});

describe('what most lines divide volumes by', () => {
  it('is the commonest, the smaller one of a draw', () => {
    expect(commonestDivisor([6000, 5000, 6000])).toBe(6000);
    expect(commonestDivisor([8000, 5000, 6000])).toBe(5000);
    expect(commonestDivisor([6000, 5000, 5000, 6000, 9000])).toBe(5000);
  });
  it('is unknown without a line', () => expect(commonestDivisor([])).toBeUndefined());
});
