import { majorText } from '../../../../contract/money';

/** `12.50`, as suppliers take a bound of prices. */
export const yuanText = (fen: number | undefined): string | undefined =>
  fen === undefined ? undefined : majorText({ amount: fen, currency: 'CNY' });
