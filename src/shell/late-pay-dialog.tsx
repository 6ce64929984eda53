import dynamic from 'next/dynamic';
import { LayerLoading } from '../ui/part-loading';

/** Fetched when somebody is about to pay. */
export const LatePayDialog = dynamic(() => import('./checkout-pay-dialog').then((file) => file.CheckoutPayDialog), {
  ssr: false,
  loading: LayerLoading,
});
