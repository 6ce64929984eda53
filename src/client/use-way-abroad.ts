import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ShipmentQuestion } from '../contract/shipment';
import { firstWishes, type ShippingWishes } from './shipping-wishes';
import { useKeptForm } from './use-kept-form';
import { useProfile } from './use-profile';
import { useRequest } from './use-request';
import { useTenant } from './use-shell';

const TYPING_MS = 350;

/**
 * What the server says of these things on their way abroad, a moment after the last change: on a product's page, in the
 * cart and at the checkout the same question, so that the same things cost the same. Nothing is asked of no things.
 */
export function useWayAbroad(items: ShipmentQuestion['goods'], tenantWarehouseId?: string) {
  const { countryCode } = useTenant();
  const isKnown = useProfile() !== null;
  const addresses = useRequest('GET /front/user/addresses', isKnown ? {} : undefined);
  const [changed, setChanged] = useState<ShippingWishes>();
  // what was wished on one page is wished on the next
  useKeptForm<{ changed: ShippingWishes | null }>({
    name: 'way-abroad',
    values: { changed: changed ?? null },
    restore: ({ changed: kept }) => setChanged(kept ?? undefined),
  });
  const isPlaceKnown = !isKnown || addresses.data !== undefined || addresses.error !== undefined;
  const wishes = changed ?? (isPlaceKnown ? firstWishes(addresses.data ?? [], countryCode) : undefined);
  const body = items.length > 0 &&
    wishes && {
      ...wishes,
      postcode: wishes.postcode?.trim(),
      goods: items.map(({ productUrl, productSkuId, quantity }) => ({ productUrl, productSkuId, quantity })),
      tenantWarehouseId,
    };
  // as text, since the list is another one at each drawing
  const [settled] = useDebouncedValue(body ? JSON.stringify(body) : '', TYPING_MS);
  const asked = settled ? { body: JSON.parse(settled) as Exclude<typeof body, false | undefined> } : undefined;
  const { data, error, mutate } = useRequest('POST /front/cart/estimate-freight', asked, { keepPreviousData: true });
  return {
    wishes,
    wish: (more: Partial<ShippingWishes>) => wishes && setChanged({ ...wishes, ...more }),
    estimate: data,
    error,
    retry: () => void mutate(),
  };
}
