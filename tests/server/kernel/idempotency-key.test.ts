import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { NoBody } from '../../../src/contract/endpoint.schemas';
import type { Endpoint } from '../../../src/contract/endpoint';
import { canonicalUrl } from '../../../src/contract/product-link';
import { PAY_PASSWORD } from '../../support/money';
import { signInStaff } from '../../support/staff';
import { skuOf, startOrdering } from '../modules/purchase/ordering';
import { ROW } from '../modules/purchase/quoting';
import { keyed, LAMP, shopWithShopper } from './keyed-calls';
import { SERVED } from '../../support/served-calls';
import { inputOf, made } from '../valid-inputs';

describe('an Idempotency-Key', () => {
  const moneyCalls = SERVED.filter(({ idempotency }) => idempotency === 'required');

  it('is asked for by every call that moves money or makes a debt (I6)', () => {
    expect(moneyCalls.map(({ path }) => path.replace('/front/', '')).sort()).toEqual([
      '/operator/articles/{type}/publish',
      '/operator/articles/{type}/shown',
      '/operator/banner-order',
      '/operator/batches',
      '/operator/batches/{id}/hand-over',
      '/operator/compensations',
      '/operator/compensations/{id}/decide',
      '/operator/compensations/{id}/pay',
      '/operator/customers/{id}/data-exports',
      '/operator/customers/{id}/erasure/decide',
      '/operator/customers/{id}/notes',
      '/operator/customers/{id}/sessions/{sessionId}/end',
      '/operator/customers/{id}/view-as',
      '/operator/deposits/{id}/answer',
      '/operator/deposits/{id}/decide',
      '/operator/hot-keywords',
      '/operator/ledger/{id}/decide',
      '/operator/manual-orders/{id}/close',
      '/operator/manual-orders/{id}/quote',
      '/operator/parcel-claims/{id}/answer',
      '/operator/parcel-claims/{id}/decide',
      '/operator/parcel-services/{id}/done',
      '/operator/parcels/{id}/disposal',
      '/operator/parcels/{id}/disposal/decide',
      '/operator/parcels/{id}/owner',
      '/operator/parcels/{id}/owner/decide',
      '/operator/parcels/{id}/send-back',
      '/operator/payments-in-review/{paymentNo}/answer',
      '/operator/payments-in-review/{paymentNo}/decide',
      '/operator/played-desks',
      '/operator/product-groups',
      '/operator/purchase-orders/{id}/out-of-stock',
      '/operator/purchase-orders/{id}/place',
      '/operator/purchase-orders/{id}/saved/decide',
      '/operator/purchase-orders/{id}/substitute',
      '/operator/purchase-orders/{id}/tracking',
      '/operator/purchase-orders/{id}/wait',
      '/operator/refund-requests/{id}/answer',
      '/operator/refund-requests/{id}/decide',
      '/operator/shipments/{id}/hand-out',
      '/operator/shipments/{id}/lose',
      '/operator/shipments/{id}/news',
      '/operator/shipments/{id}/restock',
      '/operator/shipments/{id}/seize',
      '/operator/site-items',
      '/operator/site-items/{id}/publish',
      '/operator/site-items/{id}/take-down',
      '/operator/statement-lines/{id}/payout/decide',
      '/operator/thread-messages',
      '/operator/transit-orders/{id}/ask',
      '/operator/transit-orders/{id}/hand-over',
      '/operator/transit-orders/{id}/hold',
      '/operator/transit-orders/{id}/labels',
      '/operator/transit-orders/{id}/leave-out',
      '/operator/transit-orders/{id}/seal',
      '/operator/transit-orders/{id}/stop',
      '/operator/withdrawals/{id}/decide',
      '/operator/withdrawals/{id}/pay',
      '/operator/withdrawals/{id}/refuse',
      'manual-orders',
      'manual-orders/{id}/accept',
      'manual-orders/{id}/close',
      'payments/batch-pay',
      'payments/{id}/pay',
      'preview-product/create',
      'purchase-orders',
      'purchase-orders/{id}/clone',
      'purchase-orders/{id}/pay',
      'purchase-parcels/claims',
      'stored-parcels/merge',
      'stored-parcels/{id}/decision',
      'stored-parcels/{id}/dispose',
      'stored-parcels/{id}/extend-storage',
      'stored-parcels/{id}/return',
      'stored-parcels/{id}/services',
      'stored-parcels/{id}/split',
      'third-pay/{provider}/pay',
      'threads',
      'transit-orders',
      'transit-orders/{id}/close',
      'transit-orders/{id}/decision',
      'transit-orders/{id}/pay',
      'transit-orders/{id}/question',
      'user-account/certificate',
      'user-account/deposits',
      'user-account/deposits/{depositNo}/pay',
      'user-account/withdrawals',
      'user/data-exports',
    ]);
  });

  it.each(moneyCalls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'that was sent has its form: %s (I6)',
    async (_, endpoint: Endpoint) => {
      const { shop, token } = await shopWithShopper();
      const caller: Record<string, string> =
        endpoint.access === 'staff'
          ? { cookie: `staffToken=${(await signInStaff(shop, ['owner'])).staffToken}` }
          : { authorization: `Bearer ${token}` };
      const path = endpoint.path
        .replace('{provider}', 'SANDBOX')
        .replace('{type}', 'FAQ')
        .replace('{depositNo}', 'DP26112100000001')
        .replace('{paymentNo}', 'PY26112100000001')
        .replace(/\{\w+\}/g, 'a'.repeat(20));
      const bodies: Record<string, unknown> = {
        '/front/purchase-orders': { quoteId: 'a'.repeat(20), termsAccepted: true },
        '/front/preview-product/create': { quoteId: 'a'.repeat(20), termsAccepted: true },
        '/front/manual-orders': LAMP,
        '/front/manual-orders/{id}/accept': { termsAccepted: true },
        '/front/manual-orders/{id}/close': { reason: '' },
        '/operator/manual-orders/{id}/quote': { version: 1, rows: [ROW], freightFen: 0, validDays: 7 },
        '/operator/manual-orders/{id}/close': { version: 1, reason: 'Not sold' },
        '/operator/purchase-orders/{id}/out-of-stock': { version: 1, orderItemId: 'i1' },
        '/operator/purchase-orders/{id}/tracking': { version: 1, parcels: [{ trackingNos: ['SF1234567890123'] }] },
        '/operator/purchase-orders/{id}/substitute': {
          ...{ version: 1, orderItemId: 'i1', title: 'Another', unitFen: 100 },
          productUrl: 'https://item.taobao.com/item.htm?id=600000000001',
        },
        '/operator/purchase-orders/{id}/wait': { version: 1, until: null },
        '/operator/purchase-orders/{id}/place': {
          version: 1,
          numbers: ['3101'],
          prices: [{ orderItemId: 'i1', unitFen: 100 }],
          freightFen: 0,
        },
        '/operator/customers/{id}/notes': { text: 'Rings on Mondays' },
        '/operator/deposits/{id}/answer': { version: 1, decision: 'REFUSE', reason: 'Nothing came' },
        '/operator/payments-in-review/{paymentNo}/answer': { isPaid: false },
        '/operator/withdrawals/{id}/decide': { approvalId: 'none', decision: 'APPROVED' },
        '/operator/withdrawals/{id}/pay': { bankReference: 'B-1' },
        '/operator/withdrawals/{id}/refuse': { status: 'REQUESTED', reason: 'Closed account' },
        '/operator/parcels/{id}/owner': { version: 1, shopperId: 'none' },
        '/operator/parcels/{id}/send-back': { version: 1, replacements: [], stays: null },
        '/operator/parcel-services/{id}/done': { answer: '' },
        '/operator/parcel-claims/{id}/answer': { decision: 'REFUSE', note: '' },
        '/operator/transit-orders/{id}/stop': { version: 1, note: 'It does not fit' },
        '/operator/transit-orders/{id}/hold': { version: 1, note: 'A parcel is missing' },
        '/operator/transit-orders/{id}/seal': {
          version: 1,
          boxes: [{ grams: 900, lengthMm: 200, widthMm: 150, heightMm: 100 }],
          parcelIds: ['none'],
        },
        '/operator/transit-orders/{id}/hand-over': {
          version: 1,
          boxes: [{ boxNo: 1, carrier: 'EMS', trackingNo: 'EA123456789CN' }],
        },
        '/operator/refund-requests/{id}/answer': { decision: 'REFUSE', note: 'It is fine' },
        '/front/transit-orders': { purchaseParcelIds: ['p1'], transitOptionName: 'air', userAddressId: 'a1' },
        '/front/transit-orders/{id}/close': { reason: '' },
        '/front/transit-orders/{id}/decision': { choice: 'GIVE_UP' },
        '/front/purchase-parcels/claims': { trackingNo: 'SF1234567890123', statement: 'A mug', orderRef: '27112' },
        '/front/stored-parcels/{id}/decision': { orderItemId: 'i1', decision: 'ACCEPT' },
        '/front/stored-parcels/{id}/return': { orderItemId: 'i1' },
        '/front/stored-parcels/{id}/services': { serviceCode: 'photos', priceId: 'p1', payPassword: PAY_PASSWORD },
        '/front/stored-parcels/{id}/extend-storage': { days: 7, acceptFee: 300, payPassword: PAY_PASSWORD },
        '/front/stored-parcels/merge': { parcelIds: ['p1', 'p2'], acceptFee: 300, payPassword: PAY_PASSWORD },
        '/front/stored-parcels/{id}/split': { itemIds: ['i1'], acceptFee: 300, payPassword: PAY_PASSWORD },
        '/front/payments/batch-pay': { paymentNos: ['PY26112100000001'], payPassword: PAY_PASSWORD },
        '/front/third-pay/{provider}/pay': { orderPay: 'PY26112100000001', orderAmount: 100 },
        '/front/user-account/certificate': { amount: 5000 },
        '/front/user-account/deposits': { amount: 5000, channel: 'SANDBOX' },
        '/front/user-account/withdrawals': { amount: 5, accountText: 'IBAN 1234', payPassword: PAY_PASSWORD },
      };
      const hasBody = endpoint.body !== NoBody;
      const known = inputOf(endpoint, made('none')).body;
      const body = hasBody
        ? JSON.stringify(bodies[endpoint.path] ?? known ?? { payPassword: PAY_PASSWORD })
        : undefined;
      for (const key of ['short', 'a'.repeat(65), 'with a space in it']) {
        const headers = { ...caller, 'content-type': 'application/json' };
        const init = { method: endpoint.method, body, headers: key ? { ...headers, 'idempotency-key': key } : headers };
        const answer = await shop.fetchRaw(path, init);
        expect(await answer.json(), String(key)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
      }
    },
  );

  it('is of use where none is asked for: a cart is filled once with one, twice without', async () => {
    const { shop, token, product, cart } = await startOrdering();
    const body = { productUrl: canonicalUrl(product), productSkuId: skuOf(product), quantity: 2 };
    const pieces = async () => (await cart()).shops[0]?.cartItems[0]?.quantity;
    const answers = [1, 2].map(() => shop.call(cartEndpoints.add, { body }, keyed(token)));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await pieces()).toBe(2);
    await shop.call(cartEndpoints.add, { body }, { token });
    await shop.call(cartEndpoints.add, { body }, { token });
    expect(await pieces()).toBe(6);
  });
});
