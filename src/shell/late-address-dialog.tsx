import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { LayerLoading } from '../ui/part-loading';
import type { AddressDialog } from '../features/account/address-dialog';

const Late = dynamic(() => import('../features/account/address-dialog').then((file) => file.AddressDialog), {
  ssr: false,
  loading: LayerLoading,
});

/** Where goods go to, asked for on the page that ships them. Fetched when it is opened. */
export const LateAddressDialog = (props: Omit<ComponentProps<typeof AddressDialog>, 'call'>) => (
  <Late {...props} call="POST /front/user/addresses" />
);
