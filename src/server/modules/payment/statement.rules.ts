import type { StatementRow } from '../../adapters/payment/statement/statement.port';

/** A charge of ours that money came by, by all names that it has there. */
export interface BookedCharge {
  paymentNo: string;
  names: string[];
  amount: number;
  currency: string;
  at: Date;
}

/**
 * UNKNOWN: they took money that no charge of ours is paid by · TWICE: one charge, two lines · OTHER_SUM: theirs is not
 * ours · NOT_TOLD: paid in our books on a day of theirs, and in no line.
 */
export type Difference =
  | { kind: 'UNKNOWN'; row: StatementRow }
  | { kind: 'TWICE' | 'OTHER_SUM'; row: StatementRow; charge: BookedCharge }
  | { kind: 'NOT_TOLD'; charge: BookedCharge };

export interface Period {
  from: Date;
  to: Date;
}

/** From its first line to its last. */
export function periodOf(rows: StatementRow[]): Period | undefined {
  const times = rows.map(({ date }) => date.getTime());
  return times.length === 0 ? undefined : { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) };
}

/** Lines against charges. What is only some seconds off the period's ends is no difference: clocks are not the same. */
export function compareCharges(rows: StatementRow[], charges: BookedCharge[]): Difference[] {
  const byName = new Map(charges.flatMap((charge) => charge.names.map((name) => [name, charge] as const)));
  const told = new Set<BookedCharge>();
  const differences: Difference[] = [];
  for (const row of rows.filter(({ kind }) => kind === 'CHARGE')) {
    const charge = [row.providerId, ...row.names].map((name) => byName.get(name)).find(Boolean);
    if (!charge) differences.push({ kind: 'UNKNOWN', row });
    else if (told.has(charge)) differences.push({ kind: 'TWICE', row, charge });
    else if (row.gross !== charge.amount || row.currency !== charge.currency)
      differences.push({ kind: 'OTHER_SUM', row, charge });
    if (charge) told.add(charge);
  }
  const period = periodOf(rows);
  const isWithin = ({ at }: BookedCharge) =>
    period && at.getTime() >= period.from.getTime() + CLOCKS_MS && at.getTime() <= period.to.getTime() - CLOCKS_MS;
  const silent = charges.filter((charge) => !told.has(charge) && isWithin(charge));
  return [...differences, ...silent.map((charge): Difference => ({ kind: 'NOT_TOLD', charge }))];
}
const CLOCKS_MS = 60_000;

export interface Totals {
  charges: number;
  refunds: number;
  fees: number;
}

/** What they took, sent back and kept, in one currency. */
export function totalsOf(rows: StatementRow[], currency: string): Totals {
  const of = (kind: StatementRow['kind']) => rows.filter((row) => row.kind === kind && row.currency === currency);
  const sum = (some: StatementRow[], part: 'gross' | 'fee') => some.reduce((all, row) => all + row[part], 0);
  const [charges, refunds] = [of('CHARGE'), of('REFUND')];
  return {
    charges: sum(charges, 'gross'),
    refunds: 0 - sum(refunds, 'gross'),
    fees: sum([...charges, ...refunds], 'fee'),
  };
}
