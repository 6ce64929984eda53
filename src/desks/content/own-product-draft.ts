import type { LocalizedText } from '../../contract/fields';
import type { Locale } from '../../contract/locales';
import type { OwnProduct, OwnProductChange, OwnProductInput } from '../../contract/own-product';

export interface SkuDraft {
  skuId?: string;
  choice: number[];
  /** In yuan, as it is typed. */
  price: string;
  stock: string;
  /** What it was when it was read. */
  stockRead: number;
}
export interface OwnDraft {
  state: OwnProduct['state'];
  titles: LocalizedText;
  images: string[];
  grams: string;
  /** Of one that is not there yet, in the shop's own language: a name, and its values one a line. */
  optionName: string;
  optionValues: string;
  skus: SkuDraft[];
}

const NO_SKU: SkuDraft = { choice: [], price: '', stock: '', stockRead: 0 };

export const draftOf = (product: OwnProduct | null): OwnDraft =>
  product === null
    ? { state: 'ON_SALE', titles: {}, images: [], grams: '', optionName: '', optionValues: '', skus: [NO_SKU] }
    : {
        ...{ state: product.state, titles: product.titles, images: product.images, optionName: '', optionValues: '' },
        grams: String(product.weightGrams),
        skus: product.skus.map(({ skuId, choice, priceFen, stock }) => ({
          ...{ skuId, choice, price: (priceFen / 100).toFixed(2), stock: String(stock), stockRead: stock },
        })),
      };

const valuesOf = ({ optionValues }: Pick<OwnDraft, 'optionValues'>) =>
  [...new Set(optionValues.split('\n').map((line) => line.trim()))].filter(Boolean);

/** One row for each value of the option, with what was typed for it already. */
export function skusFor(draft: OwnDraft): SkuDraft[] {
  const values = valuesOf(draft);
  if (values.length === 0) return [{ ...(draft.skus[0] ?? NO_SKU), choice: [] }];
  return values.map((_, at) => ({ ...(draft.skus[at] ?? NO_SKU), choice: [at] }));
}

const whole = (typed: string) => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : NaN);
const fen = (typed: string) =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed.replace(',', '.')) * 100) : NaN;

/** Whether everything is typed that has to be; what is wrong beyond that the server says. */
export const isWhole = ({ titles, images, grams, optionName, optionValues, skus }: OwnDraft): boolean =>
  Object.values(titles).some(Boolean) &&
  images.length > 0 &&
  !Number.isNaN(whole(grams)) &&
  Boolean(optionName.trim()) === Boolean(optionValues.trim()) &&
  skus.every(({ price, stock }) => fen(price) > 0 && !Number.isNaN(whole(stock)));

const saidOf = (titles: LocalizedText) =>
  Object.fromEntries(Object.entries(titles).filter(([, said]) => said.trim())) as OwnProductInput['titles'];

export const inputOf = (draft: OwnDraft, language: Locale): OwnProductInput => ({
  ...{ titles: saidOf(draft.titles), images: draft.images, weightGrams: whole(draft.grams) },
  options: draft.optionName.trim()
    ? [
        {
          name: { [language]: draft.optionName.trim() },
          values: valuesOf(draft).map((value) => ({ [language]: value })),
        },
      ]
    : [],
  skus: draft.skus.map(({ choice, price, stock }) => ({ choice, priceFen: fen(price), stock: whole(stock) })),
});

/** Of the stock what it was when it was read: what was sold meanwhile is not forgotten. */
export const changeOf = (draft: OwnDraft, version: number): OwnProductChange => ({
  ...{ version, state: draft.state, titles: saidOf(draft.titles), images: draft.images },
  weightGrams: whole(draft.grams),
  skus: draft.skus.map(({ skuId = '', price, stock, stockRead }) => ({
    ...{ skuId, priceFen: fen(price) },
    ...(whole(stock) === stockRead ? {} : { stock: { from: stockRead, to: whole(stock) } }),
  })),
});
