import type { Cell } from '../../kernel/export-kind';

/** By it table programs know that letters are UTF-8. */
export const BOM = '\uFEFF';
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What table programs take for a formula, in the widths that keyboards of East Asia type too. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Where programs of other countries end a cell. */
const WITHIN = /(\S\t\s*|;\s*)(?=[=+\-@＝＋－＠])/g;

/** A line of a table (RFC 4180). A cell that a program would run stays a text, by an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const text = String(cell);
  const within = text.replace(WITHIN, "$1'");
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${within}` : within;
  return /[",\r\n]/.test(guarded) || guarded !== guarded.trim() ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
