import { Modal, type ModalProps } from '@mantine/core';
import { useFirstField } from './use-first-field';
import { useReturnFocus } from './use-return-focus';

interface Props extends ModalProps {
  /** False while what the dialog asks is still on its way. */
  isReady?: boolean;
}

/** Mantine's modal, which begins at its first field and leads back to where the shopper was. */
export function Dialog({ isReady = true, children, ...props }: Props) {
  useReturnFocus(props.opened);
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
