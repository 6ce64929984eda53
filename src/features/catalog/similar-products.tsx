import { paths } from '../../contract/paths';
import { withHref } from '../../client/product-href';
import { useHearts } from '../../client/use-hearts';
import { useRequest } from '../../client/use-request';
import { useTranslation } from '../../client/use-translation';
import type { Product } from '../../contract/catalog';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { ProductGridSkeleton } from '../../ui/skeletons';
import { useCardTexts } from '../../ui/use-card-texts';
import classes from './similar-products.module.css';

const SHOWN = 12;

/** What else there is of the kind. */
export function SimilarProducts({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const texts = useCardTexts();
  const hearts = useHearts();
  const { channel, category } = product;
  const ofKind = category.id ? { filters: `category:${category.id}` } : undefined;
  // a shop's own goods are of no kind: the others of its own are next to them
  const query = ofKind ?? (channel === 'SELF_OWNED' ? { channel } : undefined);
  const { data, error } = useRequest('GET /front/product/search', query && { query: { ...query, pageNo: 1, pageSize: SHOWN + 1 } }); // prettier-ignore
  const others = data?.items
    .filter(({ productId }) => productId !== product.productId)
    .slice(0, SHOWN)
    .map(withHref);
  // an extra: where it fails or has nothing there is simply no row
  if (!query || error || others?.length === 0) return null;
  return (
    <section className={classes.similar}>
      <SectionHeading
        title={t('similar.title')}
        more={{ label: t('similar.more'), href: paths.search({ channel, ...ofKind }) }}
      />
      {others ? (
        <ul className={classes.row}>
          {others.map((card) => (
            <li key={card.productId}>
              <ProductCard product={card} texts={texts} hearts={hearts} />
            </li>
          ))}
        </ul>
      ) : (
        <ProductGridSkeleton count={SHOWN} className={classes.row} />
      )}
    </section>
  );
}
