import dynamic from 'next/dynamic';
import { Late } from '../ui/late';

// a drawing beside its name: without it nothing is missing that would have to be said
const BrandIcon = dynamic(() => import('./brand-icons').then((file) => file.BrandIcon), {
  ssr: false,
  loading: () => null,
});

/** Stands at the foot of every page: its drawing comes after the page is alive, its room is kept from the start. */
export function LateBrandIcon({ brand, size }: { brand: string; size: number }) {
  return (
    <span style={{ display: 'inline-flex', inlineSize: size, blockSize: size }}>
      <Late>
        <BrandIcon brand={brand} size={size} />
      </Late>
    </span>
  );
}
