import dynamic from 'next/dynamic';
import type { Product } from '../../contract/catalog';
import { SkeletonBlock } from '../../ui/skeletons';
import { useNear } from '../../ui/use-near';
import { partLoadingIn } from '../../ui/part-loading';

const ROOM = <SkeletonBlock height={360} radius={16} />;
const SimilarProducts = dynamic(() => import('./similar-products').then((file) => file.SimilarProducts), {
  ssr: false,
  loading: partLoadingIn(ROOM),
});

/** Fetched, with the cipher that it brings along, once somebody scrolls down to it. */
export function SimilarBelow({ product }: { product: Product }) {
  const { place, isNear } = useNear<HTMLDivElement>();
  return <div ref={place}>{isNear ? <SimilarProducts product={product} /> : ROOM}</div>;
}
