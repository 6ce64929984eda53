import { LIMITS } from '../../contract/limits';
import type { DeskManualOrder } from '../../contract/manual-desk';
import type { ManualQuoteInput } from '../../contract/manual-quote';
import { majorText, parseMajor } from '../../contract/money';

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
const countOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : 0);
const fenOf = (text: string) => parseMajor(text, 'CNY');

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

/** What is sent. A sum that cannot be read is none, which the rules refuse. */
export const quoteInputOf = ({ rows, freight, days }: QuoteDraft, version: number): ManualQuoteInput => ({
  version,
  rows: rows.map(({ key: _, price, quantity, ...row }) => ({
    ...row,
    quantity: countOf(quantity),
    unitPriceFen: row.refusal.trim() ? 0 : (fenOf(price) ?? 0),
    refusal: row.refusal.trim(),
  })),
  freightFen: fenOf(freight) ?? -1,
  validDays: countOf(days),
});
