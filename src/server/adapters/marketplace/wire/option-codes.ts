import type { SupplierProduct, SupplierSku } from '../marketplace.port';

/** A SKU as aggregators write it: `1627207:28338;20509:28314`, one code for each choice. */
export interface CodedSku {
  skuId: string;
  codes: string;
  priceFen: number;
  stock: number;
}
/** What a code means: `颜色` and `红`. */
export interface CodedChoice {
  name: string;
  value: string;
  image?: string;
}

const partsOf = (codes: string) => codes.split(';').filter(Boolean);
const propertyOf = (code: string) => code.split(':')[0] ?? '';

/** Choices in the order of the first SKU; a SKU that lacks one, or has one that nobody explains, is left out. */
export function choicesOf(
  skus: CodedSku[],
  meanings: Map<string, CodedChoice>,
): Pick<SupplierProduct, 'options' | 'skus'> {
  const properties = partsOf(skus.find(({ codes }) => codes)?.codes ?? '').map(propertyOf);
  const chosen = skus.flatMap(({ skuId, codes, priceFen, stock }) => {
    const choices = properties.flatMap((property) => {
      const code = partsOf(codes).find((part) => propertyOf(part) === property);
      const meaning = code === undefined ? undefined : meanings.get(code);
      return meaning ? [meaning] : [];
    });
    return choices.length === properties.length ? [{ skuId, priceFen, stock, choices }] : [];
  });
  const options = properties.map((_, place) => {
    const all = chosen.flatMap(({ choices }) => choices[place] ?? []);
    const byValue = new Map(all.map((choice) => [choice.value, choice]));
    return {
      name: all[0]?.name ?? '',
      values: [...byValue.values()].map(({ value, image }) => ({ value, label: value, ...(image ? { image } : {}) })),
    };
  });
  return { options, skus: chosen.map(skuOf) };
}

function skuOf({ choices, ...sku }: Omit<CodedSku, 'codes'> & { choices: CodedChoice[] }): SupplierSku {
  const image = choices.find((choice) => choice.image)?.image;
  return { ...sku, values: choices.map(({ value }) => value), ...(image ? { image } : {}) };
}
