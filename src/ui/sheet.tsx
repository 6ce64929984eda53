import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useOnceOpened } from './use-once-opened';

export interface SheetProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `bottom`: over the thumb, for phones. `end`: a panel at the side. */
  from?: 'bottom' | 'end';
}

const SheetDrawer = dynamic(() => import('./sheet-drawer').then((m) => m.SheetDrawer), { ssr: false });

/** What a modal is on a desktop, on a phone. */
export function Sheet(props: SheetProps) {
  return useOnceOpened(props.isOpen) ? <SheetDrawer {...props} /> : null;
}
