import { LIMITS } from '../../contract/limits';
import type { DeskManualOrder } from '../../contract/manual-desk';
import type { ManualQuoteInput } from '../../contract/manual-quote';
import { DEFAULT_LOCALE } from '../../contract/locales';
import { majorText } from '../../contract/money';
import { parseTyped } from '../../contract/typed-sum';

/** A row as somebody types it: sums and counts are texts until they are sent. */
export interface DraftRow {
  key: number;
  title: string;
  productUrl: string;
  options: string;
  quantity: string;
  price: string;
  note: string;
  refusal: string;
}
export interface QuoteDraft {
  rows: DraftRow[];
  freight: string;
  days: string;
}

const yuan = (fen: number) => majorText({ amount: fen, currency: 'CNY' });
export const countOf = (text: string) => (/^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : undefined);
/** The desks speak languages whose decimal sign is the point; a comma before one or two digits is one as well. */
export const fenOf = (text: string) => parseTyped(text, 'CNY', DEFAULT_LOCALE);

/** What the shopper saw, to begin with. */
export const draftOf = ({ title, productUrl, options, quantity, unitPriceFen }: DeskManualOrder): QuoteDraft => ({
  rows: [
    {
      key: 0,
      title,
      productUrl,
      options,
      quantity: String(quantity),
      price: yuan(unitPriceFen),
      note: '',
      refusal: '',
    },
  ],
  freight: yuan(0),
  days: String(LIMITS.manualQuoteDays),
});

export const withRow = ({ rows, ...draft }: QuoteDraft): QuoteDraft => {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  const empty = { title: '', productUrl: rows[0]?.productUrl ?? '', options: '', price: '', note: '', refusal: '' };
  return { ...draft, rows: [...rows, { ...empty, key, quantity: '1' }] };
};

/** What is sent. What cannot be read is none here, and `unreadIn` names it. */
export const quoteInputOf = ({ rows, freight, days }: QuoteDraft, version: number): ManualQuoteInput => ({
  version,
  rows: rows.map(({ key: _, price, quantity, ...row }) => ({
    ...row,
    quantity: countOf(quantity) ?? 0,
    unitPriceFen: row.refusal.trim() ? 0 : (fenOf(price) ?? 0),
    refusal: row.refusal.trim(),
  })),
  freightFen: fenOf(freight) ?? 0,
  validDays: countOf(days) ?? 0,
});
