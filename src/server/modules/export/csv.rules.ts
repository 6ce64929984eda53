import type { Cell } from '../../kernel/export-kind';

/** By it table programs know that letters are UTF-8. */
export const BOM = '\uFEFF';
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What table programs take for a formula, in the widths that keyboards of East Asia type too. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A line of a table (RFC 4180). A cell that a program would run stays a text, by an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) || guarded !== guarded.trim() ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
