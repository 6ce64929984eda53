import dynamic from 'next/dynamic';
import { SkeletonBlock } from '../../ui/skeletons';
import { BulkSwitch } from './bulk-switch';
import { SkuOptions } from './sku-options';
import type { ProductChoice } from './use-product-choice';
import { partLoadingIn } from '../../ui/part-loading';

const BulkGrid = dynamic(() => import('./bulk-grid').then((file) => file.BulkGrid), {
  ssr: false,
  loading: partLoadingIn(<SkeletonBlock height={240} radius={12} />),
});

/** What to choose of a product, in the way the shopper buys. */
export function ProductOptions({ shopping }: { shopping: ProductChoice }) {
  return (
    <>
      <BulkSwitch shopping={shopping} />
      {shopping.bulk.isOn ? <BulkGrid shopping={shopping} /> : <SkuOptions shopping={shopping} />}
    </>
  );
}
