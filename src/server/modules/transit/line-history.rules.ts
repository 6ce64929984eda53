import type { LineFigures } from '../../../contract/line-history';
import { ratioOf } from '../../../contract/money';
import { quantile } from '../../../contract/quantile';
import type { PackedSample } from './packed-sample.rules';

/** Of a hundred shipments so many are left out at each end, so that one wrong weighing moves no price. */
const TRIMMED_PERCENT = 5;
/** No packing is counted with more than half of what it holds. */
const MOST_BASIS_POINTS = 5000;

/** How a line went from a warehouse, of its shipments of late. */
export function figuresOf(samples: readonly PackedSample[]): LineFigures {
  const sized = samples.filter(({ mm3 }) => mm3 > 0);
  const grams = trimmed(samples.map(({ grams: held, boxGrams: whole, boxes }) => ({ held, whole, boxes })));
  const room = trimmed(sized.map(({ mm3: held, boxMm3: whole, boxes }) => ({ held, whole, boxes })));
  const days = samples.flatMap((sample) => (sample.days === null ? [] : [[sample.days, 1] as const]));
  const off = samples.flatMap(({ offBasisPoints }) => offBasisPoints ?? []);
  return {
    parcels: sum(samples.map(({ parcels }) => parcels)),
    gramsBasisPoints: addedBasisPoints(grams),
    boxGrams: addedToABox(grams),
    sizedParcels: sum(sized.map(({ parcels }) => parcels)),
    roomBasisPoints: addedBasisPoints(room),
    arrived: days.length,
    p50Days: quantile(days, 0.5),
    p90Days: quantile(days, 0.9),
    compared: off.length,
    offBasisPoints: off.length === 0 ? 0 : ratioOf(sum(off), 1, off.length),
  };
}

interface Added {
  /** What was put in, what came out of it, and in how many boxes. */
  held: number;
  whole: number;
  boxes: number;
}

const sum = (quantities: readonly number[]): number => quantities.reduce((all, each) => all + each, 0);
const addedIn = (added: readonly Added[]): number => Math.max(0, sum(added.map(({ held, whole }) => whole - held)));

/** Without those to which packing added least and most; nothing is left of one or two. */
function trimmed(added: readonly Added[]): Added[] {
  const known = added.filter(({ held }) => held > 0).toSorted((a, b) => a.whole / a.held - b.whole / b.held);
  const cut = Math.ceil((known.length * TRIMMED_PERCENT) / 100);
  return known.slice(cut, known.length - cut);
}

/** Of all that went together: a heavy shipment says more of packing than a light one. */
function addedBasisPoints(added: readonly Added[]): number {
  const held = sum(added.map((each) => each.held));
  if (held === 0) return 0;
  return Math.min(Math.round((addedIn(added) / held) * 10_000), MOST_BASIS_POINTS);
}

function addedToABox(added: readonly Added[]): number {
  const boxes = sum(added.map((each) => each.boxes));
  return boxes === 0 ? 0 : ratioOf(addedIn(added), 1, boxes);
}
