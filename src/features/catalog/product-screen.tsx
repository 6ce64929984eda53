import { useRouter } from 'next/router';
import { call } from '../../client/call';
import { useLateWords } from '../../client/use-late-words';
import { LoadError } from '../../ui/load-error';
import { withWordsOf } from './late-words.rules';
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
      return <FoundProduct key={data.product.productUrl} {...data} />;
    case 'unreadable':
      return <ProductUnreadable url={data.url} title={data.title} />;
    case 'missing':
      return <ProductMissing url={data.url} title={data.title} />;
    case 'failed':
      return <LoadError detail={data.detail} onRetry={() => void router.replace(router.asPath)} />;
  }
}

function FoundProduct({ product: given, link }: Extract<ProductData, { kind: 'product' }>) {
  const product = useLateWords(given, {
    areComing: given.areWordsComing,
    ask: async () => withWordsOf(given, await call('GET /front/product', { query: { productUrl: given.productUrl } })),
  });
  return (
    <>
      <ProductHead product={product} link={link} />
      <ProductView product={product} />
    </>
  );
}
