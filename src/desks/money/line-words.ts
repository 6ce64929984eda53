import { majorText, type Money } from '../../contract/money';
import { plainWords } from '../bench/plain-words';

const DATE = /^(\d{4}[-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]\d{4})([ T]\d.*)?$/;
const SUM = /^[-+\u2212(]?\d[\d.,' ]*[.,]\d\d\d?\)?$/;
/** As programs write what people say: `payment_refund`. */
const CODE = /^[a-z]+(_[a-z]+)+$/;

/**
 * What a line of a statement says in words: the cells of its file without those that stand beside it in a form of
 * their own (its day, its sum, its currency), each once.
 */
export function lineWords(text: string, sum: Money): string {
  const cells = [...new Set(text.split(' | ').map((cell) => cell.trim()))].filter(Boolean);
  const whole = majorText({ ...sum, amount: Math.abs(sum.amount) }).replace(/\.0+$/, '');
  const isTold = (cell: string) =>
    DATE.test(cell) ||
    SUM.test(cell) ||
    cell.replace(/^[-+\u2212]/, '') === whole ||
    cell.toUpperCase() === sum.currency;
  const told = cells.filter((cell) => !isTold(cell));
  return (told.length > 0 ? told : cells).map((cell) => (CODE.test(cell) ? plainWords(cell) : cell)).join(' · ');
}
