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

const spelled = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
type Words = OwnProductInput['titles'];
/** Whether somebody who reads any one language could not tell them apart. */
const areTwins = (one: Words, other: Words) =>
  Object.entries(one).some(([language, text]) => {
    const theirs = other[language as keyof Words];
    return text !== undefined && theirs !== undefined && spelled(text) === spelled(theirs);
  });

/** The later of two options, or of two values of one, that read alike: nobody could choose between them. */
export function twinWords(options: OwnProductInput['options']): Wrong[] {
  const twins = (all: readonly Words[], path: (at: number) => string) =>
    all.flatMap((words, at) => (all.slice(0, at).some((other) => areTwins(words, other)) ? [{ path: path(at), code: 'duplicate' }] : []));
  return [
    ...twins(options.map(({ name }) => name), (at) => `options.${String(at)}.name`),
    ...options.flatMap(({ values }, option) => twins(values, (at) => `options.${String(option)}.values.${String(at)}`)),
  ];
} // prettier-ignore

/** A picture that is there already. */
export const twinPictures = (images: readonly string[]): Wrong[] =>
  images.flatMap((image, at) =>
    images.indexOf(image) < at ? [{ path: `images.${String(at)}`, code: 'duplicate' }] : [],
  );

type Kept = Omit<OwnProduct, 'productUrl' | 'createdAt'> & { createdAt: Date };

export const presentOwn = ({ createdAt, ...product }: Kept): OwnProduct => ({
  ...product,
  productUrl: canonicalUrl({ channel: 'SELF_OWNED', itemId: product.id }),
  createdAt: createdAt.toISOString(),
});
