import type { ChargeBook, KnownPayment } from '../provider-call.port';
import { fromUnits, toUnits } from '../wire-amount';
import type { ParamsOf } from './payme.schemas';

export const CURRENCY = 'UZS';
/** The som has a hundred tiyin. */
export const EXPONENT = 2;
const HOLDS_MS = 43_200_000;
/** As Payme numbers why: its time was over. */
const TIMED_OUT = 4;

export class PaymeError extends Error {
  override name = 'PaymeError';
  constructor(
    readonly code: number,
    readonly data?: string,
  ) {
    super(String(code));
  }
}
const NO_AMOUNT = -31001;
const NO_TRANSACTION = -31003;
const CANNOT_CANCEL = -31007;
const CANNOT_PERFORM = -31008;
/** It is not there, or another transaction is at it. */
const NO_ORDER = -31050;
/** How far its clock and ours may be apart. */
const CLOCKS_MS = 3_600_000;

interface Asked {
  book: ChargeBook;
  /** The shop's own there: Payme does not say whose a transaction is, its key does. */
  merchant: string;
  now: Date;
}
type Charge = NonNullable<KnownPayment['charge']>;
interface Found {
  payment: KnownPayment;
  charge: Charge;
}

/** What Payme asks of a shop. Whatever is asked again is answered the same. @throws PaymeError */
export const paymeMethods = ({ book, merchant, now }: Asked) => {
  async function getTransaction(id: string): Promise<Found> {
    const payment = await book.find({ providerRef: id });
    if (!payment?.charge) throw new PaymeError(NO_TRANSACTION);
    return { payment, charge: payment.charge };
  }

  /** The order, where it waits for just this sum and no other transaction is at it. */
  async function getPayable({ amount, account }: ParamsOf<'CheckPerformTransaction'>): Promise<Found> {
    const payment = await book.find({ reference: account.order_id });
    if (!payment?.charge) throw new PaymeError(NO_ORDER, 'order_id');
    if (toUnits(payment.amount, EXPONENT) !== amount) throw new PaymeError(NO_AMOUNT);
    const { charge } = payment;
    const isTaken = charge.providerRef !== charge.reference && charge.state !== 'closed';
    if (!payment.isOpen || isTaken || charge.state === 'disputed') throw new PaymeError(NO_ORDER, 'order_id');
    return { payment, charge };
  }

  async function move(id: string, { payment, charge }: Found, state: 'paid' | 'closed', memo: Record<string, string>) {
    const { reference } = charge;
    const report = { providerRef: id, reference, state, amount: payment.amount, merchant, memo };
    await book.apply({ ...report, eventId: `${state}.${id}` });
    return getTransaction(id);
  }

  async function endWhereLate(id: string, found: Found): Promise<void> {
    if (now.getTime() - Number(found.charge.memo.createTime) <= HOLDS_MS) return;
    await move(id, found, 'closed', { reason: String(TIMED_OUT) });
    throw new PaymeError(CANNOT_PERFORM);
  }

  return {
    async CheckPerformTransaction(params: ParamsOf<'CheckPerformTransaction'>) {
      await getPayable(params);
      return { allow: true };
    },

    async CreateTransaction({ id, time, ...params }: ParamsOf<'CreateTransaction'>) {
      const known = await book.find({ providerRef: id });
      if (!known?.charge) {
        const { charge } = await getPayable(params);
        if (now.getTime() - time > HOLDS_MS) throw new PaymeError(CANNOT_PERFORM);
        const amount = fromUnits(params.amount, CURRENCY, EXPONENT);
        const memo = { createTime: String(time) };
        const report = {
          providerRef: id,
          reference: charge.reference,
          state: 'pending',
          amount,
          merchant,
          memo,
        } as const;
        const outcome = await book.apply({ ...report, eventId: `created.${id}` });
        if (outcome === 'unknown' || outcome === 'disputed') throw new PaymeError(NO_ORDER, 'order_id');
      }
      const found = await getTransaction(id);
      if (found.charge.state !== 'pending') throw new PaymeError(CANNOT_PERFORM);
      await endWhereLate(id, found);
      return { create_time: Number(found.charge.memo.createTime), transaction: found.charge.reference, state: 1 };
    },

    async PerformTransaction({ id }: ParamsOf<'PerformTransaction'>) {
      let found = await getTransaction(id);
      if (found.charge.state === 'pending') {
        await endWhereLate(id, found);
        // paid in another way meanwhile, or given up: no money is taken then
        if (!found.payment.isOpen) throw new PaymeError(CANNOT_PERFORM);
        found = await move(id, found, 'paid', {});
      }
      if (found.charge.state !== 'paid') throw new PaymeError(CANNOT_PERFORM);
      const { reference, updatedAt } = found.charge;
      return { transaction: reference, perform_time: updatedAt.getTime(), state: 2 };
    },

    async CancelTransaction({ id, reason }: ParamsOf<'CancelTransaction'>) {
      let found = await getTransaction(id);
      if (found.charge.state === 'pending') found = await move(id, found, 'closed', { reason: String(reason ?? '') });
      if (found.charge.state !== 'closed') throw new PaymeError(CANNOT_CANCEL);
      const { reference, updatedAt } = found.charge;
      return { transaction: reference, cancel_time: updatedAt.getTime(), state: -1 };
    },

    async CheckTransaction({ id }: ParamsOf<'CheckTransaction'>) {
      const { charge } = await getTransaction(id);
      return stateOf(charge);
    },

    /** What it created within a span of its own time, to compare its books with ours. */
    async GetStatement({ from, to }: ParamsOf<'GetStatement'>) {
      const near = { from: new Date(from - CLOCKS_MS), to: new Date(to + CLOCKS_MS) };
      const transactions = (await book.list(near)).flatMap(({ amount, charge }) => {
        const time = Number(charge?.memo.createTime);
        if (!charge || !(time >= from && time <= to)) return [];
        const { providerRef: id, reference: order_id } = charge;
        return [{ id, time, amount: toUnits(amount, EXPONENT), account: { order_id }, ...stateOf(charge) }];
      });
      return { transactions: transactions.toSorted((one, other) => one.time - other.time) };
    },
  };
};

const STATES: Record<Charge['state'], number> = { pending: 1, paid: 2, closed: -1, declined: -1, disputed: 1 };

const stateOf = ({ state, memo, reference, updatedAt }: Charge) => ({
  create_time: Number(memo.createTime),
  perform_time: state === 'paid' ? updatedAt.getTime() : 0,
  cancel_time: state === 'closed' ? updatedAt.getTime() : 0,
  transaction: reference,
  state: STATES[state],
  // a transaction that follows a cancelled one has its memo too
  reason: state === 'closed' && memo.reason ? Number(memo.reason) : null,
});
