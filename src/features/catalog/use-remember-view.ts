import { useEffect } from 'react';
import { useWatchHistory } from '../../client/watch-history.store';
import type { Product } from '../../contract/catalog';

/** A product that was looked at stands first among those seen (ENT-4). */
export function useRememberView(product: Product) {
  const add = useWatchHistory((state) => state.add);
  useEffect(() => {
    const price = product.priceRange[0]?.price ?? product.skus[0]?.price;
    if (!price) return;
    add({
      productId: product.productId,
      coverImage: product.images[0] ?? '',
      productUrl: product.productUrl,
      name: product.title,
      price,
      shopName: product.shop.name,
      shopWebsite: product.shop.website,
      channel: product.channel,
    });
  }, [product, add]);
}
