import type { OwnProduct, OwnProductInput } from '../../../contract/own-product';
import { canonicalUrl } from '../../../contract/product-link';

interface Wrong {
  path: string;
  code: string;
}

/** Each SKU chooses one value of each option, and no two choose the same. */
export function wrongChoices({ options, skus }: Pick<OwnProductInput, 'options' | 'skus'>): Wrong[] {
  const seen = new Set<string>();
  return skus.flatMap(({ choice }, at) => {
    const path = `skus.${String(at)}.choice`;
    const isWhole = choice.length === options.length && choice.every((value, option) => value < (options[option]?.values.length ?? 0)); // prettier-ignore
    if (!isWhole) return [{ path, code: 'unknown' }];
    const key = choice.join(' ');
    if (seen.has(key)) return [{ path, code: 'duplicate' }];
    seen.add(key);
    return [];
  });
}

type Kept = Omit<OwnProduct, 'productUrl' | 'createdAt'> & { createdAt: Date };

export const presentOwn = ({ createdAt, ...product }: Kept): OwnProduct => ({
  ...product,
  productUrl: canonicalUrl({ channel: 'SELF_OWNED', itemId: product.id }),
  createdAt: createdAt.toISOString(),
});
