import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEndpoints } from '../../../src/contract/account.endpoints';
import { authEndpoints } from '../../../src/contract/auth.endpoints';
import { catalogEndpoints } from '../../../src/contract/catalog.endpoints';
import { PURCHASE_ORDER_STATUSES } from '../../../src/contract/order-status';
import { overviewEndpoints } from '../../../src/contract/overview.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { refundEndpoints } from '../../../src/contract/refund.endpoints';
import { TRANSIT_MODES, TRANSIT_STATUSES } from '../../../src/contract/transit.enums';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { unclaimedEndpoints } from '../../../src/contract/unclaimed.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { PARCEL_STATUSES } from '../../../src/contract/warehouse.enums';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import type { CatalogueProduct } from '../../../src/server/adapters/marketplace/embedded/catalogue-product';
import { liveThePast } from '../../../src/demo/past/past';
import { playedShops, withPastAtRest } from '../../../src/demo/played-staff/played-shops';
import { playStaff } from '../../../src/demo/played-staff/played-staff';
import { seedDemo } from '../../../src/demo/seed/demo';
import { DEMO_SHOPS } from '../../../src/demo/seed/demo-shops';
import { shopTx } from '../../../src/server/db/database';
import { outboxMail } from '../../../src/server/db/schema/account';
import { parcel } from '../../../src/server/db/schema/parcel';
import { purchaseOrder } from '../../../src/server/db/schema/shopping';
import { transitOrder } from '../../../src/server/db/schema/transit';
import { env } from '../../../src/server/env';
import { readPastMark } from '../../../src/server/modules/content/past-mark.service';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { receiptsOf } from '../../support/kept-receipts';
import { shopOf } from '../../support/shop';

const countBy = (words: string[]) =>
  Object.fromEntries([...new Set(words)].sort().map((word) => [word, words.filter((each) => each === word).length]));

const query = { pageNo: 1, pageSize: 100 };
/** It is a lot that happened. */
const SEEDING_MS = 600_000;

const REGULARS = DEMO_SHOPS.filter(({ record }) => record.demoAccounts.some(({ role }) => role === 'regular'));
let products: CatalogueProduct[];

beforeAll(async () => {
  ({ products } = await seedDemo(() => undefined));
}, SEEDING_MS);

it('is told in two shops, each in its own language', () => {
  expect(REGULARS.map(({ record }) => `${record.id} ${record.defaultLanguage}`)).toEqual(['demo en', 'dubai ar']);
});

describe.each(REGULARS)('the past of a regular of $record.id', (shop) => {
  const now = new Date();
  let at: ReturnType<typeof shopOf>;
  let token: string;

  beforeAll(async () => {
    expect(await liveThePast(shop, products, now)).toEqual([]);
    at = shopOf(shop.record);
    at.clock.now = now;
    const [, account] = (await at.call(authEndpoints.listSampleAccounts, {})).data.accounts;
    expect(account?.label).toBe('Shopper with orders');
    const { email = '', password = '' } = account ?? {};
    ({ token } = (await at.call(authEndpoints.login, { body: { email, password } })).data);
  }, SEEDING_MS);

  const seen = async () => {
    const overview = (await at.call(overviewEndpoints.get, {}, { token })).data;
    const refunds = (await at.call(refundEndpoints.list, { query }, { token })).data.items;
    const deposits = (await at.call(walletEndpoints.listDeposits, { query }, { token })).data.items;
    const withdrawals = (await at.call(walletEndpoints.listWithdrawals, { query }, { token })).data.items;
    const claims = (await at.call(unclaimedEndpoints.listClaims, { query }, { token })).data.items;
    const forecasts = (await at.call(warehouseEndpoints.listForecasts, { query }, { token })).data.items;
    const requests = (await at.call(purchaseEndpoints.listManual, { query }, { token })).data.items;
    const parcels = (await at.call(warehouseEndpoints.listStockIn, { query }, { token })).data.items;
    return {
      orders: overview.orders,
      shipments: overview.shipments,
      waiting: countBy(overview.waiting.map(({ kind }) => kind)),
      refunds: countBy(refunds.map(({ cause, status }) => `${cause} ${status}`)),
      deposits: countBy(deposits.map(({ status }) => status)),
      withdrawals: countBy(withdrawals.map(({ status }) => status)),
      claims: countBy(claims.map(({ status }) => status)),
      forecasts: countBy(forecasts.map(({ status }) => status)),
      requests: countBy(requests.map(({ status }) => status)),
      services: parcels.flatMap(({ services }) => services.map(({ status }) => status)),
      favorites: (await at.call(catalogEndpoints.listFavorites, { query }, { token })).data.total,
    };
  };

  it('has mails whose links lead to where the shop is served', async () => {
    const mails = await shopTx(shop.record.id, (tx) => tx.select({ body: outboxMail.body }).from(outboxMail));
    const links = mails.flatMap(({ body }) => body.match(/https?:\/\/[^\s/]+/g) ?? []);
    expect([...new Set(links)]).toEqual([`http://${shop.record.id}.localhost:${String(env().PORT)}`]);
  });

  it('has every state of an order and of a shipment in it, and something on each page', async () => {
    expect(await seen()).toEqual({
      orders: {
        ...{
          PENDING_PAYMENT: 1,
          PAID: 2,
          PURCHASING: 1,
          PURCHASED: 1,
          SELLER_SHIPPED: 1,
          INSPECTING: 4,
          PARTIALLY_ARRIVED: 1,
        },
        ...{ STOCKED_IN: 15, COMPLETED: 15, CLOSED: 4 },
      },
      shipments: {
        ...{ SUBMITTED: 1, PACKING: 1, WEIGHED: 1, PENDING_PAYMENT: 2, PAID: 1, OUTBOUND: 1, SHIPPED: 1, CUSTOMS: 1 },
        ...{
          ARRIVED_LOCAL: 1,
          OUT_FOR_DELIVERY: 1,
          READY_FOR_PICKUP: 1,
          DELIVERED: 1,
          COMPLETED: 1,
          SEIZED: 1,
          RETURNED: 1,
          LOST: 2,
          CLOSED: 1,
        },
      },
      waiting: {
        ...{ DECISION_DUE: 2, PAPERS_WANTED: 1, ORDER_TO_PAY: 1, SHIPMENT_TO_PAY: 3 },
        ...{ CAME_BACK: 1, PRICE_TO_ACCEPT: 1, TO_FETCH: 1 },
      },
      refunds: {
        ...{ 'ASKED REFUNDED': 1, 'ASKED REJECTED': 1, 'ASKED REQUESTED': 1, 'ORDER_CLOSED REFUNDED': 1 },
        ...{ 'OUT_OF_STOCK REFUNDED': 1, 'QC_PART REFUNDED': 1, 'STORE_RETURN REFUNDED': 1, 'LOST REQUESTED': 1 },
        ...{ 'COST_LESS REFUNDED': 1, 'INSURED REQUESTED': 2 },
      },
      deposits: { CREDITED: 1, PENDING: 2, CANCELLED: 1 },
      withdrawals: { REQUESTED: 1, CANCELLED: 1 },
      claims: { SUBMITTED: 1, APPROVED: 1, REJECTED: 1 },
      forecasts: { FORECAST: 3, STOCKED_IN: 1 },
      requests: { AWAITING_QUOTE: 1, QUOTED: 1, CLOSED: 1 },
      services: ['DONE'],
      favorites: 6,
    });
    const { items } = (await at.call(accountEndpoints.listNotifications, { query }, { token })).data;
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter(({ createdAt }) => Date.parse(createdAt) > now.getTime())).toEqual([]);
  });

  it('has no receipt that computes again to anything else', async () => {
    const receipts = await receiptsOf(shop.record.id);
    expect(receipts.length).toBeGreaterThan(20);
    expect(receipts.map(({ again }) => again)).toEqual(receipts.map(({ kept }) => kept));
  });

  it('has a shipment of each state and each mode, an order of each, and a parcel of each that can be a shopper’s', async () => {
    const { id: tenantId } = shop.record;
    const { shopperId = '' } = (await shopTx(tenantId, (tx) => readPastMark(tx, tenantId))) ?? {};
    const missing = async (
      states: readonly string[],
      table: typeof purchaseOrder | typeof parcel | typeof transitOrder,
    ) => {
      const isTheirs = and(eq(table.tenantId, tenantId), eq(table.shopperId, shopperId));
      const rows = await shopTx(tenantId, (tx) => tx.select({ status: table.status }).from(table).where(isTheirs));
      return states.filter((state) => !rows.some(({ status }) => status === state));
    };
    expect(await missing(TRANSIT_STATUSES, transitOrder)).toEqual([]);
    expect(await missing(PURCHASE_ORDER_STATUSES, purchaseOrder)).toEqual([]);
    // whose it is nobody knows: it is of no shopper
    expect(await missing(PARCEL_STATUSES, parcel)).toEqual(['UNCLAIMED']);
    const { items } = (await at.call(transitEndpoints.list, { query }, { token })).data;
    expect(TRANSIT_MODES.filter((mode) => !items.some((each) => each.mode === mode))).toEqual([]);
    // what is special of each: a difference that is due, one that came back, a price to agree to, a fee that was paid
    const inMode = (mode: string) => items.filter((each) => each.mode === mode);
    expect(inMode('PAY_FIRST').map(({ holds, refunded }) => [holds, refunded.amount > 0])).toEqual([
      [['AWAITING_TOPUP'], false],
      [[], true],
    ]);
    expect(inMode('REHEARSAL')).toMatchObject([{ status: 'PENDING_PAYMENT', isEstimated: false }]);
    const closed = items.filter(({ status }) => status === 'CLOSED');
    expect(closed).toMatchObject([{ closeReason: 'BY_SHOPPER', payment: { status: 'PAID' } }]);
    expect(await verifyLedger(tenantId)).toEqual([]);
  });

  it('promises nothing for a day that is over, and has days ahead for all that waits', async () => {
    const { waiting, shipping } = (await at.call(overviewEndpoints.get, {}, { token })).data;
    const open = (await at.call(refundEndpoints.list, { query: { ...query, status: 'REQUESTED' } }, { token })).data;
    const days = [...waiting.map(({ until }) => until), ...open.items.map(({ dueAt }) => dueAt)].filter(Boolean);
    expect(open.total).toBe(4);
    expect(days.filter((day) => Date.parse(day ?? '') <= now.getTime())).toEqual([]);
    expect(shipping.filter(({ promise }) => promise?.isLate)).toEqual([]);
  });

  it('claims what came broken with photos, and has goods that it showed to be its own', async () => {
    const open = (await at.call(refundEndpoints.list, { query: { ...query, status: 'REQUESTED' } }, { token })).data;
    const [broken, ...others] = open.items.filter(({ photos }) => photos.length > 0);
    expect(others).toEqual([]);
    const { status, claim, insuredValue } = (
      await at.call(transitEndpoints.get, { params: { id: broken?.orderId ?? '' } }, { token })
    ).data;
    expect([status, claim?.refundNo, claim?.status]).toEqual(['DELIVERED', broken?.refundNo, 'REQUESTED']);
    expect(broken).toMatchObject({ cause: 'INSURED', amount: insuredValue });
    const { items: claims } = (await at.call(unclaimedEndpoints.listClaims, { query }, { token })).data;
    const given = claims.find((each) => each.status === 'APPROVED');
    const photos = [...(broken?.photos ?? []), ...(given?.photos ?? [])];
    const answers = await Promise.all(photos.map((path) => at.fetchRaw(path.replace(/^\/api/, ''))));
    expect(answers.map((each) => [each.status, each.headers.get('content-type')])).toEqual([
      ...[0, 1, 2].map(() => [200, 'image/jpeg']),
    ]);
    const { items: parcels } = (await at.call(warehouseEndpoints.listStockIn, { query }, { token })).data;
    expect(parcels.filter(({ numbers }) => numbers.some(({ number }) => number === given?.trackingNo))).toMatchObject([
      { status: 'STOCKED_IN', source: 'FORECAST' },
    ]);
  });

  it('begins with the money that is spent in it', async () => {
    const { items, total } = (await at.call(walletEndpoints.listTransactions, { query: { pageSize: 100 } }, { token }))
      .data;
    expect(total).toBe(items.length);
    const [first] = items.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    expect(first).toMatchObject({ kind: 'DEPOSIT', balanceAfter: first?.amount });
  });

  it('moves its money in the order of the days', async () => {
    const { items } = (await at.call(walletEndpoints.listTransactions, { query: { pageSize: 100 } }, { token })).data;
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('lets its carriers speak hours apart', async () => {
    const { items } = (await at.call(transitEndpoints.list, { query: { ...query, status: 'COMPLETED' } }, { token }))
      .data;
    const params = { id: items[0]?.id ?? '' };
    const { boxes } = (await at.call(transitEndpoints.logistics, { params }, { token })).data;
    const times =
      boxes[0]?.legs.flatMap(({ events }) => events.map((event) => Date.parse(event.at))).toSorted((a, b) => a - b) ??
      [];
    expect(times.length).toBeGreaterThan(5);
    expect(
      times
        .slice(1)
        .map((time, index) => time - (times[index] ?? 0))
        .filter((apart) => apart < 3_600_000),
    ).toEqual([]);
  });

  it('is told once, and what it left standing is not moved by the clock', async () => {
    const past = await seen();
    expect(await liveThePast(shop, products, now)).toEqual([]);
    const later = new Date(now.getTime() + 3_600_000);
    await playStaff(await withPastAtRest(await playedShops([shop.record.id])), later);
    expect(await seen()).toEqual(past);
  });
});
