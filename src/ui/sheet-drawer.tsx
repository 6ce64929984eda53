import type { ReactNode } from 'react';
import { Drawer } from '@mantine/core';
import { useTranslation } from '../client/use-translation';
import { useReturnFocus } from './use-return-focus';

export interface SheetProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** `bottom`: over the thumb, for phones. `start`, `end`: a panel at the side. */
  from?: 'bottom' | 'start' | 'end';
}

export function SheetDrawer({ isOpen, title, onClose, children, from = 'bottom' }: SheetProps) {
  const { t } = useTranslation();
  useReturnFocus(isOpen);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      returnFocus={false}
      title={title}
      position={from === 'bottom' ? 'bottom' : from === 'end' ? 'right' : 'left'}
      size={from === 'bottom' ? undefined : from === 'end' ? 'sm' : 'xs'}
      radius={from === 'bottom' ? '16px 16px 0 0' : 0}
      // Mantine knows no size that follows the content
      styles={from === 'bottom' ? { content: { height: 'auto', maxHeight: '90dvh' } } : {}}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {children}
    </Drawer>
  );
}
