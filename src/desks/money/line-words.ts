import { majorText, type Money } from '../../contract/money';
import { plainWords } from '../bench/plain-words';

const DATE = /^(\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]\d{4})([ T]\d.*)?$/;
const SUM = /^[-+\u2212(]?\d[\d.,' ]*[.,]\d\d\d?\)?$/;
/** As programs write what people say: `payment_refund`. */
const CODE = /^[a-z]+(_[a-z]+)+$/;

/** What programs call a thing: `txn_9`, `B-1003`. */
const REFERENCE = /^\S*\d\S*$/;

/**
 * What a line of a statement says: the cells of its file without those that stand beside it in a form of their own (its
 * day, its sum, its currency), each once; in words, and by which references.
 */
export function linePartsOf(text: string, sum: Money): { words: string[]; references: string[] } {
  const cells = cellsOf(text, sum);
  const isReference = (cell: string) => REFERENCE.test(cell);
  return { words: cells.filter((cell) => !isReference(cell)), references: cells.filter(isReference) };
}

/** All of it, as it stands there. */
export const lineWords = (text: string, sum: Money): string => cellsOf(text, sum).join(' · ');

function cellsOf(text: string, sum: Money): string[] {
  const cells = [...new Set(text.split(' | ').map((cell) => cell.trim()))].filter(Boolean);
  const whole = majorText({ ...sum, amount: Math.abs(sum.amount) }).replace(/\.0+$/, '');
  const isTold = (cell: string) =>
    DATE.test(cell) ||
    SUM.test(cell) ||
    cell.replace(/^[-+\u2212]/, '') === whole ||
    cell.toUpperCase() === sum.currency;
  const told = cells.filter((cell) => !isTold(cell));
  return (told.length > 0 ? told : cells).map((cell) => (CODE.test(cell) ? plainWords(cell) : cell));
}
