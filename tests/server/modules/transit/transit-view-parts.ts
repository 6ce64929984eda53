import { receiptOf, type TransitReceipt } from '../../../../src/contract/transit-receipt';
import {
  presentTransit,
  presentTransitDetail,
  type ShownLine,
} from '../../../../src/server/modules/transit/transit-view.rules';
import { IN_DOLLARS, lineOf, requestOf } from '../../../support/transit-terms';

type Row = Parameters<typeof presentTransit>[0];
type Parts = Parameters<typeof presentTransitDetail>[1];

export const at = (day: number) => new Date(Date.UTC(2026, 10, day));
export const dollars = (amount: number) => ({ amount, currency: 'USD' });
const film = { code: 'film', charge: { per: 'ORDER' as const, fee: 200, min: 0, max: null } };
const shop = { ...IN_DOLLARS, packing: [film] };
export const line: ShownLine = { ...lineOf(), title: { en: 'By air' } };
/** What this weight costs by air, wrapped or not. */
export const told = (grams: number, packing: string[] = []): TransitReceipt => {
  const request = requestOf({ parcels: [{ ...requestOf().parcels[0]!, grams }], packing });
  const receipt = receiptOf(line, request, shop, '2026-11-01T00:00:00.000Z');
  if (!receipt) throw new Error('The line refuses');
  return receipt;
};
export const [estimate, dearer, cheaper] = [told(2350), told(4350), told(350)];
export const address = { receiverName: 'Ada', countryCode: 'AU', city: 'Perth', phone: '1' };
const standing = { id: 't1', orderNo: 'TO1', mode: 'PACK_FIRST', status: 'PACKING', holds: [], closeReason: null, movedAt: at(2) }; // prettier-ignore
const money = { currency: 'USD', refundedLocal: 25, unpackFen: 1000, rehearsalFen: 2000, toleranceFen: 500, insuredFen: null }; // prettier-ignore
const wished = { address, remark: 'careful', stationId: null, pickup: null, pickupCode: null, localExpressCompanyName: 'Aus', customsRef: null }; // prettier-ignore
const row = { ...standing, ...money, ...wished, lineName: 'AU-AIR', estimate, invoice: null, createdAt: at(1), review: null }; // prettier-ignore
const item = (title: string, quantity: number) => ({ title, image: `/${title}.webp`, quantity });
export const box = { boxNo: 1, grams: 2400, lengthMm: 300, widthMm: 200, heightMm: 100, carrier: 'EMS', trackingNo: 'E1', state: 'SHIPPED' }; // prettier-ignore
export const payment = (paymentNo: string, status: string, amount: number) => ({
  paymentNo,
  status,
  amount: dollars(amount),
});
export const parts = {
  line,
  parcels: [{ id: 'p1', parcelNo: 'PA1', source: 'PURCHASE', grams: 900, items: [item('shoe', 2), item('sock', 3)] }],
  boxes: [{ ...box, sealedAt: at(4), tenantId: 't' }],
  payments: [],
  questions: [],
  say: (text: Record<string, string>) => text.en ?? '',
  declaration: [{ title: 'Shoe', nameEn: 'shoe', nameZh: '鞋', material: 'leather', hsCode: '6403', quantity: 2, unitFen: 1000, id: 'd1' }], // prettier-ignore
  events: [{ status: 'PACKING', at: at(2), by: 'STAFF', note: null, id: 'e1' }],
  warehouseName: 'Yiwu',
  station: undefined,
  packing: [],
};
/** As it stands in a list, but for what is given. */
export const shown = (change: object = {}, more: object = {}) =>
  presentTransit({ ...row, ...change } as unknown as Row, { ...parts, ...more } as unknown as Parts);
/** As it stands on its own page, but for what is given. */
export const detail = (change: object = {}, more: object = {}) =>
  presentTransitDetail({ ...row, ...change } as unknown as Row, { ...parts, ...more } as unknown as Parts);
