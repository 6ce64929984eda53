import dynamic from 'next/dynamic';
import { WhenNear } from '../../ui/when-near';
import type { Shipped } from './way-abroad.rules';
import { PartLoading } from '../../ui/part-loading';

const WayAbroad = dynamic(() => import('./way-abroad').then((file) => file.WayAbroad), {
  ssr: false,
  loading: PartLoading,
});
const HEIGHT = { wide: 460, narrow: 560 };

interface Props {
  items: Shipped[];
  tenantWarehouseId: string | undefined;
}

/** The way abroad of all that is chosen, fetched once somebody scrolls down to it. */
export const WayAbroadBelow = ({ items, tenantWarehouseId }: Props) =>
  items.length > 0 && (
    <WhenNear height={HEIGHT}>
      <WayAbroad items={items} tenantWarehouseId={tenantWarehouseId} />
    </WhenNear>
  );
