import { guardedCell } from './table-cell';

/** A number is a sum or a count of ours; a text may be anybody's. */
export type Cell = string | number | null;

/** By it table programs know that letters are UTF-8. */
export const BOM = '\uFEFF';
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A line of a table (RFC 4180), for every file that is handed out: no cell of it runs. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export const csvOf = (rows: readonly (readonly Cell[])[]): string => BOM + rows.map(csvLine).join('');

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  const guarded = NUMBER.test(text) ? text : guardedCell(text);
  return /[",\r\n]/.test(guarded) || guarded !== guarded.trim() ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
