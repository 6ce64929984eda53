import type { FeeTerms } from '../../contract/fee-rules';

export interface FeeLine {
  /** A text of `settings.fees.line`. */
  name: string;
  kind: 'percent' | 'sum' | 'days' | 'kilos' | 'choice' | 'bands';
  value: number | boolean | null | FeeTerms['storage']['bands'];
}

/** Fees one by one, as they are compared and told. */
export const feeLines = ({ serviceFee, dearer, transit, storage, handling, unsaidFreight }: FeeTerms): FeeLine[] => [
  { name: 'serviceFee', kind: 'percent', value: serviceFee.basisPoints },
  { name: 'minimum', kind: 'sum', value: serviceFee.minimumFen },
  { name: 'dearerFen', kind: 'sum', value: dearer.fen },
  { name: 'dearerShare', kind: 'percent', value: dearer.basisPoints },
  { name: 'firstKilos', kind: 'kilos', value: unsaidFreight.firstKilos },
  { name: 'firstFen', kind: 'sum', value: unsaidFreight.firstFen },
  { name: 'nextFen', kind: 'sum', value: unsaidFreight.nextFen },
  { name: 'reworkFen', kind: 'sum', value: handling.reworkFen },
  { name: 'returnFen', kind: 'sum', value: handling.returnFen },
  { name: 'toleranceFen', kind: 'sum', value: transit.toleranceFen },
  { name: 'unpackFen', kind: 'sum', value: transit.unpackFen },
  { name: 'rehearsalFen', kind: 'sum', value: transit.rehearsalFen },
  { name: 'paysFirst', kind: 'choice', value: transit.takesPaymentFirst },
  { name: 'freeDays', kind: 'days', value: storage.freeDays },
  { name: 'bands', kind: 'bands', value: storage.bands },
  { name: 'maxFee', kind: 'sum', value: storage.maxFee },
];

export interface FeeChange {
  before: FeeLine;
  after: FeeLine;
}

/** What is otherwise. */
export function feeChanges(before: FeeTerms, after: FeeTerms): FeeChange[] {
  const then = feeLines(after);
  return feeLines(before).flatMap((line, at) => {
    const other = then[at];
    const isSame = !other || JSON.stringify(line.value) === JSON.stringify(other.value);
    return isSame ? [] : [{ before: line, after: other }];
  });
}
