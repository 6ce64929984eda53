import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useOnceOpened } from './use-once-opened';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text?: string;
  children?: ReactNode;
  /** A verb: "Remove", "Close the order". */
  confirmLabel: string;
  /** What leaves everything as it is, where “Cancel” could be taken for the question's own answer. */
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  isDangerous?: boolean;
  isRunning?: boolean;
  /** false: a notice with one button. */
  hasCancel?: boolean;
}

const ConfirmModal = dynamic(() => import('./confirm-modal').then((m) => m.ConfirmModal), { ssr: false });

/** Asks before what cannot be undone; its code comes with the first question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOnceOpened(props.isOpen) ? <ConfirmModal {...props} /> : null;
}
