import { useHearts } from '../../client/use-hearts';
import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import { useCardTexts } from '../../ui/use-card-texts';
import classes from './home.module.css';
import type { HomeData } from './load-home';

export function ProductGroups({ groups }: Pick<HomeData, 'groups'>) {
  const texts = useCardTexts();
  const hearts = useHearts();
  return groups.map(({ id, title, products }) => (
    <section key={id} className={classes.section} aria-label={title}>
      <SnapRow label={title} heading={<SectionHeading title={title} />}>
        {products.map((product) => (
          <ProductCard key={product.productId} product={product} texts={texts} hearts={hearts} />
        ))}
      </SnapRow>
    </section>
  ));
}
