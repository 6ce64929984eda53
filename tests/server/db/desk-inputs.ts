import { REFUND_VIEWS } from '../../../src/contract/refund.enums';
import { BATCH_VIEWS } from '../../../src/contract/batch.enums';
import { WAY_VIEWS } from '../../../src/contract/way-desk.enums';
import { BUYING_VIEWS } from '../../../src/contract/buying-desk.enums';
import { CLOCKED_QUEUES } from '../../../src/contract/next-due.enums';
import { DAY_VIEWS } from '../../../src/contract/day-desk.enums';
import { COMPENSATION_VIEWS } from '../../../src/contract/compensation-desk.enums';
import { LEDGER_VIEWS } from '../../../src/contract/ledger-desk.enums';
import { PARCEL_VIEWS } from '../../../src/contract/parcel-desk.enums';
import { WITHDRAWAL_VIEWS } from '../../../src/contract/withdrawal-desk.enums';
import { THREAD_VIEWS } from '../../../src/contract/thread.enums';
import { threadEndpoints } from '../../../src/contract/thread.endpoints';
import type { CallOptions, Shop } from '../../support/shop';
import { PACKING_VIEWS } from '../../../src/contract/packing-desk.enums';
import { BANK_OF_SHOP } from '../../support/money';

/** With all that makes a call ask the database. */
export const PLANNED_SHOP = {
  ...{
    offlineDeposit: BANK_OF_SHOP,
    staffLimits: { compensationMonth: 1000, late: { orderMost: 1, PLACE: { sum: 1 }, SELLER: { sum: 1 } } },
  },
  playedStaff: { stepSeconds: 30 },
  levels: [{ id: 'silver', name: { en: 'Silver' }, from: 1 }],
};

/** The first word of a conversation. */
export const writeAbout = (shop: Shop, id: string, as: CallOptions) =>
  shop.call(threadEndpoints.write, { body: { kind: 'ORDER', id, text: 'Where is it?' } }, as);

const THREAD = { kind: 'ORDER', id: 'x2001' };

/** How the queues of desks are asked for. */
export const deskInputs = (now: Date, shopperId: string) => {
  const after = { query: { after: `${String(now.getTime() - 90_000)}_x90` } };
  return {
    'GET /operator/settings/webhooks/{id}/deliveries': [
      { params: { id: 'x2001' } },
      { params: { id: 'x2001' }, ...after },
    ],
    'GET /operator/purchase-orders': [
      {},
      ...BUYING_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { keyword: '7@big.test' } },
      { query: { keyword: 'PO2000', channel: 'TAOBAO,JD' } },
      { query: { view: 'open', age: '3-7,7+' } },
      { query: { group: 'shop' } },
      { query: { group: 'shop', ...after.query } },
    ],
    'GET /operator/next-due': CLOCKED_QUEUES.map((queue) => ({ query: { queue } })),
    'GET /operator/find': [
      { query: { keyword: 'PO2000' } },
      { query: { keyword: 'SF2000' } },
      { query: { keyword: '2711000000000001234' } },
      { query: { keyword: '7@big.test' } },
    ],
    'GET /operator/shelf-counts': [{}, after],
    'GET /operator/shelf-counts/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/settings/lines/{name}': [{ params: { name: 'air' } }],
    'GET /operator/settings/import-shapes/{shape}': [{ params: { shape: '0123456789abcdef' } }],
    'GET /operator/views': [{ query: { page: 'buying' } }],
    'GET /operator/customers': [
      { query: { keyword: '5550 0100' } },
      {},
      after,
      { query: { keyword: '7@big.test' } },
      { query: { keyword: 'PO2000' } },
      { query: { keyword: 'shopper' } },
      { query: { keyword: 'morgan' } },
    ],
    'GET /operator/customers/{id}/personal-data': [{ params: { id: shopperId } }],
    'GET /operator/customers/{id}': [{ params: { id: shopperId } }],
    'GET /operator/customers/{id}/sessions': [{ params: { id: shopperId } }],
    'GET /operator/compensations': [
      ...COMPENSATION_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { view: 'over', keyword: '7@big.test' } },
      { query: { keyword: 'CP2000' } },
    ],
    'GET /operator/compensations/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/compensation-about': [{ query: { no: 'PO2001' } }],
    'GET /operator/threads': [
      {},
      ...THREAD_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { view: 'done', ...after.query } },
      { query: { keyword: '7@big.test' } },
      { query: { keyword: 'PO2000' } },
    ],
    'GET /operator/threads/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/thread': [{ query: THREAD }],
    'GET /operator/threads/upload-token': [{ query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }],
    'GET /front/user/data-exports/{id}/file': [{ params: { id: 'x2001' } }],
    'GET /front/threads': [{}, { query: { pageNo: 2 } }],
    'GET /front/threads/{id}': [{ params: { id: 'x2001' } }],
    'GET /front/thread': [{ query: THREAD }],
    'GET /operator/days': [...DAY_VIEWS.map((view) => ({ query: { view } })), { query: { after: '2026-10-01' } }],
    'GET /operator/days/{day}': [{ params: { day: '2026-11-19' } }],
    'GET /operator/statement-lines/{id}/payout': [{ params: { id: 'x2001' } }],
    'GET /operator/statements': [{}, after],
    'GET /operator/statements/{id}': [
      { params: { id: 'x2001' } },
      { params: { id: 'x2001' }, query: { view: 'matched' } },
    ],
    'GET /operator/refund-requests': [
      ...REFUND_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { view: 'over', ...after.query } },
    ],
    'GET /operator/ledger': [
      ...LEDGER_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { keyword: '7@big.test' } },
      { query: { keyword: '50.00' } },
      { query: { keyword: 'PO2000' } },
    ],
    'GET /operator/ledger/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/ledger-accounts/{id}': [
      { params: { id: 'a7' } },
      // one of its own entries: every two thousandth is
      { params: { id: 'a7' }, query: { from: '2020-01-01', kind: 'PAYMENT', after: '3007' } },
    ],
    'GET /operator/parcels': [
      ...PARCEL_VIEWS.map((view) => ({ query: { view } })),
      { query: { warehouseId: 'gz' } },
      after,
      { query: { keyword: 'SF2000' } },
      { query: { keyword: 'PC2000' } },
    ],
    'GET /operator/parcels/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/parcel-claims': [{}, after],
    'GET /operator/parcel-claims/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/transit-orders': [
      ...PACKING_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { keyword: 'TO2000' } },
    ],
    'GET /operator/transit-orders/by-code': [
      { query: { code: 'TO261126ABCDEFGH' } },
      { query: { code: 'PC261126ABCDEFGH' } },
    ],
    'GET /operator/transit-orders/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/transit-orders/{id}/papers': [{ params: { id: 'x2001' } }],
    'GET /operator/shipments': [
      ...WAY_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { view: 'late', ...after.query } },
      { query: { view: 'claims', ...after.query } },
      { query: { view: 'onWay', keyword: 'TO2000' } },
    ],
    'GET /operator/shipments/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/batches': [
      ...BATCH_VIEWS.map((view) => ({ query: { view } })),
      after,
      { query: { keyword: 'BT2000' } },
    ],
    'GET /operator/batches/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/batches/{id}/manifest': [{ params: { id: 'x2001' }, query: { lineName: 'air' } }],
    'GET /operator/manifest-template': [{ query: { lineName: 'air' } }],
    'GET /operator/pick-list': [{ query: { ids: 'x2001,x2001' } }],
    'GET /operator/transit-orders/{id}/boxes': [{ params: { id: 'x2001' } }],
    'GET /operator/deposits': [
      {},
      { query: { view: 'over', after: `${String(now.getTime() - 90_000)}_x90` } },
      { query: { keyword: '7@big.test' } },
    ],
    'GET /operator/settings/mail/preview': [{ query: { template: 'signupCode', language: 'en' } }],
    'GET /operator/settings/warehouses/{id}/calendar': [{ params: { id: 'gz' }, query: { year: '2027' } }],
    'GET /operator/withdrawals': [
      ...WITHDRAWAL_VIEWS.map((view) => ({ query: { view } })),
      { query: { view: 'over', after: `${String(now.getTime() - 90_000)}_x90` } },
      { query: { keyword: '7@big.test' } },
      { query: { keyword: 'WD2001' } },
    ],
    'GET /operator/withdrawals/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/own-products/{id}': [{ params: { id: 'x2001' } }],
    'GET /operator/own-products': [{}, { query: { pageNo: 2 } }],
    'GET /operator/audit': [
      {},
      { query: { day: '2026-11-21' } },
      { query: { action: 'staff.manage' } },
      { query: { subjectKind: 'STAFF', subjectId: 'x2001' } },
      { query: { subjectId: 'PO2001' } },
      { query: { staffId: 'x2001', action: 'money.refund' } },
    ],
    'GET /operator/articles/{type}': [{ params: { type: 'FAQ' }, query: { language: 'en' } }],
    'GET /operator/articles/{type}/editions/{number}': [
      { params: { type: 'FAQ', number: '1' }, query: { language: 'en' } },
    ],
    'GET /operator/articles/{type}/preview': [{ params: { type: 'FAQ' }, query: { language: 'en' } }],
    'GET /operator/articles/{type}/findings': [{ params: { type: 'FAQ' }, query: { language: 'en' } }],
    'GET /operator/site-items': [{ query: { kind: 'BANNER' } }, { query: { kind: 'CAMPAIGN' } }],
    ...Object.fromEntries(
      ['', '/preview', '/findings'].map((what) => [
        `GET /operator/site-items/{id}${what}`,
        [{ params: { id: 'x2001' } }],
      ]),
    ),
    'GET /operator/site-items/{id}/editions/{number}': [{ params: { id: 'x2001', number: '1' } }],
    'GET /operator/product-groups/preview': [{ query: { keyword: 'mug' } }],
    'GET /operator/hot-keywords': [{ query: { language: 'en' } }],
    'GET /operator/search-words': [{ query: { language: 'en' } }, { query: { language: 'en', nothing: '1' } }],
    'GET /operator/content-upload-token': [{ query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }],
    'GET /operator/packing-upload-token': [{ query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }],
    'GET /operator/catalogue-upload-token': [{ query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }],
    'GET /operator/settings-upload-token': [{ query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }],
    'GET /operator/settings/texts': [{ query: { language: 'en' } }],
    'GET /operator/upload-token': [{ query: { ext: 'jpg', catalog: 'PRODUCT_SEARCH' } }],
  };
};
