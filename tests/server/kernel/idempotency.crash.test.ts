import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import type { CallInput, Endpoint } from '../../../src/contract/endpoint';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { canonicalUrl } from '../../../src/contract/product-link';
import { purchaseDeskEndpoints } from '../../../src/contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { refundDeskEndpoints } from '../../../src/contract/refund.desk.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { tenantTx } from '../../../src/server/db/database';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { crashAfter } from '../../support/crash';
import { BANK_OF_SHOP, orderDue, PAY_PASSWORD } from '../../support/money';
import { chargeOf, decide } from '../../support/sandbox';
import { lineOf, publishOffers } from '../../support/shop-offers';
import { skuOf, startOrdering } from '../modules/purchase/ordering';
import { askedRefund } from '../modules/purchase/refunding';
import { quotingAt, ROW } from '../modules/purchase/quoting';
import { shippingOf } from '../modules/transit/shipping';
import { storedWithOffer } from '../modules/warehouse/asking';
import { startShop } from '../../support/shop';
import { SERVED } from '../../support/served-calls';

const MINUTE_MS = 60_000;
type Ordering = Awaited<ReturnType<typeof quotingAt>>;
const due = (at: Ordering) => orderDue(at.shop, { shopperId: at.shopperId }, 100);

/** Rows of the shop that a call of this list may add, and pieces in the cart. */
async function countEffects(at: Ordering): Promise<Record<string, number>> {
  const tables = ['purchase_order', 'order_item', 'manual_order', 'manual_order_event', 'payment', 'deposit', 'withdrawal', 'ledger_txn', 'sandbox_charge', 'notification', 'transit_order', 'transit_event', 'service_order']; // prettier-ignore
  const counts = tables.map(
    (table) => sql`(select count(*)::int from ${sql.identifier(table)}) as ${sql.identifier(table)}`,
  );
  const pieces = sql`(select coalesce(sum(quantity), 0)::int from cart_item) as cart_pieces`;
  const live = sql`(select count(*)::int from payment_attempt where status in ('CREATED', 'OPEN')) as live_attempts`;
  const { rows } = (await tenantTx(at.owner, (tx) =>
    tx.execute(sql`select ${sql.join([...counts, pieces, live], sql`, `)}`),
  )) as unknown as { rows: Record<string, number>[] };
  return rows[0] ?? {};
}

interface Case {
  endpoint: Endpoint;
  /** Makes ready what the call needs; it is counted with neither run. */
  ready: (at: Ordering) => Promise<CallInput<Endpoint>>;
  /** Who calls it. */
  by: 'shopper' | 'staff';
  /** What one call adds. */
  adds: Record<string, number>;
}
const caseOf = <E extends Endpoint>(
  endpoint: E,
  ready: (at: Ordering) => Promise<CallInput<E>>,
  adds: Record<string, number>,
  by: Case['by'] = 'shopper',
): Case => ({ endpoint, ready: ready as Case['ready'], adds, by });

const ORDER = { purchase_order: 1, order_item: 1, payment: 1 };
const PAID = { ledger_txn: 1, notification: 1 };
/** A shop that ships, to the shopper who orders there. */
async function shippingAt(at: Ordering) {
  await publishOffers(at.owner.tenantId, { lines: [lineOf()] }, at.shop.clock.now);
  return shippingOf(at.shop, at);
}
const CASES: Case[] = [
  caseOf(
    warehouseEndpoints.askService,
    async (at) => {
      await at.fund(10_000);
      const { id, wish } = await storedWithOffer(at.shop, at);
      return { params: { id }, body: { ...wish, payPassword: PAY_PASSWORD } };
    },
    { ledger_txn: 1, service_order: 1 },
  ),
  caseOf(
    purchaseEndpoints.create,
    async (at) => {
      const ids = await at.add(at.product);
      return { body: { quoteId: (await at.refresh(ids)).data.quoteId, termsAccepted: true as const } };
    },
    { ...ORDER, cart_pieces: -1 },
  ),
  caseOf(
    purchaseEndpoints.createFromPreview,
    async (at) => ({ body: { quoteId: (await at.preview()).data.quoteId, termsAccepted: true as const } }),
    ORDER,
  ),
  caseOf(purchaseEndpoints.clone, async (at) => ({ params: { id: (await at.order()).id } }), ORDER),
  caseOf(
    purchaseEndpoints.createManual,
    async () => ({
      body: { productUrl: 'https://a.example/b', title: 'A lamp', options: '', unitPriceFen: 100, quantity: 1 },
    }),
    { manual_order: 1 },
  ),
  caseOf(
    purchaseEndpoints.acceptManual,
    async (at) => {
      const id = await at.ask();
      await at.quote(id);
      return { params: { id }, body: { termsAccepted: true as const } };
    },
    { ...ORDER, manual_order_event: 1 },
  ),
  caseOf(purchaseEndpoints.closeManual, async (at) => ({ params: { id: await at.ask() }, body: { reason: '' } }), {
    manual_order_event: 1,
  }),
  caseOf(
    purchaseDeskEndpoints.quoteManual,
    async (at) => ({
      params: { id: await at.ask() },
      body: { version: 1, rows: [ROW], freightFen: 800, validDays: 7 },
    }),
    { manual_order_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    purchaseDeskEndpoints.closeManual,
    async (at) => ({ params: { id: await at.ask() }, body: { version: 1, reason: 'Not sold' } }),
    { manual_order_event: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    refundDeskEndpoints.answer,
    async (at) => ({
      params: { id: await askedRefund(at) },
      body: { decision: 'APPROVE' as const, amount: 1, note: '' },
    }),
    { ledger_txn: 1, notification: 1 },
    'staff',
  ),
  caseOf(
    purchaseEndpoints.pay,
    async (at) => ({ params: { id: (await at.order()).id }, body: { payPassword: PAY_PASSWORD } }),
    PAID,
  ),
  caseOf(
    paymentEndpoints.pay,
    async (at) => ({ params: { id: (await due(at)).id }, body: { payPassword: PAY_PASSWORD } }),
    PAID,
  ),
  caseOf(
    paymentEndpoints.batchPay,
    async (at) => ({
      body: { paymentNos: [(await due(at)).paymentNo, (await due(at)).paymentNo], payPassword: PAY_PASSWORD },
    }),
    { ledger_txn: 2, notification: 2 },
  ),
  caseOf(
    paymentEndpoints.start,
    async (at) => ({
      params: { provider: 'SANDBOX' },
      body: { orderPay: (await due(at)).paymentNo, orderAmount: 100 },
    }),
    { sandbox_charge: 1, live_attempts: 1 },
  ),
  caseOf(
    transitEndpoints.create,
    async (at) => {
      const { store, userAddressId } = await shippingAt(at);
      return { body: { purchaseParcelIds: [await store()], transitOptionName: 'air', userAddressId } };
    },
    { transit_order: 1, transit_event: 1 },
  ),
  caseOf(
    transitEndpoints.pay,
    async (at) => {
      const { id } = await (await shippingAt(at)).order({ mode: 'PAY_FIRST' });
      return { params: { id }, body: { payPassword: PAY_PASSWORD } };
    },
    { ledger_txn: 1, transit_event: 1 },
  ),
  caseOf(
    transitEndpoints.close,
    async (at) => ({ params: { id: (await (await shippingAt(at)).order()).id }, body: {} }),
    { transit_event: 1 },
  ),
  caseOf(walletEndpoints.createDeposit, async () => ({ body: { amount: 5000, channel: 'SANDBOX' } }), {
    deposit: 1,
    payment: 1,
    sandbox_charge: 1,
    live_attempts: 1,
  }),
  caseOf(offlineDepositEndpoints.startOfflineDeposit, async () => ({ body: { amount: 5000 } }), { deposit: 1 }),
  caseOf(
    walletEndpoints.retryDeposit,
    async ({ shop, token }) => {
      const body = { amount: 5000, channel: 'SANDBOX' };
      const { deposit, start } = (await shop.call(walletEndpoints.createDeposit, { body }, { token })).data;
      await decide(shop, chargeOf(start), 'decline');
      return { params: { depositNo: deposit.depositNo } };
    },
    { sandbox_charge: 1, live_attempts: 1 },
  ),
  caseOf(
    walletEndpoints.createWithdrawal,
    async () => ({ body: { amount: 100, accountText: 'Bank 1, account 2', payPassword: PAY_PASSWORD } }),
    { withdrawal: 1, ...PAID },
  ),
  caseOf(
    cartEndpoints.add,
    async ({ product }) => ({
      body: { productUrl: canonicalUrl(product), productSkuId: skuOf(product), quantity: 2 },
    }),
    { cart_pieces: 2 },
  ),
  caseOf(
    cartEndpoints.addMultiple,
    async ({ product }) => ({
      body: { productUrl: canonicalUrl(product), items: [{ productSkuId: skuOf(product), quantity: 2 }] },
    }),
    { cart_pieces: 2 },
  ),
];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

describe('a process that dies while it answers (I5)', () => {
  it('is tried for every call that takes an Idempotency-Key', () => {
    const keyed = SERVED.filter(({ idempotency }) => idempotency !== 'none').map(nameOf);
    expect(CASES.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(keyed.sort());
  });

  it.each(CASES.map((one) => [nameOf(one.endpoint), one] as const))(
    '%s: the retry answers as the first call would have, and there is one effect',
    async (_, { endpoint, ready, adds, by }) => {
      const at = await quotingAt(
        await startOrdering(undefined, await startShop({ offlineDeposit: BANK_OF_SHOP })),
        'manager',
      );
      await at.fund(1_000_000);
      for (let commits = 0, crashed = true; crashed; commits += 1) {
        const input = await ready(at);
        const before = await countEffects(at);
        const caller = by === 'staff' ? at.desk : { token: at.token };
        const options = { ...caller, headers: { 'idempotency-key': randomUUID() } };

        const process = await crashAfter(commits);
        const first = await at.shop.call(endpoint, input, options);
        crashed = process.hasCrashed();
        process.restart();
        expect(first.status === 200, `after ${commits} commits`).toBe(!crashed);

        at.shop.clock.now = new Date(at.shop.clock.now.getTime() + MINUTE_MS);
        const retry = await at.shop.call(endpoint, input, options);
        const again = await at.shop.call(endpoint, input, options);
        expect(retry.data, `after ${commits} commits`).toEqual(crashed ? again.data : first.data);
        expect(again.headers.get('idempotency-replayed')).toBe('true');
        expect(again.data).toEqual(retry.data);

        const after = await countEffects(at);
        const added = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
        expect(Object.fromEntries(added.filter(([, count]) => count !== 0)), `after ${commits} commits`).toEqual(adds);
      }
      expect(await verifyLedger(at.owner.tenantId)).toEqual([]);
    },
  );
});
