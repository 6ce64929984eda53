import { describe, expect, it } from 'vitest';
import {
  addressIn,
  presentPaperBox,
  presentReceiver,
  sheetsOf,
} from '../../../../src/server/modules/transit/papers-view.rules';

type Packed = Parameters<typeof sheetsOf>[0];

const yuan = (amount: number) => ({ amount, currency: 'CNY' });
const words = { nameEn: 'shoe', nameZh: '鞋', material: 'leather', hsCode: '6403' };
const lineOf = (parcelItemId: string, quantity: number, unitFen: number) => ({ ...words, parcelItemId, quantity, unitFen, title: 'T' }); // prettier-ignore
const lines = [lineOf('i1', 2, 1000), lineOf('i2', 1, 300), lineOf('i3', 3, 7)];
const goods = [
  { ...words, quantity: 2, unit: yuan(1000), total: yuan(2000) },
  { ...words, quantity: 1, unit: yuan(300), total: yuan(300) },
  { ...words, quantity: 3, unit: yuan(7), total: yuan(21) },
];
const parcels = (...boxNos: (number | null)[]) => [
  { id: 'a', parcelNo: 'PA', boxNo: boxNos[0] ?? null, itemIds: ['i1', 'i2'] },
  { id: 'b', parcelNo: 'PB', boxNo: boxNos[1] ?? null, itemIds: ['i3'] },
];
const sheets = (boxNos: number[], some: Packed['parcels']) =>
  sheetsOf({ orderNo: 'TO26', boxNos, parcels: some, lines } as unknown as Packed);
const together = { parcelNos: ['PA', 'PB'], goods, total: yuan(2321) };

it.each([
  ['en', { en: '1 Road, Guangzhou' }, '1 Road, Guangzhou'],
  ['vi', { en: '1 Road, Guangzhou', vi: 'Đường 1' }, 'Đường 1'],
  ['vi', { en: '1 Road, Guangzhou' }, '1 Road, Guangzhou'],
  ['zh-CN', { en: '1 Road, Guangzhou' }, '广州市1号'],
  ['en', {}, '广州市1号'],
] as const)('the sender of papers in %s with %j stands at %s', (locale, addressWords, stands) => {
  expect(addressIn(locale, { address: '广州市1号', addressWords })).toBe(stands);
});

it('a receiver is told on paper, and nothing else of an address', () => {
  const shown = { receiverName: 'Ada', phone: '1', countryCode: 'AU', province: 'WA', city: 'Perth', district: 'N', street: 'High 1', postcode: '6000' }; // prettier-ignore
  expect(presentReceiver({ address: { ...shown, id: 'x' } } as unknown as Parameters<typeof presentReceiver>[0])).toEqual(shown); // prettier-ignore
});

it('a box is told on paper with the code that is scanned, and how often its label was printed', () => {
  const shown = { boxNo: 2, grams: 900, lengthMm: 3, widthMm: 2, heightMm: 1, carrier: 'EMS', trackingNo: 'E1' };
  const box = { ...shown, labelPrints: 4, tenantId: 't' } as unknown as Parameters<typeof presentPaperBox>[1];
  expect(presentPaperBox('TO1', box)).toEqual({ ...shown, code: 'T-TO1-2', prints: 4 });
});

describe('sheets of goods', () => {
  it('are one for each box, of what was put into it', () =>
    expect(sheets([1, 2], parcels(2, 1))).toEqual([
      { invoiceNo: 'CI26-1', boxNos: [1], parcelNos: ['PB'], goods: [goods[2]], total: yuan(21) },
      { invoiceNo: 'CI26-2', boxNos: [2], parcelNos: ['PA'], goods: goods.slice(0, 2), total: yuan(2300) },
    ]));
  it('tell of a box that nothing was put into that nothing is in it', () =>
    expect(sheets([1, 2], parcels(1, 1))).toEqual([
      { invoiceNo: 'CI26-1', boxNos: [1], ...together },
      { invoiceNo: 'CI26-2', boxNos: [2], parcelNos: [], goods: [], total: yuan(0) },
    ]));
  it.each([
    ['of one is not said', 2, null],
    ['is no box of these', 1, 3],
  ])('are one for all boxes where the box %s', (_, one, other) =>
    expect(sheets([1, 2], parcels(one, other))).toEqual([{ invoiceNo: 'CI26', boxNos: [1, 2], ...together }]),
  );
  it('are one of all that is in the only box, whatever was said', () =>
    expect(sheets([4], parcels(null, 9))).toEqual([{ invoiceNo: 'CI26-4', boxNos: [4], ...together }]));
  it('tell of what is in the only box and of nothing that was left out', () =>
    expect(sheets([4], parcels(null).slice(0, 1))).toEqual([
      { invoiceNo: 'CI26-4', boxNos: [4], parcelNos: ['PA'], goods: goods.slice(0, 2), total: yuan(2300) },
    ]));
  it('are none where there are no boxes', () => {
    expect(sheets([], parcels(1, 1))).toEqual([]);
    expect(sheets([], [])).toEqual([]);
  });
});
