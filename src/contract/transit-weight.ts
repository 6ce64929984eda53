import { ceilOf } from './money';
import { row, type Row } from './receipt-row';
import type { Box } from './transit-box';
import type { WeightRule } from './transit-line';

export interface ChargedWeight {
  grams: number;
  rows: Row[];
}

/** What a line bills of a box, in grams, and why. What it does not take is said in transit-limits.ts. */
export function chargedWeight(box: Box, rule: WeightRule): ChargedWeight {
  const { packingGrams } = box;
  const rows = [row('weight-actual', { actualGrams: box.grams, ...(packingGrams !== undefined && { packingGrams }) })];
  let counted = box.grams;
  if (!rule.ignoreVolume) {
    const volume = volumeGrams(box.mm3, rule.divisor);
    rows.push(row('weight-volume', { volumeGrams: volume, divisor: rule.divisor }));
    const beyond = countedBeyond(box, volume, rule);
    counted += beyond.grams;
    rows.push(...beyond.rows);
  }
  const grams = chargedOf(counted, rule);
  rows.push(row('weight-chargeable', { grams, stepGrams: stepAt(counted, rule), minGrams: rule.minGrams }));
  return { grams, rows };
}

/** mm³ / divisor are grams, as cm³ / divisor are kilograms; a started gram counts. */
export const volumeGrams = (mm3: number, divisor: number): number => ceilOf(mm3, divisor);

/** Rounded up to the step, at least the minimum. */
export function chargedOf(counted: number, rule: WeightRule): number {
  const step = stepAt(counted, rule);
  return Math.max(ceilOf(counted, step) * step, rule.minGrams);
}

const stepAt = (counted: number, { stepGrams, bigStep }: WeightRule): number =>
  bigStep && counted >= bigStep.fromGrams ? bigStep.stepGrams : stepGrams;

/** How much of the volume counts beyond the scale; volume only ever raises the weight. */
function countedBeyond({ grams, sides }: Box, volume: number, rule: WeightRule): ChargedWeight {
  const { volumeFromSideMm, volumeFromRatio } = rule;
  if (volume <= grams) return { grams: 0, rows: [] };
  if (volumeFromSideMm !== null && sides[0] < volumeFromSideMm) {
    const values = { sideMm: sides[0], fromSideMm: volumeFromSideMm };
    return { grams: 0, rows: [row('volume-not-counted-side', values)] };
  }
  if (volumeFromRatio !== null && volume * 100 <= grams * volumeFromRatio) {
    return { grams: 0, rows: [row('volume-not-counted-ratio', { fromPercent: volumeFromRatio })] };
  }
  const share = shareOf(volume, rule);
  const counted = ceilOf((volume - grams) * share, 10_000);
  return {
    grams: counted,
    rows: share === 10_000 ? [] : [row('volume-share', { basisPoints: share, countedGrams: grams + counted })],
  };
}

/** Hybrid lines: by scale below 3 kg of volume, the mean below 10 kg, then the volume. */
function shareOf(volume: number, { method, shareBasisPoints }: WeightRule): number {
  if (method === 'greater') return shareBasisPoints;
  if (volume < 3000) return 0;
  return volume < 10_000 ? 5000 : 10_000;
}
