import type { CallInput, Endpoint } from '../../src/contract/endpoint';

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

// Bodies and queries that pass the schemas, so that access alone decides.
const BODIES: Record<string, unknown> = {
  'PUT /operator/staff/{id}/roles': { roles: ['reader'], version: 1 },
  'PUT /operator/staff/{id}/state': { state: 'SUSPENDED', version: 1 },
  'POST /operator/me/second-factor': { password: 'brave-anchor-38' },
  'POST /operator/me/second-factor/confirm': { code: '123456' },
  'POST /operator/me/second-factor/remove': { code: '123456' },
  'PUT /operator/me/password': { oldPassword: 'brave-anchor-38', newPassword: 'calm-harbour-52' },
  'POST /operator/invitations': { email: 'new@staff.test', roles: ['reader'], language: 'en' },
  'POST /operator/invitations/{id}/resend': { version: 1 },
  'POST /operator/roles': { name: 'Night shift', permissions: ['warehouse.receive'] },
  'PUT /operator/roles/{id}': { name: 'Night shift', permissions: ['warehouse.receive'], version: 1 },
  'PUT /front/cart/{id}/message': { message: 'hello' },
  'POST /front/purchase-orders/{id}/pay': { payPassword: '135790' },
  'POST /front/purchase-orders/{id}/close-item': { orderItemId: 'none' },
  'POST /front/payments/{id}/pay': { payPassword: '135790' },
  'POST /operator/customs-info/{id}/reveal': { reason: 'Papers for the carrier' },
  'POST /operator/deposits/{id}/answer': { decision: 'REFUSE', reason: 'Nothing came' },
  'POST /operator/payments-in-review/{paymentNo}/answer': { isPaid: false },
  'POST /operator/withdrawals/{id}/ask': {},
  'POST /operator/withdrawals/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
  'POST /operator/withdrawals/{id}/pay': { bankReference: 'B-1' },
  'POST /operator/withdrawals/{id}/refuse': { reason: 'Closed account' },
  'POST /operator/refund-requests/{id}/answer': { decision: 'REFUSE', note: 'It is fine' },
  'POST /front/refunds': { orderItemId: 'none', reason: 'Torn', qty: 1 },
  'PUT /front/user-account/update-deposit': { depositId: 'none', cancel: true },
  'POST /front/customs-info/save': {
    countryCode: 'kr',
    receiverName: 'Kim Min-ji',
    values: { PCCC: 'P123456789012' },
    keep: true,
    consent: true,
  },
  'POST /front/manual-orders/{id}/accept': { termsAccepted: true },
  'POST /front/manual-orders/{id}/close': { reason: '' },
  'POST /front/transit-orders/{id}/pay': { payPassword: '135790' },
  'POST /front/transit-orders/{id}/close': { reason: '' },
  'POST /front/transit-orders/{id}/decision': { choice: 'GIVE_UP' },
  'POST /operator/purchase-orders/next': {},
  'POST /operator/purchase-orders/bulk': { action: 'CLAIM', ids: ['none'] },
  'POST /operator/purchase-orders/{id}/claim': { takesOver: false },
  'POST /operator/purchase-orders/{id}/place': {
    version: 1,
    numbers: ['3101'],
    prices: [{ orderItemId: 'none', unitFen: 100 }],
    freightFen: 0,
  },
  'POST /operator/purchase-orders/{id}/out-of-stock': { version: 1, orderItemId: 'none' },
  'POST /operator/purchase-orders/{id}/tracking': { version: 1, trackingNo: 'SF1234567890123' },
  'POST /operator/own-products': {
    titles: { en: 'Mug' },
    images: ['https://shop.example/mug.jpg'],
    weightGrams: 300,
    options: [],
    skus: [{ choice: [], priceFen: 3000, stock: 5 }],
  },
  'PUT /operator/own-products/{id}': {
    version: 1,
    state: 'ON_SALE',
    titles: { en: 'Mug' },
    images: ['https://shop.example/mug.jpg'],
    weightGrams: 300,
    skus: [],
  },
  'POST /operator/transit-orders/next': {},
  'POST /operator/transit-orders/{id}/stop': { version: 1, note: 'It does not fit' },
  'POST /operator/transit-orders/{id}/preview': { boxes: [{ grams: 900, lengthMm: 200, widthMm: 150, heightMm: 100 }] },
  'POST /operator/transit-orders/{id}/seal': {
    version: 1,
    boxes: [{ grams: 900, lengthMm: 200, widthMm: 150, heightMm: 100 }],
    parcelIds: ['none'],
  },
  'POST /operator/transit-orders/{id}/hand-over': {
    version: 1,
    boxes: [{ boxNo: 1, carrier: 'EMS', trackingNo: 'EA123456789CN' }],
  },
  'POST /operator/parcel-claims/{id}/answer': { decision: 'REFUSE', note: '' },
  'POST /operator/scan': { scanId: 'scan-000000000001', code: '!NEXT', bench: '1', warehouseId: 'gz', mode: 'RECEIVE' },
  'POST /operator/manual-orders/{id}/claim': { takesOver: false },
  'POST /operator/manual-orders/{id}/close': { version: 1, reason: 'Not sold' },
  'POST /operator/manual-orders/{id}/quote': {
    version: 1,
    rows: [{ title: 'Lamp', productUrl: 'https://shop.example/lamp', quantity: 1, unitPriceFen: 900 }],
    freightFen: 0,
    validDays: 7,
  },
  'POST /front/stored-parcels/{id}/services': { serviceCode: 'photos', priceId: 'p1', payPassword: '135790' },
  'POST /front/stored-parcels/{id}/decision': { orderItemId: 'i1', decision: 'ACCEPT' },
  'POST /front/stored-parcels/{id}/return': { orderItemId: 'i1' },
  'POST /front/stored-parcels/{id}/extend-storage': { days: 7, acceptFee: 300, payPassword: '135790' },
  'POST /front/stored-parcels/merge': { parcelIds: ['p1', 'p2'], acceptFee: 300, payPassword: '135790' },
  'POST /front/stored-parcels/{id}/split': { itemIds: ['i1'], acceptFee: 300, payPassword: '135790' },
  'POST /front/stored-parcels/{id}/note': { note: 'for Ada' },
  'POST /front/purchase-parcels/claims': { trackingNo: 'SF1234567890123', statement: 'A mug', orderRef: '27112' },
  'PUT /front/purchase-parcels/forecasts/{id}': { version: 1 },
  'POST /front/third-pay/{provider}/pay': { orderPay: 'PY261121AAAAAAAA', orderAmount: 100 },
};
const QUERIES: Record<string, object> = {
  'GET /front/purchase-parcels/unclaimed': { trackingNo: 'SF1234567890123' },
  'PUT /front/cart/{id}/quantity': { quantity: 1 },
  'DELETE /operator/invitations/{id}': { version: 1 },
  'DELETE /operator/roles/{id}': { version: 1 },
  'PUT /operator/me/language': { language: 'en' },
};

/** An input that the schemas of the call accept. */
export const inputOf = (endpoint: Endpoint, params: Record<string, string>) =>
  ({
    params,
    query: QUERIES[nameOf(endpoint)] ?? {},
    body: BODIES[nameOf(endpoint)],
  }) as CallInput<Endpoint>;
/** The same value under each name of a parameter. */
export const made = (value: string) => ({ id: value, paymentNo: value, depositNo: value, provider: 'SANDBOX' });
