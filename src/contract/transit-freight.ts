import { row, sumOf, type Row } from './receipt-row';
import { joined, type Box } from './transit-box';
import type { LineTerms } from './transit-line';
import { priceByRoom } from './transit-measure';
import { isUnpriced, priceByWeight, type Priced, type Unpriced } from './transit-price';
import { amiss, type Refusal } from './transit-refusal';
import { chargedOf, chargedWeight, type ChargedWeight } from './transit-weight';

type FreightTerms = Pick<LineTerms, 'weight' | 'price' | 'measure' | 'combine' | 'boxes' | 'minFee'>;

/** What a line prices at once: a box, or all of them where it sums them up. */
export interface Unit {
  boxes: readonly Box[];
  whole: Box;
  charged: ChargedWeight;
}

export function unitsOf(boxes: readonly Box[], { weight, boxes: { sum } }: FreightTerms): Unit[] {
  const groups = sum === 'SUM' ? [boxes] : boxes.map((box) => [box]);
  return groups.map((group) => {
    const whole = joined(group);
    return { boxes: group, whole, charged: chargedWeight(whole, weight) };
  });
}

export interface Freight {
  rows: Row[];
  amount: number;
  refusals: Refusal[];
}

/** What the way itself costs: weights and prices of every unit, at least the line's minimum. */
export function freightOf(units: readonly Unit[], terms: FreightTerms): Freight {
  const rows: Row[] = [];
  const refusals: Refusal[] = [];
  for (const [at, unit] of units.entries()) {
    if (units.length > 1) rows.push(row('box', { boxNo: at + 1, boxes: units.length }));
    rows.push(...unit.charged.rows);
    const price = priceOfUnit(unit, terms);
    if (isUnpriced(price)) refusals.push(price.refusal);
    else rows.push(...price.rows);
  }
  const { minFee } = terms;
  const sum = sumOf(rows);
  if (sum < minFee && refusals.length === 0) rows.push(row('line-minimum', { minFee }, minFee - sum));
  return { rows, amount: sumOf(rows), refusals };
}

/** By weight, by room, or the dearer of the two. What is too light for its size has no price by weight. */
export function priceOfUnit({ whole, charged }: Unit, terms: FreightTerms): Priced | Unpriced {
  const { price, measure, combine, weight } = terms;
  const needsSize = combine !== 'WEIGHT' || price?.mode === 'density';
  if (needsSize && whole.mm3 === 0) return { refusal: amiss('size-missing', null, null) };
  const byRoom = measure && priceByRoom(measure, whole);
  if (price === null || combine === 'MEASURE') return byRoom ?? { refusal: amiss('no-price', null, null) };
  const ofWeight = (grams: number) => chargedOf(grams, weight);
  const byWeight = priceByWeight(price, { grams: charged.grams, box: whole, chargedOf: ofWeight });
  if (isUnpriced(byWeight)) return byWeight.refusal.code === 'density-too-low' && byRoom ? byRoom : byWeight;
  if (combine === 'WEIGHT' || !byRoom) return byWeight;
  return isUnpriced(byRoom) ? byRoom : dearer(byWeight, byRoom);
}

/** Both are shown. */
function dearer(byWeight: Priced, byRoom: Priced): Priced {
  const [weightAmount, roomAmount] = [sumOf(byWeight.rows), sumOf(byRoom.rows)];
  return weightAmount >= roomAmount
    ? { rows: [...byWeight.rows, row('line-by-room', { roomAmount })] }
    : { rows: [...byRoom.rows, row('line-by-weight', { weightAmount })] };
}
