import { randomInt } from 'node:crypto';
import { cartEndpoints } from '../../../src/contract/cart.endpoints';
import { offlineDepositEndpoints } from '../../../src/contract/offline-deposit.endpoints';
import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { canonicalUrl } from '../../../src/contract/product-link';
import { purchaseDeskEndpoints } from '../../../src/contract/purchase.desk.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import { refundDeskEndpoints } from '../../../src/contract/refund.desk.endpoints';
import { transitEndpoints } from '../../../src/contract/transit.endpoints';
import { unclaimedEndpoints } from '../../../src/contract/unclaimed.endpoints';
import { walletEndpoints } from '../../../src/contract/wallet.endpoints';
import { warehouseEndpoints } from '../../../src/contract/warehouse.endpoints';
import { orderDue, PAY_PASSWORD } from '../../support/money';
import { storeParcel } from '../../support/parcels';
import { chargeOf, decide } from '../../support/sandbox';
import { lineOf, publishOffers } from '../../support/shop-offers';
import { skuOf } from '../modules/purchase/ordering';
import { askedRefund } from '../modules/purchase/refunding';
import { ROW } from '../modules/purchase/quoting';
import { seized } from '../modules/transit/packing';
import { shippingOf } from '../modules/transit/shipping';
import { decidingAt } from '../modules/warehouse/deciding';
import { storedToExtend } from '../modules/warehouse/extending';
import { storedWithOffer } from '../modules/warehouse/asking';
import { returningAt } from '../modules/warehouse/returning';
import { pairToSplit, twoToMerge } from '../modules/warehouse/splitting';
import { caseOf, type Case, type Ordering } from './crash-case';
import { BUYING_CASES } from './crash-cases-of-buying';
import { MONEY_CASES } from './crash-cases-of-money';
import { PACKING_CASES } from './crash-cases-of-packing';
import { PEOPLE_CASES } from './crash-cases-of-people';
import { TWO_CASES } from './crash-cases-of-two';
import { WAREHOUSE_CASES } from './crash-cases-of-warehouse';
import { WORD_CASES } from './crash-cases-of-words';

const due = (at: Ordering) => orderDue(at.shop, { shopperId: at.shopperId }, 100);

const ORDER = { purchase_order: 1, order_item: 1, payment: 1 };
const PAID = { ledger_txn: 1, notification: 1 };
/** A shop that ships, to the shopper who orders there. */
async function shippingAt(at: Ordering) {
  await publishOffers(at.owner.tenantId, { lines: [lineOf()] }, at.shop.clock.now);
  return shippingOf(at.shop, at);
}

/** Every call that takes an Idempotency-Key, and what one of it adds (`idempotency.crash.test.ts`). */
export const CASES: Case[] = [
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
    warehouseEndpoints.decideItem,
    async (at) => {
      await at.fund(10_000);
      const { id, orderItemId } = await decidingAt(at).failed();
      return { params: { id }, body: { orderItemId, decision: 'PART_REFUND' as const } };
    },
    { ledger_txn: 1 },
  ),
  caseOf(
    warehouseEndpoints.returnItem,
    async (at) => {
      await at.fund(10_000);
      const { id, orderItemId } = await returningAt(at).good();
      return { params: { id }, body: { orderItemId, reason: '' } };
    },
    { returning: 1 },
  ),
  caseOf(warehouseEndpoints.split, pairToSplit, { ledger_txn: 1, on_bench: 2 }),
  caseOf(warehouseEndpoints.extendStorage, storedToExtend, { ledger_txn: 1, storage_day: 7 }),
  caseOf(warehouseEndpoints.merge, async (at) => ({ body: await twoToMerge(at) }), { ledger_txn: 1, on_bench: 1 }),
  caseOf(warehouseEndpoints.dispose, async (at) => ({ params: { id: await storeParcel(at.shop, at.shopperId) } }), {
    disposed: 1,
  }),
  caseOf(
    unclaimedEndpoints.claim,
    () =>
      Promise.resolve({
        body: { trackingNo: `SF${String(randomInt(1e12, 1e13))}`, statement: 'A mug', orderRef: '27112' },
      }),
    { unclaimed_claim: 1 },
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
  ...BUYING_CASES,
  ...MONEY_CASES,
  ...PACKING_CASES,
  ...PEOPLE_CASES,
  ...TWO_CASES,
  ...WAREHOUSE_CASES,
  ...WORD_CASES,
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
    { ledger_txn: 1, notification: 1, transit_event: 1 },
  ),
  caseOf(
    transitEndpoints.close,
    async (at) => ({ params: { id: (await (await shippingAt(at)).order()).id }, body: {} }),
    { transit_event: 1 },
  ),
  caseOf(
    transitEndpoints.decide,
    async (at) => ({ params: { id: await seized(await shippingAt(at)) }, body: { choice: 'GIVE_UP' as const } }),
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
