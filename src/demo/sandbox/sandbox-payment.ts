import { shopTx, type Tx } from '../../server/db/database';
import { AppError } from '../../server/kernel/app-error';
import { doDueWork, type IsStopped } from '../../server/kernel/due-work';
import { newId } from '../../server/kernel/tokens';
import type { Credentials, PaymentProviderPort } from '../../server/adapters/payment/payment.port';
import type { BankDeps } from '../../server/wiring/demo-door';
import { callbackRequest, readCallback, SIGNATURE_HEADER, STATE_OF } from './sandbox-callback';
import { sandboxChargeRepo, undeliveredCharges, type ChargeRow } from './sandbox-charge.repo';
import { isSignedCallback } from './sandbox-signature';
import { SANDBOX_METHODS, startOf } from './sandbox-start';

export const SANDBOX = 'SANDBOX';
const TRIES = 3;

export interface SandboxDeps extends BankDeps {
  /** The newest first; callbacks are signed with it, and checked with the first two. */
  secrets: () => string[];
}

/** A provider with books of its own and a hosted page. It moves no money: for demos, tests and trying a shop out. */
export function createSandbox({ secrets, deliver, isOn }: SandboxDeps) {
  const inBooks = <T>(tenantId: string, work: (repo: ReturnType<typeof sandboxChargeRepo>) => Promise<T>) =>
    shopTx(tenantId, (tx: Tx) => work(sandboxChargeRepo(tx, { tenantId })));

  const provider: PaymentProviderPort = {
    name: SANDBOX,
    kind: 'HOSTED_PAGE',
    title: 'Sandbox',
    isTest: () => true,
    methods: SANDBOX_METHODS,
    async createPayment(charge) {
      const { credentials, reference: id, paymentNo, amount, description, returnUrl, notifyUrl, now } = charge;
      const row = { id, orderRef: paymentNo, description, ...amount, returnUrl, notifyUrl, createdAt: now };
      await inBooks(credentials.account, (books) => books.insert(row));
      return { start: startOf(charge), providerRef: id };
    },

    async answerCall({ credentials, rawBody, header, now }, book) {
      const { account, keys } = credentials;
      const signed = { tenantId: account, rawBody, signature: header(SIGNATURE_HEADER), now };
      const notice = isSignedCallback(keys.callback ?? [], signed) && readCallback(rawBody);
      if (!notice) return { isVerified: false, answer: answerOf(403) };
      const outcome = await book.apply(notice);
      return { isVerified: true, answer: answerOf(outcome === 'unknown' ? 404 : 200) };
    },

    async refund({ credentials, providerRef, refundReference, amount }) {
      const isBack = await inBooks(credentials.account, (books) => books.refund(providerRef, amount, refundReference));
      return isBack ? 'returned' : 'refused';
    },

    async query({ credentials, providerRef }) {
      const charge = await inBooks(credentials.account, (books) => books.find(providerRef));
      if (!charge) return undefined;
      const { amount, currency, orderRef, status } = charge;
      return {
        providerRef,
        paymentNo: orderRef,
        state: STATE_OF[status],
        amount: { amount, currency },
        merchant: charge.tenantId,
      };
    },
  };

  async function refuseWhereOff(tenantId: string): Promise<void> {
    if (!(await isOn(tenantId))) throw new AppError('NOT_FOUND');
  }

  /** Three tries; what does not arrive stays in the books for `redeliver`. @returns whether all has arrived */
  async function send(charge: ChargeRow, now: Date): Promise<boolean> {
    let isThere = true;
    for (const event of charge.events.filter(({ deliveredAt }) => !deliveredAt)) {
      let arrived = false;
      for (let tried = 0; tried < TRIES && !arrived; tried += 1) {
        const response = await deliver(callbackRequest(charge, event.id, secrets(), now)).catch(() => undefined);
        arrived = response?.ok ?? false;
      }
      isThere &&= arrived;
      if (!arrived) continue;
      const events = [{ id: event.id, deliveredAt: now.toISOString() }];
      await inBooks(charge.tenantId, (books) => books.setEvents(charge.id, events));
    }
    return isThere;
  }

  async function sendAgain({ tenantId, id }: { tenantId: string; id: string }, now: Date) {
    if (!(await isOn(tenantId))) return 'later';
    const charge = await inBooks(tenantId, (books) => books.find(id));
    if (charge && !(await send(charge, now))) throw new Error('a callback of the sandbox did not arrive');
    return undefined;
  }

  return {
    provider,

    /** A shop is known here by its id, and signs with a key made of the deployment's secret and that id. */
    findCredentials: (tenantId: string): Promise<Credentials> =>
      Promise.resolve({ account: tenantId, keys: { callback: secrets() } }),

    /** @throws AppError NOT_FOUND */
    async getCharge(tenantId: string, chargeId: string): Promise<ChargeRow> {
      await refuseWhereOff(tenantId);
      const charge = await inBooks(tenantId, (books) => books.find(chargeId));
      if (!charge) throw new AppError('NOT_FOUND');
      return charge;
    },

    /** What the payer decides on the hosted page. @throws AppError NOT_FOUND, STATE_CONFLICT where it was decided */
    async decide(
      scope: { tenantId: string; now: Date },
      chargeId: string,
      { status, holdCallback }: { status: Exclude<ChargeRow['status'], 'open'>; holdCallback: boolean },
    ): Promise<ChargeRow> {
      const { tenantId, now } = scope;
      await refuseWhereOff(tenantId);
      const decided = await inBooks(tenantId, (books) => books.decide(chargeId, status, newId()));
      if (!decided) {
        await this.getCharge(tenantId, chargeId);
        throw new AppError('STATE_CONFLICT');
      }
      if (!holdCallback) await send(decided, now);
      return decided;
    },

    /** Sends the callbacks again that did not arrive or were held back, in all shops. */
    redeliver: (now: () => Date, isStopped?: IsStopped): Promise<number> =>
      doDueWork({ job: 'redeliver sandbox callbacks', due: undeliveredCharges, work: sendAgain }, now, isStopped),
  };
}
export type Sandbox = ReturnType<typeof createSandbox>;

const answerOf = (status: number) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ received: status === 200 }),
});
