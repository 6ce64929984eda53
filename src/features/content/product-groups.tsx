import { ProductCard } from '../../ui/product-card';
import { SectionHeading } from '../../ui/section-heading';
import { SnapRow } from '../../ui/snap-row';
import classes from './home.module.css';
import type { HomeData } from './load-home';

export function ProductGroups({ groups }: Pick<HomeData, 'groups'>) {
  return groups.map(({ id, title, products }) => (
    <section key={id} className={classes.section} aria-label={title}>
      <SnapRow label={title} heading={<SectionHeading title={title} />}>
        {products.map((product) => (
          <ProductCard key={product.productId} product={product} />
        ))}
      </SnapRow>
    </section>
  ));
}
