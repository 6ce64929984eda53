import { useRouter } from 'next/router';
import { LoadError } from '../../ui/load-error';
import type { ProductData } from './load-product';
import { ProductHead } from './product-head';
import { ProductMissing } from './product-missing';
import { ProductUnreadable } from './product-unreadable';
import { ProductView } from './product-view';

/** `/product?url=` (RTE-4): the product, or why it cannot be shown and what to do instead. */
export function ProductScreen({ data }: { data: ProductData }) {
  const router = useRouter();
  switch (data.kind) {
    case 'product':
      // another product starts with choices of its own
      return (
        <>
          <ProductHead product={data.product} link={data.link} />
          <ProductView key={data.product.productUrl} product={data.product} />
        </>
      );
    case 'unreadable':
      return <ProductUnreadable url={data.url} title={data.title} />;
    case 'missing':
      return <ProductMissing url={data.url} title={data.title} />;
    case 'failed':
      return <LoadError detail={data.detail} onRetry={() => void router.replace(router.asPath)} />;
  }
}
