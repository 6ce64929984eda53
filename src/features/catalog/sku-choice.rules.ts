import type { Product } from '../../contract/catalog';
import type { Price } from '../../contract/fields';
import { unitPriceOf } from '../../contract/sku-price';

/** What is chosen of each option, in the order of `Product.options`. */
export type Choice = readonly (string | null)[];
type Sku = Product['skus'][number];
type Variants = Pick<Product, 'options' | 'skus'>;
type Priced = Pick<Product, 'skus' | 'priceMode' | 'priceRange'>;

/**
 * `available`: can be had with all that is chosen. `resets`: can be had, but not with what is chosen below it, which is
 * then let go. `sold-out`: made, with what is chosen above it, and gone. `impossible`: not made with what is chosen above.
 * Options only narrow the ones below them, so that no choice is ever a dead end.
 */
export type ValueState = 'available' | 'resets' | 'sold-out' | 'impossible';

export function valueState({ skus }: Variants, choice: Choice, option: number, value: string): ValueState {
  const made = skus.filter((sku) => sku.values[option] === value && fits(sku, choice.slice(0, option)));
  if (made.length === 0) return 'impossible';
  const sold = made.filter(({ stock }) => stock > 0);
  if (sold.length === 0) return 'sold-out';
  return sold.some((sku) => fits(sku, picked(choice, option, value))) ? 'available' : 'resets';
}

/** The choice after a pick; what is chosen below it and cannot be had with it is let go. */
export function pick(variants: Variants, choice: Choice, option: number, value: string): Choice {
  const state = valueState(variants, choice, option, value);
  if (state === 'impossible' || state === 'sold-out') return choice;
  const next = [...picked(choice, option, value)];
  for (let below = option + 1; below < next.length; below += 1) {
    const kept = next[below];
    if (kept && !canHave(variants, next.slice(0, below + 1))) next[below] = null;
  }
  return withOnlyValues(variants, next);
}

/** The SKU that the link named, else what leaves nothing to choose. */
export function firstChoice(product: Variants & Pick<Product, 'selectedSkuId'>): Choice {
  const named = product.skus.find(({ skuId }) => skuId === product.selectedSkuId);
  if (named) return product.options.map((_, option) => named.values[option] ?? null);
  return withOnlyValues(
    product,
    product.options.map(() => null),
  );
}

export const skuOf = ({ options, skus }: Variants, choice: Choice): Sku | undefined =>
  options.length === 0 || choice.every(Boolean) ? skus.find((sku) => fits(sku, choice)) : undefined;

/** Options that still wait for a choice. */
export const missingOptions = (choice: Choice): number[] =>
  choice.flatMap((value, option) => (value === null ? [option] : []));

/** The picture of the SKU, else of the last chosen value that has one. */
export function pictureOf(product: Variants, choice: Choice): string | null {
  const ofSku = skuOf(product, choice)?.image;
  if (ofSku) return ofSku;
  const chosen = product.options.map(({ values }, option) => values.find(({ value }) => value === choice[option]));
  return chosen.findLast((value) => value?.image)?.image ?? null;
}

/** What one piece costs: of the chosen SKU, or from the cheapest to the dearest that the choice leaves. */
export function unitPriceSpan(product: Priced, choice: Choice, quantity: number): { from: Price; to: Price } | null {
  const prices = product.skus
    .filter((sku) => fits(sku, choice))
    .map((sku) => unitPriceOf(product, sku.price, quantity))
    .sort((a, b) => a.cny.amount - b.cny.amount);
  const [from] = prices;
  return from ? { from, to: prices.at(-1) ?? from } : null;
}

export const isSoldOut = ({ skus }: Pick<Product, 'skus'>): boolean => skus.every(({ stock }) => stock <= 0);

/** Labels of the choice, in the shopper's language. */
export const choiceLabels = ({ options }: Variants, choice: Choice): string[] =>
  options.flatMap(({ values }, option) => values.find(({ value }) => value === choice[option])?.label ?? []);

const fits = (sku: Sku, choice: Choice): boolean =>
  choice.every((value, option) => value === null || sku.values[option] === value);

const canHave = ({ skus }: Variants, choice: Choice): boolean => skus.some((sku) => sku.stock > 0 && fits(sku, choice));

const picked = (choice: Choice, option: number, value: string): Choice =>
  choice.map((before, index) => (index === option ? value : before));

/** Where an option has one value only, there is nothing to ask. */
const withOnlyValues = (variants: Variants, choice: Choice): Choice =>
  choice.map((value, option) => {
    const values = variants.options[option]?.values ?? [];
    const only = values.length === 1 ? values[0]?.value : undefined;
    return value ?? (only && canHave(variants, picked(choice, option, only)) ? only : null);
  });
