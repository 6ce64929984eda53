/** What table programs take for the beginning of a formula, in the widths and shapes that keyboards of East Asia type too. */
const SIGN = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** Where one program or another ends a cell or a row, though it stands within a quotation. */
const BREAK = '[\\t\\v\\f\\r\\n\\u0085\\u2028\\u2029;]';
/** What they read past before a formula: blanks, what nobody sees, and the quotation itself. */
const PAD = '[\\s\\p{Cc}\\p{Cf}"]';
// no break among it: each looks no further than to the next, so that a cell of breaks alone takes no longer
const PAD_OF_BREAK = `(?:(?!${BREAK})${PAD})*`;

const RUNS = `[\\t\\r\\n]|${PAD}*${SIGN}`;
const START = new RegExp(`^(?=${RUNS})`, 'u');
const WITHIN = new RegExp(`${BREAK}(?=${PAD_OF_BREAK}${SIGN})`, 'gu');

/**
 * A cell that no table program runs, whoever opens the file in whatever country: an apostrophe stands before what begins
 * like a formula, at its head or after a break within it. What is guarded stays as it is.
 */
export const guardedCell = (text: string): string => text.replace(WITHIN, "$&'").replace(START, "'");

const KEPT_START = new RegExp(`^(?='|${RUNS})`, 'u');
const PLAIN_START = new RegExp(`^'(?='|${RUNS})`, 'u');
const KEPT_WITHIN = new RegExp(`${BREAK}(?='*${PAD_OF_BREAK}${SIGN})`, 'gu');
const PLAIN_WITHIN = new RegExp(`(${BREAK})'(?='*${PAD_OF_BREAK}${SIGN})`, 'gu');

/** The same for a table that is read again: what had an apostrophe gets another, so that `plainCell` finds it as it was. */
export const keptCell = (text: string): string => text.replace(KEPT_WITHIN, "$&'").replace(KEPT_START, "'");
export const plainCell = (cell: string): string => cell.replace(PLAIN_START, '').replace(PLAIN_WITHIN, '$1');
