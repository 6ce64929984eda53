import type { ReactNode } from 'react';
import type { LinkedProduct } from '../client/product-href';
import { ProductCard } from './product-card';
import classes from './product-grid.module.css';

interface Props {
  products: LinkedProduct[];
  renderAction?: (product: LinkedProduct) => ReactNode;
  /** How many pictures are seen at once when the page opens. */
  firstCount?: number;
}

/** Six columns at 1440, four at 1024, two on phones. */
export function ProductGrid({ products, renderAction, firstCount = 0 }: Props) {
  return (
    <ul className={classes.grid}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard product={product} action={renderAction?.(product)} isFirst={index < firstCount} />
        </li>
      ))}
    </ul>
  );
}
