import type { ConfirmDialogProps } from './confirm-modal';
import dynamic from 'next/dynamic';
import { useOnceOpened } from './use-once-opened';
import { LayerLoading } from './part-loading';

const ConfirmModal = dynamic(() => import('./confirm-modal').then((m) => m.ConfirmModal), {
  ssr: false,
  loading: LayerLoading,
});

/** Asks before what cannot be undone; its code comes with the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceOpened(props.isOpen) ? <ConfirmModal {...props} /> : null;
}
