import type { Price } from '../../../contract/fields';

/** What was agreed, as it was stored: never worked out anew. */
export const storedPrice = (fen: number, local: number, currency: string): Price => ({
  cny: { amount: fen, currency: 'CNY' },
  local: { amount: local, currency },
});
