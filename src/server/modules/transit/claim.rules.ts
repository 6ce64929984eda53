import type { Money } from '../../../contract/fields';
import { priceOf } from '../../../contract/price';
import { insurableOf, insurancePayout } from '../../../contract/transit-insurance';
import type { TransitReceipt } from '../../../contract/transit-receipt';
import type { TransitStatus } from '../../../contract/transit';

const CLAIMABLE: readonly TransitStatus[] = ['DELIVERED', 'COMPLETED', 'LOST'];

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
