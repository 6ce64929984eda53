import { ratioOf } from './money';
import { row, type Row } from './receipt-row';
import { chargeRow, type ChargeBasis } from './transit-charge';
import { holds, type Facts } from './transit-facts';
import type { LineTerms } from './transit-line';

type Terms = Pick<LineTerms, 'surcharges' | 'surchargeGroups' | 'surchargeCap'>;
type Surcharge = Terms['surcharges'][number];

/** A box, or what the line takes as one, and what a surcharge would count of it. */
export interface SurchargedUnit {
  facts: Facts;
  boxes: number;
  chargedGrams: number;
  scaleGrams: number;
}

export interface Surcharges {
  rows: Row[];
  amount: number;
  /** The part that fuel is taken of. */
  fuelledAmount: number;
}
interface Due {
  surcharge: Surcharge;
  row: Row;
  amount: number;
}

/** Every surcharge that one of the boxes asks for: each within its bounds, then what its group says, then the cap over all. */
export function surchargesOf(terms: Terms, units: readonly SurchargedUnit[], order: ChargeBasis): Surcharges {
  const due = terms.surcharges.flatMap((surcharge) => dueOf(surcharge, units, order));
  const alone = sumOfDue(due.filter(({ surcharge }) => surcharge.group === null));
  const groups = terms.surchargeGroups.map(({ code, takes, cap }) => {
    const members = due.filter(({ surcharge }) => surcharge.group === code);
    const taken = takes === 'HIGHEST' ? highestOnly(members) : sumOfDue(members);
    return capped(taken, cap, code);
  });
  return capped(added([alone, ...groups]), terms.surchargeCap, '');
}

function dueOf(surcharge: Surcharge, units: readonly SurchargedUnit[], order: ChargeBasis): Due[] {
  const asking = units.filter(({ facts }) => holds(surcharge.when, facts));
  if (asking.length === 0) return [];
  const basis = {
    ...order,
    boxes: asking.reduce((sum, { boxes }) => sum + boxes, 0),
    chargedGrams: asking.reduce((sum, { chargedGrams }) => sum + chargedGrams, 0),
    scaleGrams: asking.reduce((sum, { scaleGrams }) => sum + scaleGrams, 0),
  };
  const charged = chargeRow('surcharge', surcharge, basis);
  return [{ surcharge, row: charged, amount: charged.amount ?? 0 }];
}

const sumOfDue = (due: readonly Due[]): Surcharges => ({
  rows: due.map((each) => each.row),
  amount: due.reduce((sum, { amount }) => sum + amount, 0),
  fuelledAmount: due.reduce((sum, { surcharge, amount }) => sum + (surcharge.isFuelled ? amount : 0), 0),
});

/** The dearest counts, the first of equals; the others are told of. */
function highestOnly(due: readonly Due[]): Surcharges {
  const [first, ...others] = due;
  if (!first) return sumOfDue([]);
  const highest = others.reduce((most, each) => (each.amount > most.amount ? each : most), first);
  const told = due
    .filter((each) => each !== highest)
    .map(({ surcharge: { code }, amount }) => row('surcharge-not-highest', { code, plainAmount: amount }));
  const { rows, ...sums } = sumOfDue([highest]);
  return { rows: [...rows, ...told], ...sums };
}

/** What is cut off is a row of its own; of the rest, as much is fuelled as was before. */
function capped({ rows, amount, fuelledAmount }: Surcharges, cap: number | null, group: string): Surcharges {
  if (cap === null || amount <= cap) return { rows, amount, fuelledAmount };
  return {
    rows: [...rows, row('surcharge-capped', { group, capFee: cap }, cap - amount)],
    amount: cap,
    fuelledAmount: ratioOf(cap, fuelledAmount, amount),
  };
}

const added = (parts: readonly Surcharges[]): Surcharges => ({
  rows: parts.flatMap(({ rows }) => rows),
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  fuelledAmount: parts.reduce((sum, part) => sum + part.fuelledAmount, 0),
});
