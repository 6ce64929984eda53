import { Modal, type ModalProps } from '@mantine/core';
import type { RefObject } from 'react';
import { useFirstField } from './use-first-field';
import { useReturnFocus } from './use-return-focus';

interface Props extends ModalProps {
  /** False while what the dialog asks is still on its way. */
  isReady?: boolean;
  /** What opens it, where it may have opened by itself: its end leads there. */
  home?: RefObject<HTMLElement | null>;
}

/** Mantine's modal, which begins at its first field and leads back to where the shopper was. */
export function Dialog({ isReady = true, home, children, ...props }: Props) {
  useReturnFocus(props.opened, home);
  return (
    <Modal {...props} returnFocus={false}>
      <Body isReady={isReady}>{children}</Body>
    </Modal>
  );
}

function Body({ isReady, children }: Pick<Props, 'isReady' | 'children'>) {
  return (
    <div ref={useFirstField(isReady === true)} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
