import type { SheetProps } from './sheet-drawer';
import dynamic from 'next/dynamic';
import { useOnceOpened } from './use-once-opened';
import { LayerLoading } from './part-loading';

const SheetDrawer = dynamic(() => import('./sheet-drawer').then((m) => m.SheetDrawer), {
  ssr: false,
  loading: LayerLoading,
});

/** What a modal is on a desktop, on a phone. */
export function Sheet(props: SheetProps) {
  return useOnceOpened(props.isOpen) ? <SheetDrawer {...props} /> : null;
}
