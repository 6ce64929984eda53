interface Priced {
  id: string;
  unitFen: number;
  /** Fen that were paid more for a piece since, or 0. */
  dearerFen: number;
  quantity: number;
}
interface Prices {
  items: { id: string; unitFen: number; isGone: boolean }[];
  goodsFen?: number | undefined;
}

/** What was paid for a piece. */
export const paidFor = ({ unitFen, dearerFen }: Priced): number => Math.max(unitFen, dearerFen);

/** A hundred million yuan: more is no price. */
const MOST_FEN = 10_000_000_000;
const isPrice = (fen: number | undefined) =>
  fen === undefined || (Number.isSafeInteger(fen) && fen >= 0 && fen <= MOST_FEN);

/** Whether what a marketplace says are sums of money at all: what is none is neither reckoned with nor written down. */
export const arePrices = ({
  items = [],
  goodsFen,
  freightFen,
}: Partial<Prices> & { freightFen?: number | undefined }): boolean =>
  isPrice(goodsFen) && isPrice(freightFen) && items.every(({ unitFen }) => isPrice(unitFen));

/** What a seller asks for all of it; at least what the pieces cost. */
export function goodsOf(items: Priced[], prices: Prices): number {
  const unitOf = new Map(prices.items.map(({ id, unitFen }) => [id, unitFen]));
  const pieces = items.reduce((sum, { id, quantity }) => sum + (unitOf.get(id) ?? 0) * quantity, 0);
  return Math.max(pieces, prices.goodsFen ?? 0);
}

/**
 * What became dearer, a piece. What is asked on top of all pieces, whatever it is called, is on the item that costs most:
 * only so does it reach a shopper.
 */
export function risenOf(items: Priced[], prices: Prices): { orderItemId: string; unitFen: number }[] {
  const unitOf = new Map(prices.items.map(({ id, unitFen }) => [id, unitFen]));
  const now = items.map((item) => ({ item, unitFen: unitOf.get(item.id) ?? 0 }));
  const pieces = now.reduce((sum, { item, unitFen }) => sum + unitFen * item.quantity, 0);
  const onTop = goodsOf(items, prices) - pieces;
  const [dearest] = now.toSorted((a, b) => b.unitFen * b.item.quantity - a.unitFen * a.item.quantity);
  if (dearest && onTop > 0) dearest.unitFen += Math.ceil(onTop / dearest.item.quantity);
  return now
    .filter(({ item, unitFen }) => unitFen > paidFor(item))
    .map(({ item, unitFen }) => ({ orderItemId: item.id, unitFen }));
}

/** Short enough for any marketplace; of one order of all shops, whose accounts are shared. */
export const ourNumberOf = ({ orderNo, id }: { orderNo: string; id: string }, attempt: number): string =>
  `${orderNo}-${id.slice(0, 8)}${attempt === 1 ? '' : `-${String(attempt)}`}`;

interface Numbered {
  numbers: string[];
  account: string;
}

/** What is wrong with numbers under which others were bought: under the same account, or under one that nobody named. */
export const usedBefore = ({ numbers, account }: Numbered, others: Numbered[]): { path: string; code: string }[] =>
  numbers.flatMap((number, at) => {
    const found = others.filter((other) => other.numbers.includes(number));
    if (found.length === 0) return [];
    const isSame = account !== '' && found.some((other) => other.account.toLowerCase() === account.toLowerCase());
    return [{ path: `numbers.${String(at)}`, code: isSame ? 'used_by_account' : 'used_before' }];
  });
