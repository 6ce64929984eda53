import { percentOf, ratioOf } from './money';
import { row, type Row } from './receipt-row';
import type { Charge } from './transit-line';

/** What charges count; sums are minor units of the currency that the charge is written in. */
export interface ChargeBasis {
  boxes: number;
  parcels: number;
  items: number;
  pieces: number;
  chargedGrams: number;
  scaleGrams: number;
  freightAmount: number;
  valueAmount: number;
}

/** c6: a charge of what it counts, half up, within its bounds. `code` is the operator's word for it. */
export function chargeRow(kind: string, { code, charge }: { code: string; charge: Charge }, basis: ChargeBasis): Row {
  const plain = plainRow(kind, code, charge, basis);
  const { min, max } = charge;
  const amount = plain.amount ?? 0;
  if (amount < min) return row(`${kind}-minimum`, { code, minFee: min }, min);
  if (max !== null && amount > max) return row(`${kind}-maximum`, { code, maxFee: max }, max);
  return plain;
}

function plainRow(kind: string, code: string, charge: Charge, basis: ChargeBasis): Row {
  switch (charge.per) {
    case 'CHARGED_KILOGRAM':
    case 'SCALE_KILOGRAM': {
      const grams = charge.per === 'CHARGED_KILOGRAM' ? basis.chargedGrams : basis.scaleGrams;
      return row(`${kind}-kilogram`, { code, grams, kilogramFee: charge.fee }, ratioOf(charge.fee, grams, 1000));
    }
    case 'FREIGHT':
    case 'VALUE': {
      const baseAmount = charge.per === 'FREIGHT' ? basis.freightAmount : basis.valueAmount;
      const { basisPoints } = charge;
      return row(`${kind}-share`, { code, basisPoints, baseAmount }, percentOf(baseAmount, basisPoints));
    }
    default: {
      const count = countOf(charge.per, basis);
      return row(`${kind}-each`, { code, count, unitFee: charge.fee }, ratioOf(charge.fee, count, 1));
    }
  }
}

const countOf = (per: 'ORDER' | 'BOX' | 'PARCEL' | 'ITEM' | 'PIECE', basis: ChargeBasis): number =>
  ({ ORDER: 1, BOX: basis.boxes, PARCEL: basis.parcels, ITEM: basis.items, PIECE: basis.pieces })[per];
