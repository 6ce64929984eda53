import { ceilOf, ratioOf } from './money';
import { row } from './receipt-row';
import type { Box } from './transit-box';
import type { MeasureRule } from './transit-line';
import type { Priced, Unpriced } from './transit-price';
import { above } from './transit-refusal';

const CUBIC_METRE = 1_000_000_000;

/** The price of the room that a box takes, half up. */
export function priceByRoom(rule: MeasureRule, box: Box): Priced | Unpriced {
  const mm3 = countedRoom(rule, box);
  const band = rule.bands.find(({ upToMm3 }) => upToMm3 === null || mm3 <= upToMm3);
  if (!band) return { refusal: above('too-much-room', mm3, rule.bands.at(-1)?.upToMm3 ?? 0) };
  const { cubicMetreFee } = band;
  return {
    rows: [row('line-cubic', { mm3, actualMm3: box.mm3, cubicMetreFee }, ratioOf(cubicMetreFee, mm3, CUBIC_METRE))],
  };
}

/** At least the minimum; what is heavier than the line carries for a cubic metre counts as the room of its weight. */
function countedRoom({ minMm3, overweightKgPerM3 }: MeasureRule, { grams, mm3 }: Box): number {
  const ofWeight = overweightKgPerM3 === null ? 0 : ceilOf(grams * 1_000_000, overweightKgPerM3);
  return Math.max(mm3, minMm3, ofWeight);
}
