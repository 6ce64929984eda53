import type { LateWords } from '../../client/use-late-words';
import type { Product } from '../../contract/catalog';
import type { ResultCard } from './result-grid';

/**
 * The product with a later answer's words alone: what somebody reads and chooses stays where it was. That words were
 * awaited stays too: by it their room is kept.
 */
export const withWordsOf = (product: Product, later: Product): LateWords<Product> => ({
  shown: {
    ...product,
    title: later.title,
    unit: later.unit,
    options: product.options.map((option, place) => {
      const its = later.options[place];
      const labels = new Map(its?.values.map(({ value, label }) => [value, label]));
      return {
        name: its?.name ?? option.name,
        values: option.values.map((value) => ({ ...value, label: labels.get(value.value) ?? value.label })),
      };
    }),
    attributes: later.attributes.length === product.attributes.length ? later.attributes : product.attributes,
  },
  areComing: later.areWordsComing ?? false,
});

type Titled = Pick<ResultCard, 'productId' | 'title' | 'areWordsComing'>;

/** The cards under a later answer's titles; which there are, and in what order, stays. */
export function withTitlesOf(cards: ResultCard[], later: Titled[]): LateWords<ResultCard[]> {
  const titles = new Map(later.map(({ productId, title }) => [productId, title]));
  return {
    shown: cards.map((card) => ({ ...card, title: titles.get(card.productId) ?? card.title })),
    areComing: later.some(({ areWordsComing }) => areWordsComing),
  };
}
