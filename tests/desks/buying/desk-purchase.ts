import type { DeskPurchase } from '../../../src/contract/buying-desk';

export const price = (amount: number) => ({ cny: { amount, currency: 'CNY' }, local: { amount, currency: 'USD' } });
export const LEASE = { staffId: 's1', name: 'Mei', since: '2030-01-01T10:00:00Z', until: '2030-01-01T10:30:00Z' };
export const ORDER: DeskPurchase = {
  ...{ id: 'p1', orderNo: 'PO1', version: 4, status: 'PURCHASING', movedAt: '2030-01-01T08:00:00Z', isLate: false },
  ...{ dueAt: null, takeBy: null, shopperId: 's9', parcels: [], shipments: [] },
  ...{ channel: 'TAOBAO', shopName: 'Lamp house', warehouseId: 'gz', shopperName: 'Ada', shopperLanguage: 'en' },
  items: [
    {
      ...{ id: 'i1', title: 'A lamp', image: '/l.webp', productUrl: 'https://item.taobao.com/item.htm?id=1' },
      ...{ options: ['Brass'], quantity: 2, message: 'No box', status: 'ORDERED', paidFen: 1250, total: price(2500) },
      asked: null,
      substitute: null,
      whenGone: { gives: { amount: 2600, currency: 'USD' }, endsOrder: true },
      isRefundAsked: false,
    },
  ],
  ...{ goods: price(2500), domesticFreight: price(800), serviceFee: price(100), total: price(3400) },
  ...{ paidMore: null, waitUntil: null },
  ...{ refunded: { amount: 0, currency: 'USD' }, margin: { amount: 300, currency: 'USD' } },
  lease: { ...LEASE, isMine: true },
  ...{ atSeller: null, byCall: null, canPlace: true, canSend: false, canAsk: true, notedNumbers: [] },
  askTerms: { cnyToLocalRate: '0.14', marginBasisPoints: 0, currency: 'USD', borne: { fen: 200, basisPoints: 100 } },
  timeline: [{ at: '2030-01-01T08:00:00Z', kind: 'STATE', code: 'PAID', detail: '', staffName: null }],
};
