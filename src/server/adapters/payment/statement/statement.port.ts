/** One line of what a provider says it has moved. Sums in minor units: `gross - fee = net`, of money that goes out below zero. */
export interface StatementRow {
  line: number;
  date: Date;
  kind: 'CHARGE' | 'REFUND' | 'PAYOUT' | 'OTHER';
  providerId: string;
  /** Whatever else stands in the line: names that a charge of ours may be known by. */
  names: string[];
  gross: number;
  /** What the provider keeps. */
  fee: number;
  net: number;
  currency: string;
}

export interface Statement {
  rows: StatementRow[];
  /** Lines that say nothing that can be counted: none is passed over in silence. */
  bad: { line: number; problem: string }[];
}

export type ReadStatement = (text: string) => Statement;
