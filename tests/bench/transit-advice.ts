import { transitAdvice } from '../../src/contract/transit-advice';
import { USUAL_ALLOWANCE } from '../../src/contract/transit-estimate';
import { IN_DOLLARS, lineOf, parcelOf, requestOf } from '../support/transit-terms';
import { fixed, row } from './table';

const PARCELS = 20;
const LINES = 12;
const ROUNDS = 50;

/** What the composer may cost: twenty parcels, packed in three ways or as they are, by twelve lines in up to three boxes. */
export function benchAdvice(): void {
  const sized = (at: number) => ({ grams: 400 + 90 * at, lengthMm: 300, widthMm: 200, heightMm: 80 + at, valueFen: 9000 });
  const parcels = Array.from({ length: PARCELS }, (_, at) => parcelOf({ id: `p${at}`, ...sized(at), categories: ['shoes'] }));
  const packing = [1500, 2500, 3500].map((gramsBasisPoints) => ({
    code: `without-${gramsBasisPoints}`,
    charge: { per: 'BOX' as const, fee: 0, min: 0, max: null },
    leavesOff: { categories: ['shoes'], gramsBasisPoints, roomBasisPoints: 3500 },
  }));
  const shop = { ...IN_DOLLARS, packing };
  const surcharges = [{ code: 'remote', name: {}, when: [[{ of: 'POSTCODE' as const, in: ['28'] }]], charge: { per: 'CHARGED_KILOGRAM' as const, fee: 400, min: 20_000 } }];
  const lines = Array.from({ length: LINES }, (_, at) => lineOf({ minFee: 1000 * at, surcharges, fuelBasisPoints: 1000 }, `L${at}`));
  const request = { ...requestOf({ postcode: '2801' }), parcels, boxes: { count: 1, allowance: USUAL_ALLOWANCE } };
  const choice = { lineName: 'L5', request, arriving: [parcelOf({ id: 'late' })] };
  const times = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    transitAdvice(lines, choice, shop);
    return performance.now() - started;
  }).sort((a, b) => a - b);
  row(`advice: ${PARCELS} parcels, ${LINES} lines, ${packing.length} packings`, 'median ms', 'most ms');
  row('', fixed(times[ROUNDS / 2]), fixed(times.at(-1)));
} // prettier-ignore
