import { paymentEndpoints } from '../../../src/contract/payment.endpoints';
import { purchaseEndpoints } from '../../../src/contract/purchase.endpoints';
import type { PaymentStart } from '../../../src/contract/payment';
import { originOf } from '../../../src/server/kernel/origin';
import { opensOf, wireMoney } from '../../../src/server/wiring/app-money';
import { tenantTx } from '../../../src/server/db/database';
import { attemptRepo } from '../../../src/server/modules/payment/attempt.repo';
import { nameOf } from '../../../src/server/modules/payment/payment.rules';
import { balanceOf } from '../../../src/server/modules/wallet/ledger.service';
import { verifyLedger } from '../../../src/server/modules/wallet/ledger-check.service';
import { orderDue, PAY_PASSWORD, readBalance, readShopAccount } from '../money';
import { startShop, type Shop } from '../shop';
import { signUp } from '../shopper';
import { tenantRecordOf } from '../tenant-record';
import type { BankCharge, Lie, PlayedBank, Sent } from './played-bank';
import { unsteady } from './unsteady';

export const SUM = 250;
type Due = Awaited<ReturnType<typeof orderDue>>;

/** A shop that takes money by this bank alone, and a shopper of it with something to pay. */
export async function atProvider(bank: PlayedBank, { keepsBalances = true }: { keepsBalances?: boolean } = {}) {
  const { company, faults, asked, meanwhile } = unsteady(bank.company);
  const { name } = company.provider;
  const preference = { ...tenantRecordOf({ id: 'any' }).preference, supportBalancePay: keepsBalances };
  const money = bank.currency ? { currency: bank.currency } : {};
  const shop = await startShop({ paymentProviders: [name], preference, ...money }, {}, [company]);
  const shopper = await signUp(shop, { payPassword: PAY_PASSWORD });
  const { token } = shopper;
  const due = await orderDue(shop, shopper, SUM);
  const tenantId = shop.tenant.id;
  const inShop = <T>(work: Parameters<typeof tenantTx<T>>[1]) => tenantTx({ tenantId, shopperId: '' }, work);
  const scope = { tenantId, now: () => shop.clock.now, tx: inShop };
  const { payments } = wireMoney(async (request) => shop.app.fetch(request), [company]);
  const path = `/front/third-pay/${name}/callback`;

  const pass = (ms: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
  const start = (paymentMethod?: string, one: Due = due) => {
    // no two charges begin at the same moment
    pass(1000);
    const body = { orderPay: one.paymentNo, orderAmount: one.amount, paymentMethod };
    return shop.call(paymentEndpoints.start, { params: { provider: name }, body }, { token });
  };
  const given = new Set<string>();
  const charges = () => bank.charges(tenantId);
  const newest = async () => (await charges()).at(-1) as BankCharge;
  const deliver = async (sent: Sent, at: Shop = shop) => {
    const answer = await at.fetchRaw(`${path}${sent.search ?? ''}`, sent.init);
    return { status: answer.status, body: await answer.text() };
  };
  const notify = async (charge: BankCharge, options?: { lie?: Lie; eventId?: string }) =>
    deliver(await bank.notice(charge, shop.clock.now, options));
  return {
    shop, shopper, due, faults, asked, meanwhile, scope, payments, provider: company.provider, name, start, charges, newest, deliver, notify,
    decide: (charge: BankCharge, decision: Parameters<PlayedBank['decide']>[1]) => bank.decide(charge, decision, shop.clock.now),
    notice: (charge: BankCharge) => bank.notice(charge, shop.clock.now),
    comeBack: async (one: Due = due) => (await shop.call(paymentEndpoints.getByNo, { params: { paymentNo: one.paymentNo } }, { token })).data,
    order: async () => (await shop.call(purchaseEndpoints.get, { params: { id: due.targetId } }, { token })).data,
    close: () => shop.call(purchaseEndpoints.close, { params: { id: due.targetId } }, { token }),
    pass,
    /** Whether the policy of our pages would keep the browser from sending it. */
    isStopped: (one: PaymentStart) => one.kind === 'form' && ![originOf(shop.host), ...(opensOf([name], [company])['form-action'] ?? [])].includes(new URL(one.url).origin),
    /** Asks the provider itself for a part of the newest charge. */
    async giveBack(refundReference: string, amount: number) {
      const { providerRef, reference } = await newest();
      const charge = await inShop((tx) => attemptRepo(tx, scope).findNamed(name, { providerRef, reference }));
      const credentials = await bank.company.findCredentials(tenantId);
      if (!charge || !credentials) throw new Error('nothing to give back');
      const isRepeat = given.has(refundReference);
      given.add(refundReference);
      const asked = { refundReference, amount: { amount, currency: shop.tenant.currency }, now: shop.clock.now, isRepeat };
      return company.provider.refund({ ...nameOf(charge.attempt), credentials, ...asked });
    },
    /** What our books say that the bank has for us. */
    clearing: async () => 0 - (await inShop((tx) => balanceOf(tx, { tenantId, kind: 'PROVIDER_CLEARING', provider: name, currency: shop.tenant.currency }))),
    /** What the bank's say. */
    atBank: async () => (await charges()).reduce((sum, { amount, isPaid, returned }) => sum + (isPaid ? amount.amount : 0) - returned, 0),
    sales: () => readShopAccount(shop, 'SALES'),
    balance: () => readBalance(shop, shopper),
    bookProblems: () => verifyLedger(tenantId),
  }; // prettier-ignore
}
export type AtProvider = Awaited<ReturnType<typeof atProvider>>;
