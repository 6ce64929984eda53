import { describe, expect, it } from 'vitest';
import type { ManifestField } from '../../../../src/contract/manifest';
import { MANIFEST_FIELDS } from '../../../../src/contract/manifest.enums';
import { rowOf, USUAL_COLUMNS } from '../../../../src/server/modules/transit/manifest.rules';

type Listed = Parameters<typeof rowOf>[1];

const box = { boxNo: 1, trackingNo: 'EE1', grams: 2345, lengthMm: 305, widthMm: 200, heightMm: 101 };
const address = { receiverName: 'Ada', phone: '+61 1', countryCode: 'au', province: 'WA', city: 'Perth', district: 'North', street: 'High St 1', postcode: '6000' }; // prettier-ignore
const goods = [
  { nameEn: 'shoe', nameZh: '鞋', hsCode: '6403', material: 'leather', quantity: 2, unitFen: 1005 },
  { nameEn: 'sock', nameZh: '袜', hsCode: '', material: 'wool', quantity: 3, unitFen: 100 },
  { nameEn: 'shoe', nameZh: '鞋', hsCode: '6404', material: 'leather', quantity: 1, unitFen: 1 },
];
const order = { orderNo: 'TO1', address, customsRef: { numbers: [{ masked: 'P•••1' }, { masked: '' }, { masked: 'T•••2' }] }, estimate: { request: { packing: ['wrap'], services: ['photo'] } } }; // prettier-ignore
const listed = { box, order, batch: { batchNo: 'BT1', masterNo: 'M1' }, siblings: [{ boxNo: 2 }, { boxNo: 1 }], declared: goods, line: 'By air' }; // prettier-ignore
const cells = (fields: ManifestField[], change: object = {}) =>
  rowOf(fields.map((field) => ({ header: field, field })), { ...listed, ...change } as unknown as Listed); // prettier-ignore

describe('what stands in a manifest', () => {
  const EXPECTED: Record<ManifestField, string | number> = {
    'box.code': 'T-TO1-1',
    'box.number': 1,
    'box.count': 2,
    'box.trackingNo': 'EE1',
    'box.kilograms': 2.345,
    'box.grams': 2345,
    'box.lengthCm': 30.5,
    'box.widthCm': 20,
    'box.heightCm': 10.1,
    'box.cubicMetres': 0.0062,
    'order.number': 'TO1',
    'order.line': 'By air',
    'order.wishes': 'wrap; photo',
    'batch.number': 'BT1',
    'batch.masterNo': 'M1',
    'receiver.name': 'Ada',
    'receiver.phone': '+61 1',
    'receiver.country': 'AU',
    'receiver.province': 'WA',
    'receiver.city': 'Perth',
    'receiver.district': 'North',
    'receiver.street': 'High St 1',
    'receiver.postcode': '6000',
    'receiver.customsNumber': 'P•••1; T•••2',
    'goods.english': 'shoe; sock',
    'goods.chinese': '鞋; 袜',
    'goods.hsCodes': '6403; 6404',
    'goods.materials': 'leather; wool',
    'goods.pieces': 6,
    'goods.value': 23.11,
    'goods.currency': 'CNY',
  };
  it.each(MANIFEST_FIELDS)('%s', (field) => expect(cells([field])).toEqual([EXPECTED[field]]));
  it('stands in the order of its columns', () =>
    expect(cells(['receiver.city', 'box.number', 'receiver.city'])).toEqual(['Perth', 1, 'Perth']));
  it('tells goods at the first box of a shipment alone, so that sums are those of the batch', () =>
    expect(cells(['goods.english', 'goods.hsCodes', 'goods.pieces', 'goods.value', 'box.count'], { box: { ...box, boxNo: 2 } })).toEqual(['', '', 0, 0, 2])); // prettier-ignore
  it('names no number of customs where none was asked for', () =>
    expect(cells(['receiver.customsNumber'], { order: { ...order, customsRef: null } })).toEqual(['']));
});

it('any carrier is told who gets what, where nobody has written down what it asks', () => {
  expect(USUAL_COLUMNS.map(({ header, field }) => `${header}: ${field}`)).toEqual([
    ...['Reference: box.code', 'Tracking number: box.trackingNo', 'Receiver: receiver.name', 'Phone: receiver.phone'],
    ...['Country: receiver.country', 'Province: receiver.province', 'City: receiver.city', 'Street: receiver.street'],
    ...['Postcode: receiver.postcode', 'Kilograms: box.kilograms', 'Length (cm): box.lengthCm', 'Width (cm): box.widthCm'],
    ...['Height (cm): box.heightCm', 'Goods: goods.english', 'HS codes: goods.hsCodes', 'Pieces: goods.pieces'],
    ...['Value: goods.value', 'Currency: goods.currency'],
  ]);
}); // prettier-ignore
