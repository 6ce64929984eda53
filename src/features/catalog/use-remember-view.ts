import { useEffect } from 'react';
import { useWatchHistory } from '../../client/watch-history.store';
import { whenIdle } from '../../client/when-idle';
import type { Product } from '../../contract/catalog';

/**
 * A product that was looked at stands first among those seen (ENT-4): written once the page has come alive, as the first
 * look into what a browser keeps holds it up, and at the latest when the page is left.
 */
export function useRememberView(product: Product) {
  const add = useWatchHistory((state) => state.add);
  useEffect(() => {
    const price = product.priceRange[0]?.price ?? product.skus[0]?.price;
    if (!price) return;
    let isKept = false;
    const keep = () => {
      if (isKept) return;
      isKept = true;
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
    };
    const callOff = whenIdle(keep);
    window.addEventListener('pagehide', keep);
    return () => {
      callOff();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [product, add]);
}
