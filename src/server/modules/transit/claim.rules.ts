import type { Money } from '../../../contract/fields';
import { priceOf } from '../../../contract/price';
import { insurableOf, insurancePayout } from '../../../contract/transit-insurance';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import type { Payment } from '../../../contract/payment';
import type { TransitStatus } from '../../../contract/transit';

const CLAIMABLE: readonly TransitStatus[] = ['DELIVERED', 'COMPLETED'];

export const isClaimable = ({ status }: { status: TransitStatus }): boolean => CLAIMABLE.includes(status);

interface Insured {
  insuredFen: number | null;
  estimate: TransitReceipt;
  invoice: TransitReceipt | null;
}

/** What the insurance pays at most: what was insured, not above what goods and freight have cost; at the order's own rate. */
export function coverOf({ insuredFen, estimate, invoice }: Insured): Money {
  const { request, shop, rows, total } = invoice ?? estimate;
  // below a worth that lines begin at nothing is asked, and nothing insured
  const isInsured = rows.some(({ code }) => code.startsWith('insurance-') && code !== 'insurance-none');
  const fen = insurancePayout(isInsured ? (insuredFen ?? 0) : 0, insurableOf(request.parcels), total.cny.amount);
  return priceOf(fen, { ...shop.money, marginBasisPoints: 0 }).local;
}

interface Paid {
  status: Payment['status'];
  amount: Money;
}
const HOLDS: readonly Payment['status'][] = ['PAID', 'PARTIALLY_REFUNDED'];

/**
 * What is owed for a shipment that is lost: what it was insured for, and at least what was paid for a way that it did not
 * make; nothing where its payments were test money that has ended.
 */
export function owedOf(order: Insured & { refundedLocal: number }, payments: readonly Paid[]): Owed {
  const cover = coverOf(order);
  const held = payments.filter(({ status }) => HOLDS.includes(status)).map(({ amount }) => amount.amount);
  if (held.length === 0) return { cause: 'LOST', owed: { ...cover, amount: 0 } };
  const way = Math.max(0, held.reduce((sum, each) => sum + each, 0) - order.refundedLocal);
  return cover.amount >= way ? { cause: 'INSURED', owed: cover } : { cause: 'LOST', owed: { ...cover, amount: way } };
}
interface Owed {
  cause: 'INSURED' | 'LOST';
  owed: Money;
}
