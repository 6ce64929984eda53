import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './records-table.module.css';

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isSum?: boolean;
}

interface Props<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
}

/** A table that phones show as cards. Roles are written out: cards are no table to a browser any more. */
export function RecordsTable<Row extends { id: string }>({ label, columns, rows }: Props<Row>) {
  return (
    <table className={classes.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, label: heading, isSum }) => (
            <th key={id} role="columnheader" scope="col" className={clsx(isSum && classes.sum)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row">
            {columns.map(({ id, label: heading, cell, isSum }) => (
              <td key={id} role="cell" data-label={heading} className={clsx(isSum && classes.sum)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
