import { rowSelectionFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table';
import type { ReactNode } from 'react';

export const FEATURES = tableFeatures({ rowSelectionFeature });

/** One column of an index table. */
export interface IndexColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sums and ages stand at the end, in figures of one width. */
  isFigure?: boolean;
  /** On a card, where there are no heads, its head stands before it: of names and the like, which do not say whose they are. */
  isNamed?: boolean;
  /**
   * `wide`: is left out where the list has little room, as beside an open record and on a card; `card`: beside an open
   * record alone. On a card the last column stands at its end.
   */
  shows?: 'always' | 'wide' | 'card';
}

/** For the library, which gives its cells a context of its own. */
export const columnsOf = <Row extends object>(columns: IndexColumn<Row>[]): ColumnDef<typeof FEATURES, Row>[] =>
  columns.map(({ id, header, cell }) => ({ id, header, cell: ({ row }) => cell(row.original) }));
