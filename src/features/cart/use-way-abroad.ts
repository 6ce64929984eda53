import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useKeptForm } from '../../client/use-kept-form';
import { useRequest } from '../../client/use-request';
import { useTenant } from '../../client/use-shell';
import { firstWishes, type Shipped, type Wishes } from './way-abroad.rules';

const TYPING_MS = 350;

/** What the server says of these things on their way abroad, a moment after the last change. */
export function useWayAbroad(items: readonly Shipped[], tenantWarehouseId: string | undefined) {
  const { countryCode } = useTenant();
  const addresses = useRequest('GET /front/user/addresses', {});
  const [changed, setChanged] = useState<Wishes>();
  // what was wished in the cart is wished at the checkout
  useKeptForm<{ changed: Wishes | null }>({
    name: 'way-abroad',
    values: { changed: changed ?? null },
    restore: ({ changed: kept }) => setChanged(kept ?? undefined),
  });
  const isPlaceKnown = addresses.data !== undefined || addresses.error !== undefined;
  const wishes = changed ?? (isPlaceKnown ? firstWishes(addresses.data ?? [], countryCode) : undefined);
  const body = wishes && {
    ...wishes,
    postcode: wishes.postcode?.trim(),
    goods: items.map(({ productUrl, productSkuId, quantity }) => ({ productUrl, productSkuId, quantity })),
    tenantWarehouseId,
  };
  // as text, since the list is another one at each drawing
  const [settled] = useDebouncedValue(JSON.stringify(body), TYPING_MS);
  const asked = settled === undefined ? undefined : { body: JSON.parse(settled) as NonNullable<typeof body> };
  const { data, error, mutate } = useRequest('POST /front/cart/estimate-freight', asked, { keepPreviousData: true });
  return {
    wishes,
    wish: (more: Partial<Wishes>) => wishes && setChanged({ ...wishes, ...more }),
    estimate: data,
    error,
    retry: () => void mutate(),
  };
}
