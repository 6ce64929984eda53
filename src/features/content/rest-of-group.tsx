import { withHref } from '../../client/product-href';
import type { Hearts } from '../../client/use-hearts';
import { useRequest } from '../../client/use-request';
import { ProductCard } from '../../ui/product-card';
import type { CardTexts } from '../../ui/use-card-texts';

interface Props {
  id: string;
  /** How many of the group's products stand there already. */
  from: number;
  texts: CardTexts;
  hearts: Hearts;
}

const SHOWN = 12;

/** The products of a group that the page came without; one call serves all rows. An extra: where it fails, the row ends. */
export function RestOfGroup({ id, from, texts, hearts }: Props) {
  const { data = [] } = useRequest('GET /front/preferred-product-groups', {});
  const products = data.find((group) => group.id === id)?.products.slice(from, SHOWN) ?? [];
  return products.map(withHref).map((product) => (
    <li key={product.productId}>
      <ProductCard product={product} texts={texts} hearts={hearts} />
    </li>
  ));
}
