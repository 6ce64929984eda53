import type { Product } from '../../contract/catalog';
import type { Price } from '../../contract/fields';
import { unitPriceOf } from '../../contract/sku-price';

type Sku = Product['skus'][number];

/** One kind of the product and how many of it. */
export interface WantedLine {
  skuId: string;
  /** Of its options, in the shopper's language. */
  labels: string[];
  quantity: number;
  unitPrice: Price;
}

/** Pieces by SKU id; none is none. */
export type Quantities = Readonly<Record<string, number>>;

/** SKUs that share a value of the first option: a colour with its sizes. */
export interface BulkGroup {
  value: string;
  label: string;
  image: string | null;
  rows: BulkRow[];
}
export interface BulkRow {
  sku: Sku;
  /** What tells it from the others of its group. */
  label: string;
  image: string | null;
}

/** What one call takes of a product (contract/cart). */
export const MAX_KINDS = 50;

/** The wholesale way, where a marketplace sells by it: many kinds at once, the price by the sum of all. */
export const canBuyInBulk = ({ channel, skus }: Pick<Product, 'channel' | 'skus'>): boolean =>
  channel === 'ALIBABA' && skus.length > 1;

const valueOf = ({ options }: Pick<Product, 'options'>, sku: Sku, option: number) =>
  options[option]?.values.find(({ value }) => value === sku.values[option]);

const labelsOf = (product: Pick<Product, 'options'>, sku: Sku): string[] =>
  product.options.map((_, option) => valueOf(product, sku, option)?.label ?? sku.values[option] ?? '');

/** Products with one option make one group without a name. */
export function bulkGroups(product: Pick<Product, 'options' | 'skus'>): BulkGroup[] {
  const { options, skus } = product;
  const rowOf = (sku: Sku, from: number): BulkRow => ({
    sku,
    label: labelsOf(product, sku).slice(from).join(' · '),
    image: sku.image ?? (from === 0 ? (valueOf(product, sku, 0)?.image ?? null) : null),
  });
  const [first] = options;
  if (!first || options.length < 2)
    return [{ value: '', label: '', image: null, rows: skus.map((sku) => rowOf(sku, 0)) }];
  return first.values
    .map((value) => ({
      ...value,
      rows: skus.filter((sku) => sku.values[0] === value.value).map((sku) => rowOf(sku, 1)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

export const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is wanted, each at the price of the tier that all pieces together reach. */
export function bulkLines(
  product: Pick<Product, 'options' | 'skus' | 'priceMode' | 'priceRange'>,
  quantities: Quantities,
): WantedLine[] {
  const wanted = product.skus
    .map((sku) => ({ sku, quantity: quantities[sku.skuId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = piecesOf(wanted);
  return wanted.map(({ sku, quantity }) => ({
    skuId: sku.skuId,
    labels: labelsOf(product, sku),
    quantity,
    unitPrice: unitPriceOf(product, sku.price, pieces),
  }));
}

/** Why these cannot be bought together, if they cannot. */
export function bulkProblem(
  { minOrderQuantity }: Pick<Product, 'minOrderQuantity'>,
  lines: readonly WantedLine[],
): 'none' | 'belowMinimum' | 'tooMany' | undefined {
  if (lines.length === 0) return 'none';
  if (lines.length > MAX_KINDS) return 'tooMany';
  return piecesOf(lines) < minOrderQuantity ? 'belowMinimum' : undefined;
}
