import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { contentEndpoints } from '../../../src/contract/content.endpoints';
import { compensationDeskEndpoints } from '../../../src/contract/compensation.desk.endpoints';
import { statementDeskEndpoints } from '../../../src/contract/statement.desk.endpoints';
import type { CallInput, Endpoint } from '../../../src/contract/endpoint';
import { canonicalUrl } from '../../../src/contract/product-link';
import { pushEndpoints } from '../../../src/contract/push.endpoints';
import { purchaseDeskEndpoints } from '../../../src/contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import { unclaimedEndpoints } from '../../../src/contract/unclaimed.endpoints';
import { withdrawalDeskEndpoints } from '../../../src/contract/withdrawal.desk.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { exportDeskEndpoints } from '../../../src/contract/export.desk.endpoints';
import { writeExports } from '../../../src/server/modules/export/write-export.service';
import { listJobs } from '../../../src/server/wiring/app-jobs';
import { EXPORTS } from '../../../src/server/wiring/exports';
import { systemTx, tenantTx } from '../../../src/server/db/database';
import { sendMail } from '../../../src/server/jobs/send-mail';
import { takeOwnStock } from '../../../src/server/modules/catalog/own-stock.service';
import { followBoxes } from '../../../src/server/modules/transit/follow-boxes.service';
import { followParcels } from '../../../src/server/modules/warehouse/follow-parcels.service';
import { notify } from '../../../src/server/modules/account/account.service';
import { BIG, growShop } from '../../support/big-shop';
import { PAY_PASSWORD } from '../../support/money';
import { BROWSER } from '../../support/push/browser';
import { startShop } from '../../support/shop';
import { keepOwnProduct } from '../../support/own-product';
import { storeParcel } from '../../support/parcels';
import { findSlow, watchPlans } from '../../support/plans';
import { deskInputs, PLANNED_SHOP, writeAbout } from './desk-inputs';
import { writeDeskRows } from './desk-rows';
import { addBatch } from './batch-rows';
import { countQuietDay } from './quiet-day';
import { describeOnPostgres } from '../../support/postgres';
import { lineOf, photosOf, publishOffers } from '../../support/shop-offers';
import { startCharge } from '../../support/sandbox';
import { signInStaff } from '../../support/staff';
import { writeArticle } from '../modules/content/editors';
import { startOrdering, type Ordering } from '../modules/purchase/ordering';
import { SERVED } from '../../support/served-calls';

/** A page, its items and counts of one shopper; a batch of a queue. */
const MOST_ROWS = 2000;
const LIVE_CALLS = SERVED.filter(({ method }) => method === 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** One row of each table, made as shoppers make them. */
async function useShop(at: Ordering, staffToken: string) {
  const { shop, token, owner, product } = at;
  const as = { token };
  const order = await at.order();
  await startCharge(shop, token, {
    paymentNo: order.payment?.paymentNo ?? '',
    amount: order.payment?.amount.amount ?? 0,
  });
  await at.add(product);
  await at.fund(5000);
  await shop.call(walletEndpoints.createDeposit, { body: { amount: 500, channel: 'SANDBOX' } }, as);
  const { data: byBank } = await shop.call(offlineDepositEndpoints.startOfflineDeposit, { body: { amount: 500 } }, as);
  const withdrawal = { amount: 100, accountText: 'Bank 1234', payPassword: PAY_PASSWORD };
  const { data: back } = await shop.call(walletEndpoints.createWithdrawal, { body: withdrawal }, as);
  await shop.call(withdrawalDeskEndpoints.ask, { params: { id: back.id }, body: {} }, { staffToken });
  const file = { source: 'BANK' as const, fileName: 'a.csv', content: 'date,amount\n2026-11-20,1.00' };
  const mapping = { date: 0, amount: 1, isDayFirst: true, isComma: false };
  await shop.call(statementDeskEndpoints.read, { body: { ...file, mapping } }, { staffToken });
  const given = { no: order.orderNo, reason: 'GOODWILL' as const, amount: 100, note: 'Sorry' };
  await shop.call(compensationDeskEndpoints.ask, { body: given }, { staffToken });
  await shop.call(catalogEndpoints.saveFavorite, { body: { productUrl: canonicalUrl(product) } }, as);
  const wanted = { productUrl: 'https://a.example/1', title: 'Cup', unitPriceFen: 900, quantity: 1 };
  const { data: asked } = await shop.call(purchaseEndpoints.createManual, { body: { ...wanted, options: '' } }, as);
  const quote = { version: 1, rows: [wanted], freightFen: 0, validDays: 7 };
  const quoted = { params: { id: asked.id }, body: quote };
  await shop.call(purchaseDeskEndpoints.quoteManual, quoted, { staffToken });
  await shop.call(authEndpoints.sendEmailCode, { body: { email: 'new@mail.test', purpose: 'SIGNUP' } });
  await shop.call(contentEndpoints.sendFeedback, { body: { message: 'A fine shop' } });
  const home = { receiverName: 'Ada', phone: '+61 2 5550 0100', countryCode: 'au', province: 'NSW', city: 'Sydney' };
  await shop.call(pushEndpoints.saveDevice, { body: BROWSER }, as);
  await tenantTx(owner, (tx) => notify(tx, { ...owner, code: 'PURCHASE_PAID', event: 'one', at: shop.clock.now }));
  const address = { ...home, district: '', street: '1 Pier', postcode: '2000' };
  const place = { body: { tenantWarehouseId: 'gz' } };
  const { data: enrolled } = await shop.call(warehouseEndpoints.saveUserWarehouse, place, as);
  const notice = { userWarehouseId: enrolled.id, trackingNos: ['SF1234567890124'] };
  await shop.call(warehouseEndpoints.fileForecasts, { body: notice }, as);
  const claimed = { trackingNo: 'SF1234567890125', statement: 'A cup', orderRef: '27112' };
  await shop.call(unclaimedEndpoints.claim, { body: claimed }, as);
  const stored = await storeParcel(shop, owner.shopperId, {}, { number: 'SF1234567890123', photo: '/scale.webp' });
  const { data: kept } = await shop.call(accountEndpoints.saveAddress, { body: address }, as);
  await publishOffers(owner.tenantId, { lines: [lineOf()], services: [photosOf(300)] }, new Date(0));
  const { items } = (await shop.call(warehouseEndpoints.listStockIn, { query: {} }, as)).data;
  const [offer] = items[0]?.serviceOffers ?? [];
  const service = { serviceCode: offer?.code ?? '', priceId: offer?.priceId ?? '', payPassword: PAY_PASSWORD };
  await shop.call(warehouseEndpoints.askService, { params: { id: stored }, body: service }, as);
  const shipment = { purchaseParcelIds: [await storeParcel(shop, owner.shopperId)], userAddressId: kept.id };
  await shop.call(transitEndpoints.estimate, { body: shipment }, as);
  await shop.call(transitEndpoints.create, { body: { ...shipment, transitOptionName: 'air' } }, as);
  const own = await keepOwnProduct(owner.tenantId, shop.clock.now);
  const held = { orderItemId: order.items[0]?.id ?? '', orderId: order.id, skuId: `${own}000`, quantity: 1 };
  await tenantTx(owner, (tx) => takeOwnStock(tx, owner, [held]));
  await writeAbout(shop, order.id, as);
  await writeDeskRows(shop, staffToken, stored);
  await writeArticle(shop, staffToken);
  await systemTx(async (tx) => {
    await tx.execute(
      sql`insert into provider_event (tenant_id, provider, event_id, payment_no) values (${owner.tenantId}, 'SANDBOX', 'e', 'p')`,
    );
    await tx.execute(
      sql`insert into refund (tenant_id, id, shopper_id, refund_no, cause, order_kind, order_id, order_no, status, steps, currency, amount, destination, created_at, updated_at)
        values (${owner.tenantId}, 'one', ${owner.shopperId}, 'RF', 'ASKED', 'PURCHASE', 'x2001', 'PO', 'REQUESTED', '[]', 'USD', 1, 'BALANCE', now(), now())`,
    );
    await addBatch(tx, owner.tenantId);
    await tx.execute(
      sql`insert into storage_day (tenant_id, parcel_id, day, fen, currency, amount, charged_at) values (${owner.tenantId}, ${stored}, '2026-11-01', 1, 'USD', 1, now())`,
    );
    await tx.execute(
      sql`insert into courier_event (tenant_id, parcel_id, provider, at, code, text_hash, state, place, original, received_at)
        values (${owner.tenantId}, ${stored}, 'one', now(), 'c', 'h', 'DELIVERED', '', '', now())`,
    );
    await tx.execute(
      sql`insert into work_claim (tenant_id, job, item_id, until) values (${owner.tenantId}, 'job', 'x', 'infinity')`,
    );
  });
  const { data: exported } = await shop.call(exportDeskEndpoints.start, { body: { kind: 'ORDERS' } }, { staffToken });
  await writeExports(EXPORTS, () => shop.clock.now);
  return { order, byBank, exported };
}

describeOnPostgres('with a hundred thousand rows in each table', () => {
  let at: Ordering;
  let staffToken: string;
  let big: Set<string>;
  let inputs: Record<string, object[]>;
  let plans: Awaited<ReturnType<typeof watchPlans>>;
  beforeAll(async () => {
    at = await startOrdering(undefined, await startShop(PLANNED_SHOP));
    const { shop, owner, product } = at;
    const signedIn = await signInStaff(shop);
    const { staffId } = signedIn;
    ({ staffToken } = signedIn);
    const { order, byBank, exported } = await useShop(at, staffToken);
    big = await growShop(owner.tenantId, owner.shopperId, shop.clock.now);
    inputs = {
      'GET /front/purchase-orders': [
        {},
        { query: { pageNo: 2, status: 'COMPLETED' } },
        { query: { group: 'stored' } },
        { query: { keyword: 'PO2000' } },
      ],
      'GET /front/purchase-orders/{id}': [{ params: { id: order.id } }, { params: { id: 'x2001' } }],
      'GET /front/manual-orders/{id}': [{ params: { id: 'x2001' } }],
      'GET /operator/manual-orders': [
        {},
        { query: { status: 'CLOSED', after: `${String(shop.clock.now.getTime() - 90_000)}_x90` } },
        { query: { status: 'CLOSED', keyword: 'rug' } },
        { query: { status: 'CLOSED', keyword: '7@big.test' } },
        { query: { lease: 'mine' } },
      ],
      'GET /operator/manual-orders/{id}': [{ params: { id: 'x2001' } }],
      ...deskInputs(shop.clock.now, owner.shopperId),
      'GET /operator/purchase-orders/{id}': [{ params: { id: 'x2001' } }],
      'GET /operator/purchase-orders/{id}/listings': [{ params: { id: 'x2001' } }],
      'GET /operator/deposits/{id}': [{ params: { id: byBank.id } }],
      'GET /operator/exports/{id}/parts/{part}': [{ params: { id: exported.id, part: 1 } }],
      'GET /operator/staff/{id}/sessions': [{ params: { id: staffId } }],
      'GET /operator/own-products': [{}, { query: { pageNo: 2 } }],
      'GET /operator/refund-requests/{id}': [{ params: { id: 'x2001' } }],
      'GET /front/purchase-parcels/stock-in-parcels': [
        { query: { pageSize: 1 } },
        { query: { pageSize: 1000, warehouseId: 'gz', source: 'PURCHASE' } },
        { query: { pageSize: 1000, expiringDays: 30 } },
      ],
      'GET /front/purchase-parcels/forecasts/{id}': [{ params: { id: 'x2001' } }],
      'GET /front/purchase-parcels/unclaimed': [{ query: { trackingNo: 'SF2001000000' } }],
      'GET /front/transit-orders': [
        {},
        { query: { pageNo: 2, status: 'COMPLETED' } },
        ...(['travelling', 'toPay'] as const).map((group) => ({ query: { group } })),
        { query: { keyword: 'TO2000' } },
      ],
      'GET /front/transit-orders/{id}': [{ params: { id: 'x2001' } }],
      'GET /front/transit-order-logistics/transit-order/{id}': [{ params: { id: 'x2001' } }],
      'GET /front/refunds': [{}, { query: { pageNo: 2, status: 'REQUESTED' } }, { query: { orderNo: 'PO2001' } }],
      'GET /front/payments/unpaid': [{}, { query: { orderType: 'PURCHASE', orderNo: 'PO2' } }],
      'GET /front/payments/{paymentNo}': [{ params: { paymentNo: order.payment?.paymentNo } }],
      'GET /front/product-favorite/pagination': [{}, { query: { channel: 'TAOBAO', pageNo: 2 } }],
      'GET /sandbox/charges/{chargeId}': [{ params: { chargeId: 'x2001' } }],
      'GET /front/articles/{type}': [{ params: { type: 'FAQ' } }],
      'GET /front/contents': [{ query: { type: 'SERVICE' } }],
      'GET /front/user-account/certificate/{id}': [{ params: { id: byBank.id } }],
      'GET /front/user-account/queryDetail/{id}': [{ params: { id: 'x2001' } }],
      'GET /front/customs-info/user': [{ query: { countryCode: 'kr' } }],
      'GET /front/product': [{ query: { productUrl: canonicalUrl(product) } }],
      'GET /front/product/search': [{ query: { keyword: 'kettle' } }],
      'GET /front/user/check-email-available': [{ query: { email: '7@big.test' } }],
    };
    plans = await watchPlans();
  }, 600_000);
  afterAll(() => plans.close());

  const slowOf = async (work: () => Promise<unknown>, least = 1) => {
    const ran = await plans.ranBy(work);
    expect(ran.length).toBeGreaterThanOrEqual(least);
    return ran.flatMap((each) => findSlow(each, big, MOST_ROWS));
  };

  it('notices what reads or sorts a table as a whole', async () => {
    const read = (text: string) => slowOf(() => systemTx((tx) => tx.execute(sql.raw(text))));
    expect(await read('select count(*) from purchase_order')).not.toEqual([]);
    expect(await read('select id from payment order by target_no limit 5')).not.toEqual([]);
    expect(await read(`select id from purchase_order where tenant_id = '${at.owner.tenantId}' and id = 'x7'`)).toEqual(
      [],
    );
    expect(big.size).toBeGreaterThan(20);
    expect(BIG).toBe(100_000);
  });

  it.each(LIVE_CALLS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s reads what it shows, by an index',
    async (name, endpoint) => {
      for (const input of inputs[name] ?? [{}]) {
        const ask = async () => {
          const raw = () => at.shop.fetchRaw(`${endpoint.path}?token=x2001.ORDERS.${'a'.repeat(40)}`);
          const call = () => at.shop.call(endpoint, input as CallInput<Endpoint>, { token: at.token, staffToken });
          const { status } = await (endpoint.isRaw ? raw() : call());
          if (endpoint.access !== 'public') expect(status).toBe(200);
        };
        expect(await slowOf(ask, endpoint.access !== 'public' ? 1 : 0)).toEqual([]);
      }
    },
  );

  const now = () => at.shop.clock.now;
  const all = listJobs(async (request) => at.shop.app.fetch(request));
  const jobs = all.filter(({ lane }) => lane !== 'pictures' && lane !== 'figures'); // a day that is counted reads all of it
  it.each([
    ...jobs.map(({ name, run }) => [name, () => run(now)] as const),
    ['count a day of little', () => countQuietDay(at.owner.tenantId)],
    ['follow boxes', () => followBoxes(() => undefined, now())],
    ['follow parcels', () => followParcels(() => undefined, now())],
    ['send mail by SMTP', () => sendMail(now, { send: () => Promise.resolve() })],
  ] as const)('%s finds its work by an index', async (_, run) => {
    expect(await slowOf(run, 0)).toEqual([]);
  });
});
