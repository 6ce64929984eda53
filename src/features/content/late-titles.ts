import { mutate } from 'swr';
import { call } from '../../client/call';
import { productHref } from '../../client/product-href';
import type { LateWords } from '../../client/use-late-words';
import type { CallName, AnswerOf } from '../../contract/api.endpoints';
import type { ShownGroup } from './load-home';
import { retitled } from './packed-cards.rules';

const ROWS = 'GET /front/preferred-product-groups' satisfies CallName;

/** The rows under the titles that are there by now; also those that a row was lengthened by. Brings the cipher along. */
export async function withLateTitles(groups: ShownGroup[]): Promise<LateWords<ShownGroup[]>> {
  const later = await call(ROWS, {});
  const products = later.flatMap((group) => group.products);
  const titles = new Map(products.map(({ productUrl, title }) => [productUrl, title]));
  const byHref = new Map(products.map(({ productUrl, title }) => [productHref(productUrl), title]));
  await mutate<AnswerOf<typeof ROWS>>(
    [ROWS, {}],
    (rest) =>
      rest?.map((group) => ({
        ...group,
        products: group.products.map((card) => ({ ...card, title: titles.get(card.productUrl) ?? card.title })),
      })),
    { revalidate: false },
  );
  return {
    shown: groups.map((group) => ({ ...group, cards: retitled(group.cards, byHref) })),
    areComing: products.some(({ areWordsComing }) => areWordsComing),
  };
}
