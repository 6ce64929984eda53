import { describe, expect, it } from 'vitest';
import type { Quote } from '../../../../src/contract/cart';
import { draftOrders, draftQuoted } from '../../../../src/server/modules/purchase/order-draft.rules';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const price = (fen: number, cents: number) => ({ cny: { amount: fen, currency: 'CNY' as const }, local: { amount: cents, currency: 'USD' } }); // prettier-ignore
const frame = () => {
  let ids = 0;
  let numbers = 0;
  return { quoteId: 'q1', now: NOW, newId: () => `id${(ids += 1)}`, newNumber: () => `PO${(numbers += 1)}` };
};
const rates = { cnyToLocalRate: '0.14', marginBasisPoints: 200, serviceFeeRule: { basisPoints: 500, minimumFen: 300 } };
/** Each sum another, so that none can stand for another. */
const sums = { goods: price(2000, 286), domesticFreight: price(800, 114), serviceFee: price(400, 57), total: price(3200, 457) }; // prettier-ignore
const frozen = {
  status: 'PENDING_PAYMENT',
  warehouseId: 'gz',
  currency: 'USD',
  goodsFen: 2000,
  goodsLocal: 286,
  freightFen: 800,
  freightLocal: 114,
  serviceFeeFen: 400,
  serviceFeeLocal: 57,
  totalFen: 3200,
  totalLocal: 457,
  cnyToLocalRate: '0.14',
  marginBasisPoints: 200,
  serviceFeeRule: { basisPoints: 500, minimumFen: 300 },
  quoteId: 'q1',
  // three days to pay
  payBefore: new Date('2026-11-25T10:00:00.000Z'),
  createdAt: NOW,
};

describe('draftOrders', () => {
  const mug = { title: 'Mug', image: '/mug.webp', skuLabels: ['Red'], productUrl: 'https://p/a', message: 'in paper' };
  const line = { ...mug, cartItemId: 'c1', productId: '77', productSkuId: 'x', quantity: 2, priceBefore: null, problem: null }; // prettier-ignore
  const shop = { shopId: 's1', shopName: 'Potter', channel: 'TAOBAO' as const, ...sums };
  const quote = {
    ...rates,
    tenantWarehouseId: 'gz',
    shops: [
      { ...shop, lines: [{ ...line, unitPrice: price(1000, 143), total: price(2000, 286) }, { ...line, titleOriginal: '杯子', cartItemId: 'c2', unitPrice: price(1, 2), total: price(3, 4) }] },
      { ...shop, shopId: 's2', lines: [{ ...line, unitPrice: price(5, 6), total: price(7, 8) }] },
    ],
  } as unknown as Quote; // prettier-ignore

  it('makes an order of each shop, at the prices, fees and rates that were told', () => {
    const [first, second] = draftOrders(quote, frame());
    expect(first?.order).toEqual({ ...frozen, id: 'id1', orderNo: 'PO1', channel: 'TAOBAO', shopId: 's1', shopName: 'Potter' }); // prettier-ignore
    expect(second?.order).toMatchObject({ id: 'id4', orderNo: 'PO2', shopId: 's2' });
    expect(second?.items).toMatchObject([{ orderId: 'id4', position: 0 }]);
  });
  it('keeps each line as it was told, in its place', () => {
    const [first] = draftOrders(quote, frame());
    const kept = {
      ...mug,
      orderId: 'id1',
      channel: 'TAOBAO',
      itemId: '77',
      skuId: 'x',
      quantity: 2,
      status: 'ORDERED',
    };
    expect(first?.items).toEqual([
      {
        ...kept,
        titleOriginal: '',
        id: 'id2',
        position: 0,
        unitFen: 1000,
        unitLocal: 143,
        totalFen: 2000,
        totalLocal: 286,
      },
      { ...kept, titleOriginal: '杯子', id: 'id3', position: 1, unitFen: 1, unitLocal: 2, totalFen: 3, totalLocal: 4 },
    ]);
  });
});

describe('draftQuoted', () => {
  const row = { productUrl: 'https://shop.example/a', title: 'Kettle', quantity: 1, unitPrice: price(2000, 286), total: price(2000, 286), imageUrls: [] }; // prettier-ignore
  const quote = {
    ...rates,
    ...sums,
    rows: [
      { ...row, options: 'Blue, 2 l', refusal: '' },
      { ...row, title: 'Knife', options: '', refusal: 'forbidden' },
      { ...row, title: 'Lid', options: '', refusal: '' },
    ],
  };
  const request = { productUrl: 'https://shop.example/list?id=1', remark: 'quickly', quote } as unknown as Parameters<
    typeof draftQuoted
  >[0];

  it('is of no catalogue: its shop is the site where the goods are', () =>
    expect(draftQuoted(request, 'gz', frame()).order).toEqual({
      ...frozen,
      id: 'id1',
      orderNo: 'PO1',
      channel: '',
      shopId: '',
      shopName: 'shop.example',
    }));
  it('holds what can be bought, and the remark with each thing', () => {
    const { items } = draftQuoted(request, 'gz', frame());
    const none = { itemId: '', skuId: '', image: '', channel: '', message: 'quickly' };
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ ...none, title: 'Kettle', skuLabels: ['Blue, 2 l'], position: 0, unitFen: 2000 });
    expect(items[1]).toMatchObject({ ...none, title: 'Lid', skuLabels: [], position: 1 });
  });
});
