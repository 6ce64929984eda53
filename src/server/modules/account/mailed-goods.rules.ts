import { inOneLine } from '../../../contract/one-line';
import { addMoney, formatMoney, type Money } from '../../../contract/money';
import type { OrderedWords } from '../words/sellers-words.service';

/** What one order holds and costs, frozen with it. */
export interface ToldGoods {
  items: (OrderedWords & { options: string[]; quantity: number; total: Money })[];
  total: Money;
}

interface Lines {
  items: Pick<ToldGoods['items'][number], 'title' | 'options' | 'quantity' | 'total'>[];
}

/** A mail is read on a telephone. */
const MOST = 10;
const TITLE_MAX = 80;

/** `2 × Cotton shirt (Red, M): $12.50`, a line for each; of many the first, and how many more there are. */
export function goodsLines(orders: Lines[], intlTag: string): string[] {
  const items = orders.flatMap((order) => order.items);
  const lines = items.slice(0, MOST).map(({ title, options, quantity, total }) => {
    const chosen = options.length > 0 ? ` (${shortened(options.join(', '))})` : '';
    return `${String(quantity)} × ${shortened(title)}${chosen}: ${formatMoney(total, intlTag)}`;
  });
  return items.length > MOST ? [...lines, `… +${String(items.length - MOST)}`] : lines;
}

/** With all fees. */
export function totalOf(orders: Pick<ToldGoods, 'total'>[], intlTag: string): string {
  const [first, ...others] = orders.map(({ total }) => total);
  return first ? formatMoney(addMoney(first, ...others), intlTag) : '';
}

/** Sellers write what they like: a title is one line, and no more of it than a reader needs. */
function shortened(text: string): string {
  const plain = [...inOneLine(text)];
  return plain.length > TITLE_MAX ? `${plain.slice(0, TITLE_MAX - 1).join('')}…` : plain.join('');
}
