import type { ReactNode } from 'react';

/** What rows that stand next to each other have in common. */
export interface IndexGroups<Row> {
  /** Rows of one key stand under one heading. */
  keyOf: (row: Row) => string;
  heading: (rows: Row[]) => ReactNode;
}
export interface RowGroup<Row> {
  key: string;
  rows: Row[];
}

/** Neighbours of one key, in the order of the list. A key that comes back later is another group: nothing is moved. */
export function groupNeighbours<Row>(rows: Row[], keyOf: (row: Row) => string): RowGroup<Row>[] {
  const groups: RowGroup<Row>[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups;
}
