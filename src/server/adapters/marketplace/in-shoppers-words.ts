import type { Locale } from '../../../contract/locales';
import type { BudgetOwner } from '../translation/character-budget';
import type { Translations } from '../translation/translations';
import type { Listing, SupplierProduct } from './marketplace.port';
import { readsChinese } from './wire/supplier-languages';

/** What a source says in Chinese, in the shopper's words as far as they are known; it never waits for a translator. */
export interface ShoppersWords {
  listings: <L extends Listing>(listings: L[]) => Promise<L[]>;
  products: (products: SupplierProduct[]) => Promise<SupplierProduct[]>;
}

interface Saying {
  say: (text: string) => string;
  stateOf: (texts: string[]) => { areWordsComing?: true };
}

const HAN = /\p{Script=Han}/u;

/** A supplier that translates says another title than the seller's; then its other words are translated too. */
const isChinese = ({ title, titleOriginal }: { title: string; titleOriginal: string }) =>
  title === titleOriginal && HAN.test(title);

/** @param shop whose shoppers they are */
export function shoppersWords(language: Locale, shop: BudgetOwner, translations: () => Translations): ShoppersWords {
  const isAsItIs = readsChinese(language);

  async function saying(texts: string[]): Promise<Saying> {
    const { said, coming } = await translations().known(texts.filter((text) => HAN.test(text)), language, shop); // prettier-ignore
    return {
      say: (text) => said.get(text) ?? text,
      stateOf: (its) => (its.some((text) => coming.has(text)) ? { areWordsComing: true } : {}),
    };
  }

  return {
    async listings(listings) {
      const titles = isAsItIs ? [] : listings.filter(isChinese).map(({ title }) => title);
      if (titles.length === 0) return listings;
      const { say, stateOf } = await saying(titles);
      return listings.map((listing) =>
        isChinese(listing) ? { ...listing, title: say(listing.title), ...stateOf([listing.title]) } : listing,
      );
    },
    async products(products) {
      const chinese = isAsItIs ? [] : products.filter(isChinese);
      if (chinese.length === 0) return products;
      const { say, stateOf } = await saying(chinese.flatMap(textsOf));
      return products.map((product) =>
        isChinese(product) ? { ...said(product, say), ...stateOf(textsOf(product)) } : product,
      );
    },
  };
}

const textsOf = ({ title, unit, options, attributes }: SupplierProduct): string[] => [
  title,
  unit,
  ...options.flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)]),
  ...attributes.flatMap(({ name, value }) => [name, value]),
];

/** The seller's own words stay beside: by them it is bought. */
const said = (product: SupplierProduct, say: (text: string) => string): SupplierProduct => ({
  ...product,
  title: say(product.title),
  unit: say(product.unit),
  options: product.options.map(({ name, values }) => ({
    name: say(name),
    values: values.map((value) => ({ ...value, label: say(value.label) })),
  })),
  attributes: product.attributes.map(({ name, value }) => ({ name: say(name), value: say(value) })),
});
