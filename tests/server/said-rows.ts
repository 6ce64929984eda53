import type { CallInput, Endpoint } from '../../src/contract/endpoint';

/** What the shop has, by table: what its rows are called. */
export type Named = (table: string, column?: string) => Promise<string>;
type Input = CallInput<Endpoint>;

const byKeyword =
  (table: string, column: string, query: object = {}) =>
  async (named: Named) =>
    ({ query: { ...query, keyword: await named(table, column) } }) as Input;

/** How calls whose path names nothing name a row of the shop: by body or query. */
export const SAID: Record<string, (named: Named) => Promise<Input>> = {
  'GET /operator/audit': async (named) => ({ query: { staffId: await named('staff') } }) as Input,
  'GET /operator/manual-orders': byKeyword('manual_order', 'title', { status: 'QUOTED' }),
  'GET /operator/purchase-orders': byKeyword('purchase_order', 'order_no', { view: 'toBuy' }),
  'POST /operator/purchase-orders/bulk': async (named) =>
    ({ body: { action: 'CLAIM', ids: [await named('purchase_order')] } }) as Input,
  'GET /operator/withdrawals': byKeyword('withdrawal', 'withdrawal_no', { view: 'toApprove' }),
  'GET /operator/compensations': byKeyword('compensation', 'compensation_no', { view: 'toAllow' }),
  'GET /operator/compensation-about': async (named) =>
    ({ query: { no: await named('purchase_order', 'order_no') } }) as Input,
  'POST /operator/compensations': async (named) =>
    ({
      body: { no: await named('purchase_order', 'order_no'), reason: 'GOODWILL', amount: 1, note: 'Sorry' },
    }) as Input,
  'GET /operator/deposits': byKeyword('deposit', 'deposit_no'),
  'GET /operator/ledger': byKeyword('purchase_order', 'order_no'),
  'GET /operator/customers': byKeyword('shopper', 'email'),
  'GET /operator/threads': byKeyword('thread', 'reference'),
  'GET /operator/thread': async (named) =>
    ({ query: { kind: 'ORDER', id: await named('thread', 'subject_id') } }) as Input,
  'POST /operator/thread-messages': async (named) =>
    ({
      body: { kind: 'ORDER', id: await named('purchase_order'), text: 'Soon', then: 'DONE', version: null },
    }) as Input,
  'PUT /operator/banner-order': async (named) => {
    const ids = [await named('content_head', 'subject')];
    return { body: { was: ids, ids } } as Input;
  },
  'POST /operator/scan': async (named) =>
    ({
      body: {
        ...{ scanId: 'scan-000000000009', code: await named('parcel', 'parcel_no'), bench: '1', warehouseId: 'gz' },
        ...{ mode: 'INSPECT', context: { parcelId: await named('parcel') } },
      },
    }) as Input,
  'GET /operator/parcels': byKeyword('parcel', 'parcel_no', { view: 'onShelf' }),
  'GET /operator/transit-orders': byKeyword('transit_order', 'order_no'),
  'GET /operator/transit-orders/by-code': async (named) =>
    ({ query: { code: await named('transit_order', 'order_no') } }) as Input,
  'GET /operator/pick-list': async (named) => ({ query: { ids: await named('transit_order') } }) as Input,
  'GET /operator/batches': byKeyword('transit_batch', 'batch_no', { view: 'open' }),
  'POST /operator/batches': async (named) =>
    ({ body: { warehouseId: await named('warehouse'), carrier: 'Harbour Line' } }) as Input,
  'GET /operator/shipments': byKeyword('transit_order', 'order_no', { view: 'onWay' }),
  'POST /operator/settings/limits/decide': async (named) =>
    ({ body: { approvalId: await named('approval'), decision: 'APPROVED' } }) as Input,
  'GET /operator/find': byKeyword('purchase_order', 'order_no'),
  'POST /operator/settings/simulate': async (named) =>
    ({
      body: {
        ...{ country: 'au', warehouse: await named('warehouse') },
        parcels: [{ grams: 500, lengthMm: 100, widthMm: 100, heightMm: 100 }],
      },
    }) as Input,
};

/** Whose fields of such names hold no row: codes of an app, what the call itself makes or lists, words to look for. */
export const NO_ROW_SAID = [
  'POST /operator/me/second-factor/confirm',
  'POST /operator/me/second-factor/remove',
  'POST /operator/days/{day}/check',
  'PUT /operator/product-groups',
  'GET /operator/product-groups/preview',
  'PUT /operator/settings/levels',
  'PUT /operator/settings/boxes',
  'PUT /operator/settings/extras',
  'GET /operator/settings/texts',
  'POST /operator/settings/services',
  'POST /operator/settings/warehouses',
  'POST /operator/settings/lines',
  'POST /operator/settings/lines-import',
];
