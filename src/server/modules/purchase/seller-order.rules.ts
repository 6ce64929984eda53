interface Prices {
  items: { id: string; unitFen: number; isGone: boolean }[];
  goodsFen?: number | undefined;
}

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
