import type { Money } from '../../../contract/fields';
import { LIMITS } from '../../../contract/limits';
import { worthIn } from '../../../contract/transit-money';
import { insurableOf, insurancePayout } from '../../../contract/transit-insurance';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import type { Payment } from '../../../contract/payment';
import type { TransitStatus } from '../../../contract/transit';

const DAY_MS = 86_400_000;
const CLAIMABLE: readonly TransitStatus[] = ['DELIVERED', 'COMPLETED'];

export const isClaimable = ({ status }: { status: TransitStatus }): boolean => CLAIMABLE.includes(status);

interface Insured {
  insuredFen: number | null;
  estimate: TransitReceipt;
  invoice: TransitReceipt | null;
}

/** What goods and freight have cost, and what of them the insurance bears; in the shop's money, at the order's own rate. */
interface Worth {
  goods: Money;
  cover: Money;
}

/**
 * What the insurance pays at most: what was insured, as it is shown, not above the worth of the goods and the freight as it
 * was paid, cent by cent of its receipt.
 */
export function worthOf({ insuredFen, estimate, invoice }: Insured): Worth {
  const { request, shop, rows, total } = invoice ?? estimate;
  const { currency } = shop.money;
  const local = (fen: number) => worthIn(currency, fen, shop.money);
  // below a worth that lines begin at nothing is asked, and nothing insured
  const isInsured = rows.some(({ code }) => code.startsWith('insurance-') && code !== 'insurance-none');
  const insured = local(isInsured ? (insuredFen ?? 0) : 0);
  const cover = insurancePayout(insured, local(insurableOf(request.parcels)), total.local.amount);
  const goods = local(request.parcels.reduce((sum, { valueFen }) => sum + valueFen, 0));
  return { goods: { amount: goods, currency }, cover: { amount: cover, currency } };
}

export const coverOf = (order: Insured): Money => worthOf(order).cover;

interface Paid {
  status: Payment['status'];
  amount: Money;
}
const HOLDS: readonly Payment['status'][] = ['PAID', 'PARTIALLY_REFUNDED'];

/** Whether the insurance has anything to pay: something is covered, and what paid for the cover has not ended. */
export const isCovered = (order: Insured, payments: readonly Pick<Payment, 'kind' | 'status'>[]): boolean =>
  coverOf(order).amount > 0 && payments.some(({ kind, status }) => kind === 'TRANSIT' && HOLDS.includes(status));

/**
 * What is owed for a shipment that is lost: what it was insured for, and at least what was paid for a way that it did not
 * make; nothing where its payments were test money that has ended.
 */
export function owedOf(order: Insured & { refundedLocal: number }, payments: readonly Paid[]): Owed {
  const { cover, goods } = worthOf(order);
  const held = payments.filter(({ status }) => HOLDS.includes(status)).map(({ amount }) => amount.amount);
  const paid = held.reduce((sum, each) => sum + each, 0);
  const way = { ...cover, amount: held.length === 0 ? 0 : Math.max(0, paid - order.refundedLocal) };
  if (held.length === 0) return { cause: 'LOST', owed: way, way, cover, goods };
  return cover.amount >= way.amount
    ? { cause: 'INSURED', owed: cover, way, cover, goods }
    : { cause: 'LOST', owed: way, way, cover, goods };
}
interface Owed extends Worth {
  cause: 'INSURED' | 'LOST';
  owed: Money;
  /** What was paid for it, and has not gone back. */
  way: Money;
}

/** Until when the insurance is claimed on for what arrived, where that is over. */
export const claimableUntil = (deliveredAt: Date): Date => new Date(deliveredAt.getTime() + LIMITS.claimDays * DAY_MS);
