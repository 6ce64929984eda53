import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallInput, Endpoint } from '../../../src/contract/endpoint';
import { canonicalUrl } from '../../../src/contract/product-link';
import { listJobs } from '../../../src/server/wiring/app-jobs';
import { systemTx } from '../../../src/server/db/database';
import { sendMail } from '../../../src/server/jobs/send-mail';
import { countLines } from '../../../src/server/modules/transit/count-lines.service';
import { followBoxes } from '../../../src/server/modules/transit/follow-boxes.service';
import { followParcels } from '../../../src/server/modules/warehouse/follow-parcels.service';
import { BIG, growShop } from '../../support/big-shop';
import { startShop } from '../../support/shop';
import { findSlow, watchPlans } from '../../support/plans';
import { deskInputs, PLANNED_SHOP } from './desk-inputs';
import { countQuietDay } from './quiet-day';
import { describeOnPostgres } from '../../support/postgres';
import { signInStaff } from '../../support/staff';
import { startOrdering, type Ordering } from '../modules/purchase/ordering';
import { SERVED } from '../../support/served-calls';
import { useShop } from './used-shop';

/** A page, its items and counts of one shopper; a batch of a queue. */
const MOST_ROWS = 2000;
const LIVE_CALLS = SERVED.filter(({ method }) => method === 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

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
      'GET /front/transit-lines/{name}/history': [{ params: { name: 'air' } }],
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
    ['count lines', () => countLines(now)],
    ['count a day of little', () => countQuietDay(at.owner.tenantId)],
    ['follow boxes', () => followBoxes(() => undefined, now())],
    ['follow parcels', () => followParcels(() => undefined, now())],
    ['send mail by SMTP', () => sendMail(now, { send: () => Promise.resolve() })],
  ] as const)('%s finds its work by an index', async (_, run) => {
    expect(await slowOf(run, 0)).toEqual([]);
  });
});
