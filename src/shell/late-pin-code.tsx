import dynamic from 'next/dynamic';
import { PartLoading } from '../ui/part-loading';

/** Fetched when somebody proves by a mail who they are. */
export const LatePinCode = dynamic(() => import('./pin-code-field').then((file) => file.PinCodeField), {
  ssr: false,
  loading: PartLoading,
});
